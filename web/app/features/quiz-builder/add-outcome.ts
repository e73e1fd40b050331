import type { Outcome } from '@inlay/contract/quiz'
import { outcomeFlaws } from '@inlay/contract/rules/outcome-flaws'

/** The outcomes with one more: in the widest gap, else in the upper half of the widest range, which ends where it begins. */
export function addOutcome(outcomes: readonly Outcome[], id: string): Outcome[] {
  const made = (minScore: number, maxScore: number): Outcome => ({ id, title: '', description: '', minScore, maxScore })
  if (!outcomes.length) return [made(0, 100)]
  const width = ({ from, to }: { from: number; to: number }) => to - from
  const [gap] = outcomeFlaws(outcomes).filter(({ kind }) => kind === 'gap').sort((a, b) => width(b) - width(a))
  if (gap) return [...outcomes, made(gap.from, gap.to)]
  const [widest] = [...outcomes].sort((a, b) => b.maxScore - b.minScore - (a.maxScore - a.minScore))
  const middle = Math.round((widest!.minScore + widest!.maxScore) / 2)
  return outcomes.flatMap((outcome) => (outcome === widest ? [{ ...outcome, maxScore: middle }, made(middle, outcome.maxScore)] : [outcome]))
}
