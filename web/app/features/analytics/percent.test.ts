import { expect, it } from 'vitest'
import { percent } from './percent.ts'

it('a rate has one digit, and none where there is nothing to tell', () => {
  expect([0, 25, 31.46, 2.3, 100].map(percent)).toEqual(['0%', '25%', '31.4%', '2.3%', '100%'])
})

it('what is little is not nothing, and what is nearly all is not all', () => {
  expect([0.04, 99.99, null].map(percent)).toEqual(['<0.1%', '99.9%', '–'])
})
