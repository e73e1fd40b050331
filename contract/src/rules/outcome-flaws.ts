/** A stretch of the line from 0 to 100 that no outcome has, or that two have; of two that begin at one score, at least that. */
export interface OutcomeFlaw {
  readonly kind: 'gap' | 'overlap'
  readonly from: number
  readonly to: number
}

/**
 * Gaps and overlaps of outcomes, from 0 to 100. Ranges that share their end (0 to 50, 50 to 100) fit: the higher one
 * begins there. 0 to 66 and 67 to 100 leave a gap, since scores are not rounded.
 */
export function outcomeFlaws(outcomes: readonly { readonly minScore: number; readonly maxScore: number }[]): OutcomeFlaw[] {
  const flaws: OutcomeFlaw[] = []
  let reached = 0
  let begun = -1
  for (const { minScore, maxScore } of [...outcomes].sort((a, b) => a.minScore - b.minScore || a.maxScore - b.maxScore)) {
    if (minScore > reached) flaws.push({ kind: 'gap', from: reached, to: minScore })
    if (minScore < reached || minScore === begun) flaws.push({ kind: 'overlap', from: minScore, to: Math.min(reached, maxScore) })
    begun = minScore
    reached = Math.max(reached, maxScore)
  }
  if (outcomes.length && reached < 100) flaws.push({ kind: 'gap', from: reached, to: 100 })
  return flaws
}
