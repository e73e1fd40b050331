import { Button } from '@mantine/core'
import type { ApiKey } from '@inlay/contract/api-keys'
import { Day } from '../../ui/day.tsx'
import { Badge } from '../../ui/status-badge.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { SCOPE_NAMES } from './scope-names.ts'
import classes from './developers.module.css'

/** One key: what it is for, what it may do, and when it last did. */
export function KeyRow({ of: { name, scope, prefix, created_at, last_used_at }, onRevoke }: { of: ApiKey; onRevoke: () => void }) {
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <div className={classes.head}><span className={`${classes.name} truncate`} title={name}>{name}</span><Badge tone={scope === 'write' ? 'mark' : 'quiet'}>{SCOPE_NAMES[scope]}</Badge></div>
        <p className={classes.facts}>
          <code>{prefix}…</code>
          <span>{last_used_at ? <>Last used <TimeAgo iso={last_used_at} /></> : 'Never used'}</span>
          <span>Created <Day iso={created_at} /></span>
        </p>
      </div>
      <div className={classes.acts}><Button variant="default" size="xs" aria-label={`Revoke ${name}`} onClick={onRevoke}>Revoke</Button></div>
    </li>
  )
}
