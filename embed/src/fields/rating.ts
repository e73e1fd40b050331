import { ratingEnds } from '@inlay/contract/rules/bounds'
import { el } from '../frame/el.ts'
import { icon } from '../frame/icon.ts'
import type { DrawField } from './field.ts'
import { shell } from './shell.ts'

const STAR = 'm12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3l-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z'

/** Up to five are stars; a scale that is longer, or begins at 0, is numbers. */
const STARS_MAX = 5

export const rating: DrawField<'rating'> = (context, field, before) => {
  const { document, frame, id } = context
  const { min, max } = ratingEnds(field)
  const isStars = min === 1 && max <= STARS_MAX
  const list = el(document, 'div', isStars ? 'stars' : 'numbers')
  const inputs: HTMLInputElement[] = []
  for (let value = min; value <= max; value++) {
    const label = el(document, 'label')
    const input = el(document, 'input')
    input.type = 'radio'
    input.name = id
    input.value = `${value}`
    input.checked = String(before) === input.value
    if (isStars) input.setAttribute('aria-label', `${value} / ${max}`)
    label.append(input, isStars ? icon(document, STAR) : el(document, 'span', '', `${value}`))
    list.append(label)
    inputs.push(input)
  }
  const read = () => inputs.find(({ checked }) => checked)?.value
  const mark = () => {
    const value = Number(read() ?? -1)
    inputs.forEach((input) => input.parentElement!.classList.toggle('on', isStars ? Number(input.value) <= value : input.checked))
  }
  frame.listen(list, 'change', mark)
  mark()
  const drawn = shell(context, field, list)
  drawn.element.setAttribute('role', 'radiogroup')
  drawn.element.setAttribute('aria-required', String(field.required))
  return { ...drawn, read }
}
