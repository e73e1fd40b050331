import { count } from '../../lib/count.ts'
import { Stat, StatList } from '../../ui/stat.tsx'
import { activeRate } from './active-rate.ts'
import classes from './stats.module.css'

interface Figures {
  components_total: number
  components_active: number
  events_total: number
  submissions_total: number
}

/** Most components that the Active Rate draws one by one. */
const PIECES_MAX = 12

/** The four figures. @param figures undefined while they are awaited */
export function Stats({ figures }: { figures: Figures | undefined }) {
  const active = figures?.components_active ?? 0
  const total = figures?.components_total ?? 0
  return (
    <StatList>
      <Stat label="Total Components" value={figures && count(total)} note={`${count(active)} active`} />
      <Stat label="Total Events" value={figures && count(figures.events_total)} note="All-time analytics" />
      <Stat label="Form Submissions" value={figures && count(figures.submissions_total)} note="Total received" />
      <Stat label="Active Rate" value={figures && `${activeRate(active, total)}%`} note="Components published">
        {total > 0 && total <= PIECES_MAX ? (
          <span className={classes.pieces} aria-hidden>
            {Array.from({ length: total }, (_, i) => <i key={i} data-on={i < active || undefined} />)}
          </span>
        ) : null}
      </Stat>
    </StatList>
  )
}
