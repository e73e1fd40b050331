import type { FormField } from '@inlay/contract/form-field'
import { choices } from './choices.ts'
import { dateRange } from './date-range.ts'
import type { DrawnField, Field, FieldContext } from './field.ts'
import { file } from './file.ts'
import { hidden } from './hidden.ts'
import { input } from './input.ts'
import { range } from './range.ts'
import { rating } from './rating.ts'
import { select } from './select.ts'
import { description, divider, heading, image, message, progress, spacer, symbol, tooltip } from './shown.ts'
import { toggle } from './toggle.ts'

/** How each kind of field is drawn. Steps are no field of their own: the form draws them. */
export const fields: { readonly [T in Exclude<FormField['type'], 'stepper'>]: (context: FieldContext, field: Field<T>, before: unknown) => DrawnField } = {
  text: input,
  email: input,
  tel: input,
  url: input,
  textarea: input,
  number: input,
  date: input,
  time: input,
  datetime: input,
  colorpicker: input,
  radio: choices,
  checkbox: choices,
  tags: choices,
  daterange: dateRange,
  icon: symbol,
  hidden,
  file,
  select,
  toggle,
  rating,
  range,
  heading,
  description,
  image,
  tooltip,
  message,
  spacer,
  divider,
  progress,
}
