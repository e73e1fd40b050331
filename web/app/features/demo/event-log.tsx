import type { DeliveredType, EventType } from '@inlay/contract/delivery'
import classes from './playground.module.css'

export interface LoggedEvent {
  /** Epoch milliseconds. */
  readonly at: number
  readonly number: number
  readonly type: EventType | 'component_load'
  readonly kind: DeliveredType
}

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** What the component would tell Inlay, newest first. */
export function EventLog({ events, onClear }: { events: readonly LoggedEvent[]; onClear: () => void }) {
  return (
    <section className={classes.log} aria-labelledby="events">
      <div className={classes.formHead}><h2 id="events">Events</h2>{events.length > 0 ? <button type="button" className={classes.quiet} onClick={onClear}>Clear</button> : null}</div>
      {events.length === 0 ? <p className={classes.none}>What the component would tell Inlay appears here. Use it, and see.</p> : (
        <div className={classes.events} role="log" aria-label="Events" tabIndex={0}>
          <ol>
            {events.map(({ at, number, type, kind }) => <li key={number}><code>{type}</code><span>{kind}</span><time dateTime={new Date(at).toISOString()}>{time.format(at)}</time></li>)}
          </ol>
        </div>
      )}
    </section>
  )
}
