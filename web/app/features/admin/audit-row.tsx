import type { AuditEntry } from '@inlay/contract/admin-audit'
import { COMMAND_LINE } from '@inlay/contract/admin-audit'
import { Moment } from '../../ui/moment.tsx'
import { auditChanges } from './audit-changes.ts'
import classes from './audit.module.css'

/** One act: when, who, what, to whom, and what changed. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { created_at, actor, action, target_type, target_id, target_email, before, after, ip_address } = entry
  const command = ip_address === COMMAND_LINE
  const changes = auditChanges(before, after)
  return (
    <li className={classes.row}>
      <div className={classes.when}><Moment iso={created_at} /></div>
      <div className={classes.what}>
        <div className={classes.line}>
          <code className={classes.act}>{action}</code>
          <span className={classes.who}>{actor?.email ?? (command ? 'The operator' : 'An account that is gone')}</span>
          <span className={classes.note}>{command ? 'by a command on the server' : ip_address ? `from ${ip_address}` : ''}</span>
        </div>
        {target_id ? <div className={classes.target} title={target_id}>{target_type ?? 'target'} {target_email ?? target_id}</div> : null}
        {changes.length > 0 ? (
          <ul className={classes.changes} aria-label="What changed">
            {changes.map(({ field, from, to }) => (
              <li key={field}>
                <code>{field}</code>: {from === null ? null : <>{from}</>}{from !== null && to !== null ? <span> → </span> : null}{to === null ? <span> (removed)</span> : <b>{to}</b>}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  )
}
