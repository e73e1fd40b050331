import { formText } from '@inlay/contract/rules/form-texts'
import { el } from '../frame/el.ts'
import { icon } from '../frame/icon.ts'
import type { DrawField } from './field.ts'
import { shell } from './shell.ts'

const DOWN = 'm6 9 6 6 6-6'

export const select: DrawField<'select'> = (context, field, before) => {
  const { document, texts } = context
  const pick = el(document, 'div', 'pick')
  const control = el(document, 'select', 'input')
  control.name = field.name
  const none = el(document, 'option', '', field.placeholder || formText(texts, 'choose'))
  none.value = ''
  control.append(none)
  for (const option of field.options) {
    const one = el(document, 'option', '', option)
    one.value = option
    control.append(one)
  }
  if (typeof before === 'string') control.value = before
  if (control.selectedIndex < 0) control.selectedIndex = 0
  pick.append(control, icon(document, DOWN))
  // A select has all that is used of an input here.
  return { ...shell(context, field, pick, control as unknown as HTMLInputElement), read: () => control.value }
}
