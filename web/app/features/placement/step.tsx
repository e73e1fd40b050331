import type { ReactNode } from 'react'
import classes from './step.module.css'

interface StepProps {
  number: number
  title: string
  text: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** One step of the installation. */
export function Step({ number, title, text, action, children }: StepProps) {
  return (
    <section className={classes.step} aria-labelledby={`step-${number}`}>
      <div className={classes.head}>
        <span className={classes.number} aria-hidden>{number}</span>
        <h2 className={classes.title} id={`step-${number}`}><span className="visually-hidden">Step {number}: </span>{title}</h2>
        {action}
      </div>
      <p className={classes.text}>{text}</p>
      <div className={classes.content}>{children}</div>
    </section>
  )
}
