import { el } from '../frame/el.ts'
import type { DrawField } from './field.ts'
import { shell } from './shell.ts'

/** The input of each kind. Addresses are text: an input of type email gives another spelling of a host in other letters. */
const TYPES: Record<string, string> = { email: 'text', url: 'text', datetime: 'datetime-local', colorpicker: 'color' }

type Kind = 'text' | 'email' | 'tel' | 'url' | 'textarea' | 'number' | 'date' | 'time' | 'datetime' | 'colorpicker'

/** One native input, or a textarea. */
export const input: DrawField<Kind> = (context, field, before) => {
  const { type } = field
  // One class for the compiler; a textarea has all that is used of an input here but the type.
  const control = el(context.document, (type === 'textarea' ? type : 'input') as 'input', 'input')
  if (type !== 'textarea') control.type = TYPES[type] || type
  control.name = field.name
  if ('placeholder' in field) control.placeholder = field.placeholder
  if ('min' in field) {
    if (field.min) control.min = `${field.min}`
    if (field.max) control.max = `${field.max}`
  }
  if (type === 'number') control.step = 'any'
  const known = /email|tel|url/.test(type) ? type : field.name === 'name' && 'name'
  if (known) control.setAttribute('autocomplete', known)
  if (type === 'email' || type === 'url') {
    control.inputMode = type
    control.autocapitalize = 'off'
    control.spellcheck = false
  }
  const value = typeof before === 'string' ? before : 'value' in field ? field.value : ''
  if (value !== null) control.value = `${value}`
  // What a browser cannot read as a number or a date it gives as empty.
  return { ...shell(context, field, control, control), read: () => (control.validity.badInput ? '?' : control.value) }
}
