import { el } from '../frame/el.ts'
import type { DrawField } from './field.ts'
import { shell } from './shell.ts'

/** A switch, with its own label beside it. */
export const toggle: DrawField<'toggle'> = (context, field, before) => {
  const control = el(context.document, 'input', 'switch')
  control.type = 'checkbox'
  control.setAttribute('role', 'switch')
  control.name = field.name
  control.checked = before !== undefined ? before === true : field.value
  const drawn = shell(context, field, control, control)
  drawn.element.classList.add('toggle')
  return { ...drawn, read: () => control.checked }
}
