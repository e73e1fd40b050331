import type { EventCounts } from '@inlay/contract/analytics'
import type { ChartPoint, ChartSeries } from '../../ui/time-chart.tsx'
import { bucketNames } from './bucket-names.ts'

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

/** Buckets as the chart and its table show them. */
export function chartPoints(buckets: readonly Bucket[], unit: 'hour' | 'day', zone: string): ChartPoint[] {
  const nameOf = bucketNames(unit, zone)
  return buckets.map(({ start, counts }) => {
    const { component_load: loads, view: views, component_interaction, click, submit: submissions, component_error: errors } = counts
    return { ...nameOf(start), values: { loads, views, interactions: component_interaction + click, submissions, errors } }
  })
}
