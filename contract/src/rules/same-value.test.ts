import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameValue } from './same-value.ts'

describe('two answers', () => {
  it.each<[string | number | boolean, string | number | boolean]>([
    ['1200', 1200],
    ['1.0', 1],
    ['1.50', '1.5'],
    ['-0', 0],
    ['-0.0', '0'],
    ['-2.10', -2.1],
    ['100', '100.000'],
    [true, 'true'],
    [false, 'false'],
    ['', ''],
    ['Blue', 'Blue'],
    ['3b', '3b'],
    ['12345678901234567890', '12345678901234567890.0'],
  ])('%j and %j are the same', (one, other) => {
    expect(sameValue(one, other)).toBe(true)
    expect(sameValue(other, one)).toBe(true)
  })

  it.each<[string | number | boolean, string | number | boolean]>([
    ['3b', 3],
    ['001', 1],
    ['001', '01'],
    ['01-01-2018', 1],
    ['+1', 1],
    ['1,5', 1.5],
    ['1e3', 1000],
    ['0x10', 16],
    ['.5', 0.5],
    ['5.', 5],
    [' 1', 1],
    ['', 0],
    ['0', false],
    ['1', true],
    ['2', '11111'],
    ['100', '1200'],
    ['gggg', 'GGGG'],
    ['Infinity', '∞'],
    ['12345678901234567890', '12345678901234567891'],
  ])('%j and %j are different', (one, other) => {
    expect(sameValue(one, other)).toBe(false)
    expect(sameValue(other, one)).toBe(false)
  })

  it('are compared in one pass, however many zeros they have', () => {
    const began = performance.now()
    for (let n = 0; n < 20; n++) expect(sameValue(`1.${'0'.repeat(20_000)}1`, `1.${'0'.repeat(20_000)}2`)).toBe(false)
    // Some ten milliseconds; by a pattern that begins anew at each zero it is half a minute.
    expect(performance.now() - began).toBeLessThan(2_000)
  })

  it('are the same as each is as itself, and as numbers are where both are wholly numbers', () => {
    const values = fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.double({ noNaN: true, min: -1e6, max: 1e6 }).map((value) => Math.round(value * 100) / 100))
    fc.assert(
      fc.property(values, values, (one, other) => {
        expect(sameValue(one, one)).toBe(true)
        expect(sameValue(one, other)).toBe(sameValue(other, one))
        if (typeof one === 'number' && typeof other === 'number') expect(sameValue(String(one), other)).toBe(one === other)
      }),
    )
  })
})
