import { Skeleton } from '@mantine/core'
import type { ViewMode } from '../../ui/view-switch.tsx'
import classes from './component-items.module.css'

/** The list's shape while it is awaited. */
export function ComponentsSkeleton({ view }: { view: ViewMode }) {
  return (
    <div className={view === 'grid' ? classes.grid : classes.list} role="status" aria-label="Loading components">
      {[0, 1, 2].map((n) => (
        <div key={n} className={classes.item}>
          {view === 'grid' ? <Skeleton height={184} /> : null}
          <div className={classes.meta}>
            <Skeleton width="55%" height={14} my={3} />
            <Skeleton width="75%" height={12} my={4} />
          </div>
        </div>
      ))}
    </div>
  )
}
