import fc from 'fast-check'
import { expect, it } from 'vitest'
import { axisTicks } from './axis-ticks.ts'

it('marks are round numbers', () => {
  expect(axisTicks(0)).toEqual([0, 1])
  expect(axisTicks(3)).toEqual([0, 1, 2, 3])
  expect(axisTicks(340)).toEqual([0, 100, 200, 300, 400])
  expect(axisTicks(1965)).toEqual([0, 500, 1000, 1500, 2000])
})

it('marks are whole, few, evenly apart, and hold what is shown', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), (most) => {
      const ticks = axisTicks(most)
      expect(ticks.every(Number.isInteger)).toBe(true)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
      expect(new Set(ticks.slice(1).map((tick, i) => tick - ticks[i]!)).size).toBe(1)
    }),
  )
})
