import { Switch } from '@mantine/core'
import { useId } from 'react'
import type { Edited } from './edited.ts'
import { steadyField } from './steady-field.tsx'
import classes from './switch-field.module.css'

interface SwitchFieldProps {
  of: Edited<boolean>
  label: string
  hint?: string | undefined
}

/** On or off. */
export const SwitchField = steadyField<boolean, Omit<SwitchFieldProps, 'of'>>(function SwitchField({ of: { value, path, errors, onChange }, label, hint }) {
  const id = useId()
  const error = errors[path]
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>{label}</label>
      <Switch
        id={id} size="sm" checked={value} withThumbIndicator={false} aria-describedby={error || hint ? `${id}-more` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked, path)}
      />
      {error ? <p id={`${id}-more`} className={classes.error} role="alert">{error}</p> : hint ? <p id={`${id}-more`} className={classes.hint}>{hint}</p> : null}
    </div>
  )
})
