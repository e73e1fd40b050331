import classes from './status-badge.module.css'

/** Live or Draft, told by word, shape and colour. */
export function StatusBadge({ live }: { live: boolean }) {
  return <span className={`${classes.badge} ${live ? classes.live : classes.draft}`}>{live ? 'Live' : 'Draft'}</span>
}
