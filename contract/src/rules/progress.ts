import type { VisitorField } from '../delivery.ts'
import { answerOf } from './answer.ts'
import type { CheckedForm } from './check-form.ts'
import { isAnswerable } from './field-kinds.ts'

/**
 * Share of the shown fields that a visitor answers which have a good answer, in whole percent, 100 only when all have.
 * A switch that is off has one, unless it must be on.
 */
export function progress(fields: readonly VisitorField[], { shown, answers, wrong }: CheckedForm): number {
  const asked = fields.filter(({ name, type }) => type !== 'hidden' && isAnswerable(type) && shown.includes(name))
  const done = asked.filter(({ name }) => answerOf(answers, name) !== undefined && !answerOf(wrong, name))
  return asked.length ? Math.floor((100 * done.length) / asked.length) : 0
}
