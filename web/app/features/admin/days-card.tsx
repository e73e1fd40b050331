import { Skeleton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { CSSProperties } from 'react'
import { VIEWER_ZONE } from '../../lib/dates.ts'
import type { ChartSeries } from '../../ui/time-chart.tsx'
import { Card } from '../../ui/card.tsx'
import { bucketNames } from '../analytics/bucket-names.ts'
import { FormSwitch } from '../analytics/form-switch.tsx'
import type { Form } from '../analytics/form-switch.tsx'
import { PointsTable } from '../analytics/points-table.tsx'
import classes from './metrics.module.css'

const TimeChart = lazy(() => import('../../ui/time-chart.tsx'))

interface MetricsDay {
  readonly start: string
  readonly signups: number
  readonly loads: number
  readonly submissions: number
}

interface DaysCardProps {
  readonly title: string
  readonly series: readonly ChartSeries[]
  /** undefined while they are awaited */
  readonly days: readonly MetricsDay[] | undefined
}

const nameOf = bucketNames('day', VIEWER_ZONE)

/** Figures of 30 days, as lines or as a table. */
export function DaysCard({ title, series, days }: DaysCardProps) {
  const [form, setForm] = useState<Form>('chart')
  const points = days?.map(({ start, ...values }) => ({ ...nameOf(start), values }))
  const empty = points?.every(({ values }) => series.every(({ key }) => (values as Record<string, number>)[key] === 0))
  const waiting = <div role="status" aria-label={`Loading ${title}`}><Skeleton height={256} /></div>
  return (
    <Card title={`${title}, 30 days`} action={<FormSwitch label={`Show ${title} as`} form={form} onChange={setForm} />}>
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
