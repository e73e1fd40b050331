import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentages } from './percentages.ts'

describe('percentages', () => {
  it.each([
    [[], []],
    [[0], [0]],
    [[0, 0, 0], [0, 0, 0]],
    [[7], [100]],
    [[1, 1, 1], [34, 33, 33]],
    [[2, 1], [67, 33]],
    [[1, 2], [33, 67]],
    [[1, 1, 1, 1, 1, 1, 1], [15, 15, 14, 14, 14, 14, 14]],
    [[0, 5, 0], [0, 100, 0]],
    [[999, 1], [100, 0]],
    [[995, 5], [100, 0]],
    [[994, 6], [99, 1]],
    [[1e12, 1e12], [50, 50]],
  ])('of %j are %j', (counts, shares) => {
    expect(percentages(counts)).toEqual(shares)
  })

  it('are whole, add up to 100, lie within one of the exact share, and never turn the order around', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1e9 }), { minLength: 1, maxLength: 40 }), (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0)
        const shares = percentages(counts)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total ? 100 : 0)
        shares.forEach((share, index) => {
          expect(Number.isInteger(share)).toBe(true)
          if (total) expect(Math.abs(share - (100 * counts[index]!) / total)).toBeLessThan(1)
          for (const other of counts.keys()) if (counts[index]! > counts[other]!) expect(share).toBeGreaterThanOrEqual(shares[other]!)
        })
      }),
    )
  })

  it('of ten thousand options are worked out at once', () => {
    const start = performance.now()
    const shares = percentages(Array.from({ length: 10_000 }, (_, index) => index))
    expect(performance.now() - start).toBeLessThan(1_000)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
  })
})
