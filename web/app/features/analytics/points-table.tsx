import type { ChartPoint } from '../../ui/time-chart.tsx'
import classes from './points-table.module.css'

const COLUMNS = [['loads', 'Loads'], ['views', 'Views'], ['interactions', 'Interactions'], ['submissions', 'Submissions'], ['errors', 'Errors']] as const

/** What the chart draws, in words and numbers; there for screen readers also while the chart is shown. */
export function PointsTable({ points, unit, visible }: { points: readonly ChartPoint[]; unit: 'hour' | 'day'; visible: boolean }) {
  return (
    // A table by itself is never narrower than its words.
    <div className={visible ? classes.scroll : 'visually-hidden'} {...(visible && { tabIndex: 0, role: 'group', 'aria-label': 'Events over time' })}>
      <table className={classes.table}>
        <caption className="visually-hidden">Events by {unit}</caption>
        <thead>
          <tr>
            <th scope="col">{unit === 'day' ? 'Day' : 'Hour'}</th>
            {COLUMNS.map(([key, label]) => <th key={key} scope="col">{label}</th>)}
          </tr>
        </thead>
        <tbody>
          {points.map(({ title, label, values }) => (
            <tr key={title}>
              <th scope="row" title={title}><span className={classes.long}>{title}</span><span className={classes.short} aria-hidden>{label}</span></th>
              {COLUMNS.map(([key]) => <td key={key}>{(values[key] ?? 0).toLocaleString('en')}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
