import { icon } from '../frame/icon.ts'
import type { DrawField } from './field.ts'
import { shell } from './shell.ts'

const STAR = 'm12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3l-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z'
/** Up to five are stars; a scale that is longer, or begins at 0, is numbers. */
const STARS_MAX = 5
/** More options than this scroll in a box of their own. */
const MANY = 100

/** Options that stand side by side or in a column, each a label round a native radio or checkbox. */
export const choices: DrawField<'radio' | 'checkbox' | 'tags' | 'rating'> = (context, field) => {
  const { document, make, id } = context
  const [min, max] = field.type === 'rating' ? [field.min, field.maxRating] : [0, 0]
  const isStars = min > 0 && max <= STARS_MAX
  const options = field.type === 'rating' ? [...Array<unknown>(max - min + 1)].map((_, place) => `${min + place}`) : field.options
  const look = isStars ? 'star' : { radio: 'option', checkbox: 'line', tags: 'chip', rating: 'chip' }[field.type]
  const type = /^ra/.test(field.type) ? 'radio' : 'checkbox'
  const required = type === 'radio' && field.required
  const labels = options.map((value) =>
    make('label', { className: look }, make('input', { type, name: id, value, required, 'aria-label': isStars && `${value} / ${max}` }), isStars ? icon(document, STAR) : make('span', null, value)),
  )
  return shell(context, field, make('div', { className: `${look}s` + (options.length > MANY ? ' many' : '') }, ...labels))
}
