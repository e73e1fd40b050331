import { describe, expect, it } from 'vitest'
import { pageOf } from './page-of.ts'

const rows = Array.from({ length: 25 }, (_, n) => n + 1)

describe('a page of a list', () => {
  it('is as long as pages are, and the last one what is left', () => {
    expect(pageOf(rows, 10, '2')).toEqual({ page: 2, last: 3, first: 11, shown: [11, 12, 13, 14, 15, 16, 17, 18, 19, 20], total: 25 })
    expect(pageOf(rows, 10, '3').shown).toEqual([21, 22, 23, 24, 25])
    expect(pageOf(rows, 25, null)).toMatchObject({ page: 1, last: 1, shown: rows })
  })

  it('is the first for what is no page, and the last for what lies behind it', () => {
    for (const wanted of [null, '', '0', '-2', '1.5', 'x', 'NaN', 'Infinity']) expect(pageOf(rows, 10, wanted).page, String(wanted)).toBe(1)
    expect(pageOf(rows, 10, '9999999')).toMatchObject({ page: 3, first: 21 })
    expect(pageOf([], 10, '4')).toEqual({ page: 1, last: 1, first: 1, shown: [], total: 0 })
  })
})
