/** What an invitation needs to tell its status; both times are epoch milliseconds. */
export interface InvitationFacts {
  readonly isActive: boolean
  readonly usesCount: number
  readonly maxUses: number
  /** null: never expires. */
  readonly expiresAt: number | null
}

export type InvitationStatus = 'Active' | 'Expired' | 'Fully Used' | 'Inactive'

/**
 * The one status an invitation shows. The order decides: a code that can be used is Active; otherwise a past
 * expiry is named before used-up, and used-up before switched off.
 */
export function invitationStatus(invitation: InvitationFacts, now: number): InvitationStatus {
  const expired = invitation.expiresAt !== null && invitation.expiresAt <= now
  const usedUp = invitation.usesCount >= invitation.maxUses
  if (invitation.isActive && !expired && !usedUp) return 'Active'
  if (expired) return 'Expired'
  if (usedUp) return 'Fully Used'
  return 'Inactive'
}
