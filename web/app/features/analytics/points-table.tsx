import type { ChartPoint } from '../../ui/time-chart.tsx'
import classes from './points-table.module.css'

const COLUMNS = [['loads', 'Loads'], ['views', 'Views'], ['interactions', 'Interactions'], ['submissions', 'Submissions'], ['errors', 'Errors']] as const

interface PointsTableProps {
  readonly points: readonly ChartPoint[]
  readonly unit: 'hour' | 'day'
  readonly visible: boolean
  /** Keys of the values, and what they are called. */
  readonly columns?: readonly (readonly [string, string])[]
  /** Of what is counted. */
  readonly name?: string
}

/** What the chart draws, in words and numbers; there for screen readers also while the chart is shown. */
export function PointsTable({ points, unit, visible, columns = COLUMNS, name = 'Events' }: PointsTableProps) {
  return (
    // A table by itself is never narrower than its words.
    <div className={visible ? classes.scroll : 'visually-hidden'} {...(visible && { tabIndex: 0, role: 'group', 'aria-label': `${name} over time` })}>
      <table className={classes.table}>
        <caption className="visually-hidden">{name} by {unit}</caption>
        <thead>
          <tr>
            <th scope="col">{unit === 'day' ? 'Day' : 'Hour'}</th>
            {columns.map(([key, label]) => <th key={key} scope="col">{label}</th>)}
          </tr>
        </thead>
        <tbody>
          {points.map(({ title, label, values }) => (
            <tr key={title}>
              <th scope="row" title={title}><span className={classes.long}>{title}</span><span className={classes.short} aria-hidden>{label}</span></th>
              {columns.map(([key]) => <td key={key}>{(values[key] ?? 0).toLocaleString('en')}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
