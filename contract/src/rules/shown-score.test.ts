import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownScore } from './shown-score.ts'

test.each([
  [0, 0],
  [58, 58],
  [69.96, 69.9],
  [69.99999999999999, 69.9],
  [200 / 3, 66.6],
  [0.05, 0],
  [100, 100],
])('a score of %d is shown as %d', (score, shown) => {
  expect(shownScore(score)).toBe(shown)
})

test('a score that has one decimal is shown as it is', () => {
  for (let tenths = 0; tenths <= 1_000; tenths++) expect(shownScore(tenths / 10)).toBe(tenths / 10)
})

test('what is shown is never above the score and less than a tenth below it', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (score) => {
      expect(shownScore(score)).toBeLessThanOrEqual(score)
      expect(score - shownScore(score)).toBeLessThan(0.1 + 1e-9)
    }),
  )
})
