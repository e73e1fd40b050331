import type { DrawField } from './field.ts'
import { shell } from './shell.ts'

export const select: DrawField<'select'> = (context, field) => {
  const { make, say } = context
  const control = make('select', { className: 'input' }, ...[field.placeholder || say('choose'), ...field.options].map((text) => make('option', { value: text }, text)))
  control.options[0]!.value = ''
  return shell(context, field, make('div', { className: 'pick' }, control), control)
}
