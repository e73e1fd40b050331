import type { ReachableScore } from './reachable-scores.ts'

/** How many bars stand on the line from 0 to 100. */
export const BARS = 50

/** Shares by bars of equal width; 100 is in the last. */
export function scoreBars(reachable: readonly ReachableScore[]): number[] {
  const bars = Array.from({ length: BARS }, () => 0)
  for (const { score, share } of reachable) bars[Math.min(Math.floor((score * BARS) / 100), BARS - 1)]! += share
  return bars
}
