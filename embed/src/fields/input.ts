import type { DrawField } from './field.ts'
import { shell } from './shell.ts'

/** The input of each kind. Addresses are text: an input of type email gives another spelling of a host in other letters. */
const TYPES: Record<string, string> = { email: 'text', url: 'text', datetime: 'datetime-local', colorpicker: 'color' }

type Kind = 'text' | 'email' | 'tel' | 'url' | 'textarea' | 'number' | 'date' | 'time' | 'datetime' | 'colorpicker'

/** One native input, or a textarea. */
export const input: DrawField<Kind> = (context, field) => {
  const { type, name } = field
  const isAddress = type === 'email' || type === 'url'
  const given = { placeholder: '', value: '', min: '', max: '', ...field }
  const control = context.make((type === 'textarea' ? type : 'input') as 'input', {
    // A textarea's type cannot be set, and is this.
    type: type !== 'textarea' && (TYPES[type] || type),
    placeholder: given.placeholder,
    min: given.min,
    max: given.max,
    step: type === 'number' && 'any',
    value: given.value,
    className: 'input',
    autocomplete: (isAddress || type === 'tel' ? type : name === 'name' && name) as AutoFill,
    inputMode: isAddress && type,
    autocapitalize: isAddress && 'off',
  })
  return shell(context, field, control, control)
}
