import { formText } from '@inlay/contract/rules/form-texts'
import { el } from '../frame/el.ts'
import type { DrawField } from './field.ts'
import { shell } from './shell.ts'

/** Two native dates. */
export const dateRange: DrawField<'daterange'> = (context, field, before) => {
  const { document, texts } = context
  const pair = el(document, 'div', 'pair')
  const { from = '', to = '' } = (before || {}) as { from?: string; to?: string }
  const [start, end] = (['from', 'to'] as const).map((key, index) => {
    const label = el(document, 'label', 'end', formText(texts, key))
    const control = el(document, 'input', 'input')
    control.type = 'date'
    control.min = field.min
    control.max = field.max
    control.value = index ? to : from
    control.required = field.required
    label.append(control)
    pair.append(label)
    return control
  }) as [HTMLInputElement, HTMLInputElement]
  const text = ({ validity, value }: HTMLInputElement) => (validity.badInput ? '?' : value)
  return { ...shell(context, field, pair), read: () => ({ from: text(start), to: text(end) }) }
}
