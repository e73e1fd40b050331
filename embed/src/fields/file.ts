import type { DrawField } from './field.ts'
import { shell } from './shell.ts'

/** A native file input, stretched over the box that a file is dropped on. The sending comes with parts/uploads.ts. */
export const file: DrawField<'file'> = (context, field) => {
  const { make, say } = context
  const control = make('input', { type: 'file', accept: field.accept.join() })
  return shell(context, field, make('div', { className: 'drop' }, make('span', null, say('chooseFile')), control), control)
}
