import type { DrawField } from './field.ts'
import { shell } from './shell.ts'

/** A switch, with its own label beside it. */
export const toggle: DrawField<'toggle'> = (context, field) => {
  const control = context.make('input', { type: 'checkbox', role: 'switch', checked: field.value, className: 'switch' })
  return shell(context, field, control, control)
}
