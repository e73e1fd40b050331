import type { InvitationStatus } from '@inlay/contract/rules/invitation-status'
import { Badge } from '../../ui/status-badge.tsx'
import type { Tone } from '../../ui/status-badge.tsx'

const TONES: Record<InvitationStatus, Tone> = { Active: 'good', Expired: 'warn', 'Fully Used': 'quiet', Inactive: 'quiet' }

/** The one status of an invitation. */
export function InvitationBadge({ status }: { status: InvitationStatus }) {
  return <Badge tone={TONES[status]}>{status}</Badge>
}
