import type { EventCounts } from '@inlay/contract/analytics'
import type { ChartPoint, ChartSeries } from '../../ui/time-chart.tsx'

interface Bucket {
  readonly start: string
  readonly counts: EventCounts
}

/** What the chart draws: four at most. Errors, which are rare, have their column in the table. */
export const SERIES: readonly ChartSeries[] = [
  { key: 'views', label: 'Views', color: 'var(--chart-1)' },
  { key: 'interactions', label: 'Interactions', color: 'var(--chart-2)' },
  { key: 'submissions', label: 'Submissions', color: 'var(--chart-3)' },
  { key: 'loads', label: 'Loads', color: 'var(--chart-4)' },
]

// The interface is English; day before month, whatever the browser's language.
const LOCALE = 'en-GB'

/** What a bucket is called at its axis, and in full, in the viewer's zone. */
function namesIn(unit: 'hour' | 'day', zone: string): { label: (at: Date) => string; title: (at: Date) => string } {
  const of = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(LOCALE, { timeZone: zone, ...options })
    return (at: Date) => format.format(at)
  }
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  if (unit === 'day') return { label: of({ day: 'numeric', month: 'short' }), title: of({ ...day, year: 'numeric' }) }
  // With the zone's name of the moment: when clocks are put back, an hour comes twice.
  return { label: of(time), title: of({ ...day, ...time, timeZoneName: 'short' }) }
}

/** Buckets as the chart and its table show them. */
export function chartPoints(buckets: readonly Bucket[], unit: 'hour' | 'day', zone: string): ChartPoint[] {
  const names = namesIn(unit, zone)
  return buckets.map(({ start, counts }) => {
    const at = new Date(start)
    const { component_load: loads, view: views, component_interaction, click, submit: submissions, component_error: errors } = counts
    return { label: names.label(at), title: names.title(at), values: { loads, views, interactions: component_interaction + click, submissions, errors } }
  })
}
