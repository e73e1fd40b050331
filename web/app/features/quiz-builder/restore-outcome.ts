import type { Outcome } from '@inlay/contract/quiz'
import { removeOutcome } from './remove-outcome.ts'

/**
 * The outcomes with a removed one back at its place. The one that took its range gives it back, unless that was changed since.
 * @param before the outcomes as they were when it was removed
 */
export function restoreOutcome(outcomes: readonly Outcome[], before: readonly Outcome[], id: string): Outcome[] {
  const gone = before.find((outcome) => outcome.id === id)
  if (!gone || outcomes.some((outcome) => outcome.id === id)) return [...outcomes]
  const after = removeOutcome(before, id)
  const back = outcomes.map((outcome) => {
    const [had, took] = [before, after].map((list) => list.find((each) => each.id === outcome.id))
    if (!had || !took) return outcome
    const end = (which: 'minScore' | 'maxScore') => (outcome[which] === took[which] ? had[which] : outcome[which])
    return { ...outcome, minScore: end('minScore'), maxScore: end('maxScore') }
  })
  return back.toSpliced(before.indexOf(gone), 0, gone)
}
