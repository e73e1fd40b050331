import { Skeleton } from '@mantine/core'
import classes from './table.module.css'

/** The table's shape while it is awaited. */
export function TableSkeleton() {
  return (
    <div className={classes.card} role="status" aria-label="Loading submissions">
      <table className={classes.table} aria-hidden>
        <tbody>
          {[62, 48, 70, 55, 66, 52, 60, 46].map((width, row) => (
            <tr key={row}>
              <td className={classes.tick}><Skeleton width={16} height={16} /></td>
              <td className={classes.date}><Skeleton width={104} height={14} my={11} /></td>
              <td className={classes.type}><Skeleton width={`${width}%`} height={14} my={11} /></td>
              <td><Skeleton width={`${width + 10}%`} height={14} my={11} /></td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
