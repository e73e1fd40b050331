import { expect, it } from 'vitest'
import { calmItems } from './calm-items.ts'

const [a, b, c] = [{ id: 'a', text: '' }, { id: 'b', text: '' }, { id: 'c', text: '' }]
const items = [a, b, c]
const calm = (now: typeof items) => calmItems(items, now, (one, other) => one.id === other.id)

it('a letter in one item may show a moment later', () => {
  expect(calm([a, { ...b, text: 'x' }, c])).toBe(items)
  expect(calm(items)).toBe(items)
})

it('what is added, taken away, moved or put in the place of another shows at once', () => {
  for (const now of [[...items, { id: 'd', text: '' }], [a, b], [b, a, c], [a, { id: 'd', text: '' }, c]]) expect(calm(now)).toBe(now)
})
