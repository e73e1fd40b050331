import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Ban } from '@inlay/contract/admin-bans'
import { api } from '../../lib/api.ts'
import { Moment } from '../../ui/moment.tsx'
import { Badge } from '../../ui/status-badge.tsx'
import { useUserAct } from './use-user-act.ts'
import classes from './table.module.css'

/** Bans, newest first; on a phone a row becomes a few lines. */
export function BansTable({ bans }: { bans: readonly Ban[] }) {
  const act = useUserAct()
  const lift = useMutation(api.adminBans.lift.mutationOptions(act('User unbanned successfully', 'Failed to unban the user')))
  return (
    <table className={classes.table} aria-label="Bans" data-many>
      <thead>
        <tr>{['User ID', 'Reason', 'Banned At', 'Expires', 'Status', 'Actions'].map((label) => <th key={label} scope="col">{label}</th>)}</tr>
      </thead>
      <tbody>
        {bans.map(({ id, user_id, email, reason, banned_by, banned_at, expires_at, is_active }) => (
          <tr key={id}>
            <td className={`${classes.cut} ${classes.who}`} data-wide>
              <div><div className={classes.id} title={user_id}>{user_id.slice(0, 8)}</div><div className={`${classes.soft} truncate`} title={email}>{email}</div></div>
            </td>
            <td className={`${classes.cut} ${classes.why}`} data-wide><span className="truncate" title={banned_by ? `${reason}, by ${banned_by}` : reason}>{reason}</span></td>
            <td className={classes.date} data-label="Banned"><Moment iso={banned_at} /></td>
            <td className={classes.date} data-label="Expires" data-end>{expires_at ? <Moment iso={expires_at} /> : 'Never'}</td>
            <td><Badge tone={is_active ? 'bad' : 'quiet'}>{is_active ? 'Active' : 'Inactive'}</Badge></td>
            <td>
              {is_active ? (
                <div className={classes.acts}>
                  <Button variant="default" size="xs" aria-label={`Unban ${email}`} loading={lift.isPending && lift.variables.id === id} onClick={() => lift.mutate({ id })}>Unban</Button>
                </div>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
