import type { Outcome } from '@inlay/contract/quiz'

/** The outcomes without one; the one that ends where it began takes its range, else the one that begins where it ended. */
export function removeOutcome(outcomes: readonly Outcome[], id: string): Outcome[] {
  const gone = outcomes.find((outcome) => outcome.id === id)
  const rest = outcomes.filter((outcome) => outcome !== gone)
  if (!gone) return rest
  const below = rest.find(({ maxScore }) => maxScore === gone.minScore)
  const above = rest.find(({ minScore }) => minScore === gone.maxScore)
  return rest.map((outcome) => {
    if (outcome === below) return { ...outcome, maxScore: gone.maxScore }
    return !below && outcome === above ? { ...outcome, minScore: gone.minScore } : outcome
  })
}
