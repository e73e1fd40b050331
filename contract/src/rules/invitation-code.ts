/** Length of an invitation code, in characters. */
export const INVITATION_CODE_LENGTH = 8

/** Letters and digits that nobody mistakes for one another: no 0/O, 1/I/L. 31 characters. */
export const INVITATION_CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** What was typed or pasted, as a code: spaces gone, upper case, at most eight characters. */
export function normaliseInvitationCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase().slice(0, INVITATION_CODE_LENGTH)
}
