import { bounds, nearest } from '@inlay/contract/rules/bounds'
import { el } from '../frame/el.ts'
import type { DrawField } from './field.ts'
import { shell } from './shell.ts'

/** A slider with its ends and its value below. */
export const range: DrawField<'range'> = (context, field, before) => {
  const { document, frame } = context
  const limits = bounds(field)
  const box = el(document, 'div')
  const control = el(document, 'input', 'slider')
  const ends = el(document, 'div', 'ends')
  const value = el(document, 'b')
  control.type = 'range'
  control.name = field.name
  control.min = `${limits.min}`
  control.max = `${limits.max}`
  control.step = `${limits.step}`
  const start = Number(before)
  control.value = `${nearest(before !== undefined && isFinite(start) ? start : field.value, limits)}`
  const show = () => {
    value.textContent = control.value
  }
  frame.listen(control, 'input', show)
  show()
  ends.setAttribute('aria-hidden', 'true')
  ends.append(el(document, 'span', '', control.min), value, el(document, 'span', '', control.max))
  box.append(control, ends)
  return { ...shell(context, field, box, control), read: () => control.value }
}
