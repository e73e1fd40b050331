import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { TooltipContentProps } from 'recharts'
import type { CSSProperties } from 'react'
import { axisTicks } from '../lib/axis-ticks.ts'
import classes from './time-chart.module.css'

export interface ChartSeries {
  readonly key: string
  readonly label: string
  /** A colour of tokens.css, as in 'var(--chart-1)'. */
  readonly color: string
}

export interface ChartPoint {
  /** Below the axis, short. */
  readonly label: string
  /** At the head of the tip, exact. */
  readonly title: string
  readonly values: Readonly<Record<string, number>>
}

interface TimeChartProps {
  readonly points: readonly ChartPoint[]
  /** At most four; the first is filled. */
  readonly series: readonly ChartSeries[]
}

/** px */
const HEIGHT = 256

/** Said here too: the library has a grey of its own, which dark grounds leave too little contrast. */
const TICK = { fill: 'var(--text-3)' }

const compact = new Intl.NumberFormat('en', { notation: 'compact' })

/**
 * Lines over time. The pointer and the arrow keys tell exact values; who cannot see it needs a table beside it. It
 * brings the library with it, so load it lazily.
 */
export default function TimeChart({ points, series }: TimeChartProps) {
  const [filled, ...lines] = series
  const ticks = axisTicks(Math.max(0, ...points.flatMap(({ values }) => series.map(({ key }) => values[key] ?? 0))))
  const look = { strokeWidth: 1.75, dot: points.length === 1, isAnimationActive: false, activeDot: { r: 4, strokeWidth: 2, stroke: 'var(--surface)' } } as const
  const of = ({ key, label, color }: ChartSeries) => ({ name: label, dataKey: (point: ChartPoint) => point.values[key] ?? 0, stroke: color, ...look })
  return (
    <div className={classes.chart}>
      <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 600, height: HEIGHT }}>
        <ComposedChart data={[...points]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
          <XAxis dataKey="label" tick={TICK} tickLine={false} axisLine={{ stroke: 'var(--line-strong)' }} tickMargin={8} minTickGap={44} interval="preserveStart" allowDuplicatedCategory />
          <YAxis width="auto" tick={TICK} tickLine={false} axisLine={false} tickMargin={6} ticks={ticks} domain={[0, ticks.at(-1) ?? 1]} interval={0} tickFormatter={(value: number) => compact.format(value)} />
          <Tooltip content={(tip) => <Tip {...tip} series={series} />} cursor={{ stroke: 'var(--text-3)', strokeDasharray: '3 3' }} isAnimationActive={false} />
          {filled ? <Area {...of(filled)} fill="var(--chart-fill)" type="linear" /> : null}
          {lines.map((line) => <Line key={line.key} {...of(line)} type="linear" />)}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}

function Tip({ active, payload, series }: Pick<TooltipContentProps, 'active' | 'payload'> & { series: readonly ChartSeries[] }) {
  const point = payload[0]?.payload as ChartPoint | undefined
  if (!active || !point) return null
  return (
    <div className={classes.tip}>
      <div className={classes.tipTitle}>{point.title}</div>
      <dl>
        {series.map(({ key, label, color }) => (
          <div key={key} className={classes.tipLine}>
            <dt style={{ '--key': color } as CSSProperties}>{label}</dt>
            <dd>{(point.values[key] ?? 0).toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
