import { describe, expect, it } from 'vitest'
import { ATTEMPTS_MAX, backoff } from './backoff.ts'

describe('the pause before another attempt', () => {
  it.each([[1, 10_000], [2, 20_000], [5, 160_000], [10, 3_600_000], [31, 3_600_000], [2_000, 3_600_000]])('after %d of them is %d ms, a quarter more or less', (attempts, wait) => {
    expect([backoff(attempts, 0), backoff(attempts, 0.5), backoff(attempts, 1)]).toEqual([wait * 0.75, wait, wait * 1.25])
  })

  it('adds up to about a day until an item is given up', () => {
    const hours = Array.from({ length: ATTEMPTS_MAX - 1 }, (_, index) => backoff(index + 1, 0.5)).reduce((sum, wait) => sum + wait) / 3_600_000
    expect(hours).toBeGreaterThan(22)
    expect(hours).toBeLessThan(26)
  })
})
