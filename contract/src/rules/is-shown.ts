import { answerOf } from './answer.ts'
import type { Answers } from './answer.ts'
import { sameValue } from './same-value.ts'

/** A condition: shown when the field named `field`, above it, has this answer or has it among its answers. */
export interface ShowIf {
  readonly field: string
  readonly value: string | number | boolean
}

/**
 * Whether a field with this condition is shown.
 * @param answers of shown fields alone: what is hidden counts as unanswered, and what depends on it is hidden too
 */
export function isShown(showIf: ShowIf | undefined, answers: Answers): boolean {
  if (!showIf) return true
  const answer = answerOf(answers, showIf.field)
  if (answer === undefined) return false
  if (typeof answer !== 'object') return sameValue(answer, showIf.value)
  return 'includes' in answer && answer.some((one) => sameValue(one, showIf.value))
}
