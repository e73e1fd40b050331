import type { Outcome } from '@inlay/contract/quiz'
import { quizOutcome } from '@inlay/contract/rules/quiz-score'
import type { ReachableScore } from './reachable-scores.ts'

/** Share of all ways to answer that each outcome gets, by its id; 0: no answers lead to it. */
export function outcomeShares(outcomes: readonly Outcome[], reachable: readonly ReachableScore[]): ReadonlyMap<string, number> {
  const shares = new Map(outcomes.map(({ id }) => [id, 0]))
  for (const { score, share } of reachable) {
    const outcome = quizOutcome(outcomes, score)
    if (outcome) shares.set(outcome.id, shares.get(outcome.id)! + share)
  }
  return shares
}
