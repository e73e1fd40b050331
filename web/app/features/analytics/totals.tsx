import { Skeleton } from '@mantine/core'
import type { EventCounts } from '@inlay/contract/analytics'
import { EVENT_TYPES } from '@inlay/contract/delivery'
import classes from './totals.module.css'

const number = (n: number) => n.toLocaleString('en')
const many = (n: number, what: string) => `${number(n)} ${what}${n === 1 ? '' : 's'}`

/** The three figures of the time that is shown. @param totals undefined while they are awaited */
export function Totals({ totals }: { totals: EventCounts | undefined }) {
  const cards = totals && [
    ['Total Events', EVENT_TYPES.reduce((sum, type) => sum + totals[type], 0), totals.component_error > 0 ? `${many(totals.component_error, 'error')} among them` : 'Of all types'],
    ['Total Views', totals.view, many(totals.component_load, 'load')],
    ['Total Submissions', totals.submit, many(totals.component_interaction + totals.click, 'interaction')],
  ] as const
  return (
    <dl className={classes.totals}>
      {(cards ?? ([['Total Events'], ['Total Views'], ['Total Submissions']] as const)).map(([label, value, note]) => (
        <div key={label} className={classes.total}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value === undefined ? <Skeleton width={88} height={24} my={6} /> : number(value)}</dd>
          <dd className={classes.note}>{value === undefined ? <Skeleton width={104} height={12} my={4} /> : note}</dd>
        </div>
      ))}
    </dl>
  )
}
