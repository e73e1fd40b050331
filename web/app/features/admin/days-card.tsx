import { SegmentedControl, Skeleton } from '@mantine/core'
import { ChartLine, Table2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { CSSProperties } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { ChartSeries } from '../../ui/time-chart.tsx'
import { Card } from '../../ui/card.tsx'
import { PointsTable } from '../analytics/points-table.tsx'
import { dayNames } from './day-names.ts'
import classes from './metrics.module.css'

const TimeChart = lazy(() => import('../../ui/time-chart.tsx'))

export interface MetricsDay {
  readonly start: string
  readonly signups: number
  readonly loads: number
  readonly submissions: number
}

interface DaysCardProps {
  readonly title: string
  readonly series: readonly (ChartSeries & { readonly key: string })[]
  /** undefined while they are awaited */
  readonly days: readonly MetricsDay[] | undefined
}

const FORMS = [
  { value: 'chart', label: <><Icon of={ChartLine} /><span className="visually-hidden">Chart</span></> },
  { value: 'table', label: <><Icon of={Table2} /><span className="visually-hidden">Table</span></> },
]

/** Figures of 30 days, as lines or as a table. */
export function DaysCard({ title, series, days }: DaysCardProps) {
  const [form, setForm] = useState('chart')
  const points = days?.map(({ start, ...values }) => ({ ...dayNames(start), values }))
  const empty = points?.every(({ values }) => series.every(({ key }) => (values as Record<string, number>)[key] === 0))
  const waiting = <div role="status" aria-label={`Loading ${title}`}><Skeleton height={256} /></div>
  return (
    <Card title={`${title}, 30 days`} action={<SegmentedControl size="xs" aria-label={`Show ${title} as`} data={FORMS} value={form} onChange={setForm} />}>
      {points ? <PointsTable points={points} unit="day" visible={form === 'table'} columns={series.map(({ key, label }) => [key, label])} name={title} /> : null}
      {form === 'table' && points ? null : (
        <div className={classes.chart}>
          {points === undefined ? waiting : null}
          {points && empty ? <p className={classes.empty}>No data available</p> : null}
          {points && !empty ? (
            <>
              {series.length > 1 ? <div className={classes.legend}>{series.map(({ key, label, color }) => <span key={key} style={{ '--key': color } as CSSProperties}>{label}</span>)}</div> : null}
              <Suspense fallback={waiting}><TimeChart points={points} series={series} /></Suspense>
            </>
          ) : null}
        </div>
      )}
    </Card>
  )
}
