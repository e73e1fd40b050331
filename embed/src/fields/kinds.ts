import { choices } from './choices.ts'
import { dateRange } from './date-range.ts'
import type { DrawnField, Field, FieldContext, FieldType } from './field.ts'
import { file } from './file.ts'
import { input } from './input.ts'
import { range } from './range.ts'
import { select } from './select.ts'
import { description, divider, heading, image, message, progress, spacer, symbol, tooltip } from './shown.ts'
import { toggle } from './toggle.ts'

/** How each kind of field is drawn. Steps are drawn by the form, and hidden fields not at all. */
export const kinds: { readonly [T in FieldType]: (context: FieldContext, field: Field<T>) => DrawnField } = {
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
  rating: choices,
  daterange: dateRange,
  icon: symbol,
  file,
  select,
  toggle,
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
