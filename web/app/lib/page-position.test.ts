import { expect, it } from 'vitest'
import { pagePosition } from './page-position.ts'

it('a page says where it is, of how many there are as far as they are counted', () => {
  expect([pagePosition(1, 50, 50, 1_000, 10_000), pagePosition(3, 50, 20, 120, 10_000), pagePosition(2, 50, 50, 10_001, 10_000), pagePosition(2, 50, 3, null, 10_000)]).toEqual([
    '1 to 50 of 1,000', '101 to 120 of 120', '51 to 100 of more than 10,000', '51 to 53',
  ])
})
