import { expect, it } from 'vitest'
import { activeRate } from './active-rate.ts'

it('the active rate is a rounded percentage', () => {
  expect(activeRate(6, 9)).toBe(67)
  expect(activeRate(1, 3)).toBe(33)
  expect(activeRate(3, 3)).toBe(100)
})

it('the active rate of nothing is 0', () => {
  expect(activeRate(0, 0)).toBe(0)
})
