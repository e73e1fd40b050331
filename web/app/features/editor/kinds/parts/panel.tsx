import type { ReactNode } from 'react'
import classes from './section.module.css'

/** Everything of one part of an editor, in sections with a line between them. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={classes.panel}>{children}</div>
}
