import { el } from '../frame/el.ts'
import type { DrawField } from './field.ts'
import { shell } from './shell.ts'

/** More options than this scroll in a box of their own. */
const MANY = 100

/** Class of the list and of each option. */
const LOOK = { radio: ['radios', 'option'], checkbox: ['checkboxes', 'line'], tags: ['tags', 'tag'] } as const

/** Options beside each other or in a column, each a label round a native radio or checkbox. */
export const choices: DrawField<'radio' | 'checkbox' | 'tags'> = (context, field, before) => {
  const { document, frame, id } = context
  const { type, options } = field
  const [look, each] = LOOK[type]
  const list = el(document, 'div', look + (options.length > MANY ? ' many' : ''))
  const chosen = new Set([before].flat())
  const inputs = options.map((option) => {
    const label = el(document, 'label', each)
    const input = el(document, 'input')
    input.type = type === 'radio' ? type : 'checkbox'
    input.name = id
    input.value = option
    input.checked = chosen.has(option)
    label.append(input, el(document, 'span', '', option))
    list.append(label)
    return input
  })
  const mark = () => inputs.forEach((input) => input.parentElement!.classList.toggle('on', input.checked))
  frame.listen(list, 'change', mark)
  mark()
  const drawn = shell(context, field, list)
  if (type === 'radio') {
    drawn.element.setAttribute('role', 'radiogroup')
    drawn.element.setAttribute('aria-required', String(field.required))
  }
  const read = () => inputs.filter(({ checked }) => checked).map(({ value }) => value)
  return { ...drawn, read: type === 'radio' ? () => read()[0] : () => (read().length ? read() : undefined) }
}
