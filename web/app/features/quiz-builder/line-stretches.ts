import type { Outcome } from '@inlay/contract/quiz'

/** A stretch of the line from 0 to 100 on which nothing begins and nothing ends. */
interface Stretch {
  readonly from: number
  readonly to: number
  /** Places of the outcomes that have it: none is a gap, several are an overlap. */
  readonly of: readonly number[]
}

/** The line from 0 to 100, cut wherever an outcome begins or ends. */
export function lineStretches(outcomes: readonly Pick<Outcome, 'minScore' | 'maxScore'>[]): Stretch[] {
  const cuts = [...new Set([0, 100, ...outcomes.flatMap(({ minScore, maxScore }) => [minScore, maxScore])])].filter((at) => at >= 0 && at <= 100).sort((a, b) => a - b)
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index]!
    return { from, to, of: outcomes.flatMap(({ minScore, maxScore }, place) => (minScore <= from && maxScore >= to ? [place] : [])) }
  })
}
