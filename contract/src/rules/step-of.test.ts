import { expect, test } from 'vitest'
import { stepOf } from './step-of.ts'

const steps = [{ fields: ['a', 'b'] }, { fields: ['c', 'b'] }, { fields: [] }]

test.each([
  ['a', 0],
  ['c', 1],
  // Of two steps that name it, the first.
  ['b', 0],
  // No step names it, and it is not lost.
  ['z', 0],
  ['constructor', 0],
])('%s belongs to step %d', (name, step) => {
  expect(stepOf(name, steps)).toBe(step)
})

test('without steps everything belongs to the first', () => {
  expect(stepOf('a', [])).toBe(0)
})
