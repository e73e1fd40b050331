import classes from './page-lines.module.css'

/** What stands for the words of a page. */
export function PageLines() {
  return <div className={classes.lines} aria-hidden>{[0, 1, 2, 3, 4, 5, 6, 7].map((n) => <i key={n} />)}</div>
}
