import { useId } from 'react'
import type { ReactNode } from 'react'
import classes from './group.module.css'

interface GroupProps {
  label: string
  /** What is chosen, where the control does not say it. */
  value?: string
  hint?: string | undefined
  error?: string | undefined
  /** @param labelledBy id of the label, for controls that no label element can name */
  children: (labelledBy: string) => ReactNode
}

/** A control with its label, and its hint or its error. */
export function Group({ label, value, hint, error, children }: GroupProps) {
  const id = useId()
  return (
    <div className={classes.group}>
      <div className={classes.label}><span id={id}>{label}</span>{value ? <span className={classes.value}>{value}</span> : null}</div>
      {children(id)}
      {error ? <p className={classes.error} role="alert">{error}</p> : hint ? <p className={classes.hint}>{hint}</p> : null}
    </div>
  )
}
