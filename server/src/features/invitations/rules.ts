import { canonicalEmail } from '@inlay/contract/rules/canonical-email'
import { invitationStatus } from '@inlay/contract/rules/invitation-status'
import type { InvitationFacts } from '@inlay/contract/rules/invitation-status'

const REFUSALS = {
  Expired: 'This invitation code has expired',
  'Fully Used': 'This invitation code has already been used',
  Inactive: 'This invitation code is no longer active',
} as const

/**
 * Why a code cannot be used, in words for the person who typed it; null when it can.
 * @param invitation undefined: no such code
 * @param email who wants to use it; left out when that is not known yet
 * @param now epoch milliseconds
 */
export function invitationRefusal(
  invitation: (InvitationFacts & { readonly email: string | null }) | undefined,
  now: number,
  email?: string,
): string | null {
  if (!invitation) return 'Invalid invitation code'
  const status = invitationStatus(invitation, now)
  if (status !== 'Active') return REFUSALS[status]
  const invited = invitation.email
  if (email !== undefined && invited !== null && canonicalEmail(invited) !== canonicalEmail(email)) {
    return 'This invitation code is for another email address'
  }
  return null
}
