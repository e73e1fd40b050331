import type { InvitationStatus } from '@inlay/contract/rules/invitation-status'
import classes from './invitation-badge.module.css'

const LOOKS: Record<InvitationStatus, string | undefined> = { Active: classes.active, Expired: classes.expired, 'Fully Used': classes.ended, Inactive: classes.ended }

/** The one status of an invitation, told by word, shape and colour. */
export function InvitationBadge({ status }: { status: InvitationStatus }) {
  return <span className={`${classes.badge} ${LOOKS[status] ?? ''}`}>{status}</span>
}
