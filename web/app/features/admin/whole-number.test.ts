import { expect, it } from 'vitest'
import { wholeNumber } from './whole-number.ts'

it('a number is taken from 1 to its bound, and nothing else is', () => {
  for (const right of ['1', ' 7 ', '1000']) expect(wholeNumber(right, 1000)).toBeNull()
  for (const wrong of ['', '0', '-1', '1.5', '1e3', '1001', 'seven', '9'.repeat(40)]) expect(wholeNumber(wrong, 1000)).toBe('Please enter a whole number from 1 to 1,000')
})
