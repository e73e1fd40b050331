import { useId } from 'react'
import type { ReactNode } from 'react'
import classes from './section.module.css'

interface SectionProps {
  title: string
  /** How many there are of what the title names. */
  count?: number
  children: ReactNode
}

/** One subject of a panel. */
export function Section({ title, count, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>{title}</h2>
        {count === undefined ? null : <span className={classes.count}>{count.toLocaleString('en')}</span>}
      </div>
      {children}
    </section>
  )
}
