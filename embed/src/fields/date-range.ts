import type { DrawField } from './field.ts'
import { shell } from './shell.ts'

/** Two native dates. */
export const dateRange: DrawField<'daterange'> = (context, field) => {
  const { make, say } = context
  const { min, max, required } = field
  const ends = (['from', 'to'] as const).map((end) => make('label', null, say(end), make('input', { type: 'date', min, max, required, className: 'input' })))
  return shell(context, field, make('div', { className: 'pair' }, ...ends))
}
