import { Button, Skeleton } from '@mantine/core'
import { X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { CSSProperties } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { ChartPoint } from '../../ui/time-chart.tsx'
import { SERIES } from './chart-points.ts'
import { FormSwitch } from './form-switch.tsx'
import type { Form } from './form-switch.tsx'
import { PointsTable } from './points-table.tsx'
import classes from './events-card.module.css'

const TimeChart = lazy(() => import('../../ui/time-chart.tsx'))

interface EventsCardProps {
  /** undefined while they are awaited */
  readonly points: readonly ChartPoint[] | undefined
  readonly unit: 'hour' | 'day'
  /** Name of the one component that is shown. */
  readonly component: string | null
  readonly onShowAll: () => void
}

/** Events over time, as lines or as a table. A legend's entry switches its line. */
export function EventsCard({ points, unit, component, onShowAll }: EventsCardProps) {
  const [form, setForm] = useState<Form>('chart')
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string) => setHidden((before) => (before.has(key) ? new Set([...before].filter((other) => other !== key)) : new Set([...before, key])))
  const empty = points?.every(({ values }) => Object.values(values).every((value) => value === 0))
  const waiting = <div role="status" aria-label="Loading events"><Skeleton height={256} /></div>
  return (
    <section className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.title}>Events</h2>
        {component === null ? null : (
          <Button className={classes.filter} variant="default" size="xs" rightSection={<Icon of={X} size={14} />} aria-label={`Show all components, not only ${component}`} onClick={onShowAll}>
            <span className="truncate">{component}</span>
          </Button>
        )}
        {form === 'chart' ? (
          <div className={classes.legend} role="group" aria-label="Lines">
            {SERIES.map(({ key, label, color }) => (
              <button key={key} type="button" className={classes.key} style={{ '--key': color } as CSSProperties} aria-pressed={!hidden.has(key)} onClick={() => toggle(key)}>{label}</button>
            ))}
          </div>
        ) : null}
        <FormSwitch className={classes.form} label="Show as" form={form} onChange={setForm} />
      </div>
      <div className={classes.body} data-form={form}>
        {points === undefined ? waiting : null}
        {points && empty && form === 'chart' ? <p className={classes.empty}>No data available</p> : null}
        {points && !empty && form === 'chart' ? (
          <Suspense fallback={waiting}>
            <TimeChart points={points} series={SERIES.filter(({ key }) => !hidden.has(key))} />
          </Suspense>
        ) : null}
        {points ? <PointsTable points={points} unit={unit} visible={form === 'table'} /> : null}
      </div>
    </section>
  )
}
