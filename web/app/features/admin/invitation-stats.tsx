import { count } from '../../lib/count.ts'
import { Stat, StatList } from '../../ui/stat.tsx'

/** The four figures of invitations. @param totals undefined while they are awaited */
export function InvitationStats({ totals }: { totals: { invitations: number; active: number; uses: number; available_uses: number } | undefined }) {
  return (
    <StatList>
      <Stat label="Total Invites" value={count(totals?.invitations)} note="ever made and not deleted" />
      <Stat label="Active Invites" value={count(totals?.active)} note="can be used now" />
      <Stat label="Total Uses" value={count(totals?.uses)} note="accounts made" />
      <Stat label="Available Uses" value={count(totals?.available_uses)} note="over active invites" />
    </StatList>
  )
}
