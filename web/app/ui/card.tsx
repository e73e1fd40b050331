import type { ReactNode } from 'react'
import classes from './card.module.css'

interface CardProps {
  title: string
  /** At the end of the title row. */
  action?: ReactNode
  children: ReactNode
  className?: string
}

/** A titled card; its content brings its own padding. */
export function Card({ title, action, children, className }: CardProps) {
  return (
    <section className={`${classes.card} ${className ?? ''}`}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
