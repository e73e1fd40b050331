import type { EventCounts } from '@inlay/contract/analytics'
import { EVENT_TYPES } from '@inlay/contract/delivery'
import { count } from '../../lib/count.ts'
import { Stat } from '../../ui/stat.tsx'
import classes from './totals.module.css'

const many = (n: number, what: string) => `${count(n)} ${what}${n === 1 ? '' : 's'}`

/** The three figures of the time that is shown. @param totals undefined while they are awaited */
export function Totals({ totals }: { totals: EventCounts | undefined }) {
  const errors = totals?.component_error ?? 0
  return (
    <dl className={classes.totals}>
      <Stat label="Total Events" value={count(totals && EVENT_TYPES.reduce((sum, type) => sum + totals[type], 0))} note={errors > 0 ? `${many(errors, 'error')} among them` : 'Of all types'} />
      <Stat label="Total Views" value={count(totals?.view)} note={many(totals?.component_load ?? 0, 'load')} />
      <Stat label="Total Submissions" value={count(totals?.submit)} note={many((totals?.component_interaction ?? 0) + (totals?.click ?? 0), 'interaction')} />
    </dl>
  )
}
