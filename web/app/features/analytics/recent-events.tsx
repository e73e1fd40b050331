import { Skeleton } from '@mantine/core'
import type { RecentEvent } from '@inlay/contract/analytics'
import { RECENT_EVENTS } from '@inlay/contract/analytics'
import { COMPONENT_TYPE_LABELS } from '@inlay/contract/component-types'
import { Card } from '../../ui/card.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { hostAndPath } from '../overview/host-and-path.ts'
import classes from './recent-events.module.css'

const LABELS: Record<string, string> = { ...COMPONENT_TYPE_LABELS, quiz: 'Quiz' }

/** The latest events, newest first, whatever time is chosen. @param events undefined while they are awaited */
export function RecentEvents({ events }: { events: readonly RecentEvent[] | undefined }) {
  return (
    <Card title="Recent events" action={<span className={classes.note}>The latest {RECENT_EVENTS}</span>}>
      {events === undefined ? <div className={classes.waiting} role="status" aria-label="Loading recent events">{[0, 1, 2, 3].map((n) => <Skeleton key={n} height={28} />)}</div> : null}
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
