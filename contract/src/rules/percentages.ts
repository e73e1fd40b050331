/**
 * Whole percentages that add up to 100, in the order of `counts`: rounded down, and what is missing given to the
 * largest remainders, the first among equals. All 0 while nothing was counted.
 * @param counts whole, 0 or more
 */
export function percentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (!total) return counts.map(() => 0)
  const remainder = counts.map((count) => (100 * count) % total)
  const whole = counts.map((count, index) => (100 * count - remainder[index]!) / total)
  const order = counts.map((_, index) => index).sort((a, b) => remainder[b]! - remainder[a]! || a - b)
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0)
  for (const index of order.slice(0, missing)) whole[index]!++
  return whole
}
