import type { RecentEvent } from '@inlay/contract/analytics'
import { RECENT_EVENTS } from '@inlay/contract/analytics'
import { KIND_LABELS } from '@inlay/contract/component-types'
import { hostAndPath } from '../../lib/host-and-path.ts'
import { Card } from '../../ui/card.tsx'
import { Loading } from '../../ui/loading.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import classes from './recent-events.module.css'

const LABELS: Readonly<Record<string, string>> = KIND_LABELS

/** The latest events, newest first, whatever time is chosen. @param events undefined while they are awaited */
export function RecentEvents({ events }: { events: readonly RecentEvent[] | undefined }) {
  return (
    <Card title="Recent events" action={<span className={classes.note}>The latest {RECENT_EVENTS}</span>}>
      {events === undefined ? <Loading label="Loading recent events" rows={4} height={28} /> : null}
      {events?.length === 0 ? <p className={classes.empty}>No data available</p> : null}
      {events && events.length > 0 ? (
        <div className={classes.scroll} tabIndex={0} role="group" aria-label="Recent events">
          <table className={classes.table}>
            <thead>
              <tr><th scope="col">Event</th><th scope="col">Component</th><th scope="col">Page</th><th scope="col">Time</th></tr>
            </thead>
            <tbody>
              {events.map((event) => (
                <tr key={event.id}>
                  <td><code className={classes.event} data-bad={event.event_type === 'component_error' || undefined}>{event.event_type}</code></td>
                  <td className={classes.component}>
                    <span className={classes.name}>{event.component_name ?? 'Unknown component'}</span>{' '}
                    <span className={classes.type}>{LABELS[event.component_type] ?? event.component_type}</span>
                  </td>
                  <td className={classes.page} title={event.host_url}><div className="truncate">{hostAndPath(event.host_url)}</div></td>
                  <td className={classes.time}><TimeAgo iso={event.created_at} /></td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Card>
  )
}
