import { SegmentedControl, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import type { CSSProperties } from 'react'
import { api } from '../../lib/api.ts'
import { VIEWER_ZONE } from '../../lib/dates.ts'
import { useAddressParam } from '../../lib/use-address-param.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { chartPoints, SERIES } from '../analytics/chart-points.ts'
import { PointsTable } from '../analytics/points-table.tsx'
import classes from './events-chart.module.css'

const TimeChart = lazy(() => import('../../ui/time-chart.tsx'))

/** Views and interactions; the rest is in the analytics. */
const DRAWN = SERIES.slice(0, 2)
const COLUMNS = DRAWN.map(({ key, label }) => [key, label] as const)

const RANGES = [{ value: '7d', label: '7 days' }, { value: '30d', label: '30 days' }, { value: '90d', label: '90 days' }]
const DEFAULT = '30d'

/** How often the counts are fetched anew, ms. */
const REFRESH = 60_000

/** Views and interactions of all components by day; the address says of how many days. */
export function EventsChart() {
  const [wanted, setWanted] = useAddressParam('range')
  const range = RANGES.find(({ value }) => value === wanted)?.value ?? DEFAULT
  const summary = useQuery({ ...api.analytics.summary.queryOptions({ input: { range: range as '7d', zone: VIEWER_ZONE } }), placeholderData: keepPreviousData, refetchInterval: REFRESH })
  const points = useMemo(() => summary.data && chartPoints(summary.data.buckets, summary.data.unit, VIEWER_ZONE), [summary.data])
  const waiting = <div role="status" aria-label="Loading events"><Skeleton height={256} /></div>
  return (
    <Card
      title="Events"
      action={(
        <>
          <ul className={classes.legend}>{DRAWN.map(({ key, label, color }) => <li key={key} style={{ '--key': color } as CSSProperties}>{label}</li>)}</ul>
          <SegmentedControl size="xs" aria-label="Days" data={RANGES} value={range} onChange={(value) => setWanted(value === DEFAULT ? null : value)} />
        </>
      )}
    >
      {summary.isLoadingError ? <ErrorState title="The events could not be loaded" error={summary.error} onRetry={() => void summary.refetch()} retrying={summary.isFetching} /> : (
        <div className={classes.body}>
          {points ? <Suspense fallback={waiting}><TimeChart points={points} series={DRAWN} /></Suspense> : waiting}
          {points ? <PointsTable points={points} unit={summary.data?.unit ?? 'day'} columns={COLUMNS} visible={false} /> : null}
        </div>
      )}
    </Card>
  )
}
