import type { VisitorField } from '../delivery.ts'
import { answerOf } from './answer.ts'
import type { Answer } from './answer.ts'
import { checkAnswer } from './check-answer.ts'
import type { Question, Wrong } from './check-answer.ts'
import { isAnswerable } from './field-kinds.ts'
import { isShown } from './is-shown.ts'

export interface CheckedForm {
  /** Names of the fields that are shown, in their order. */
  readonly shown: readonly string[]
  /** Of shown fields alone, as they are stored. */
  readonly answers: Record<string, Answer>
  /** By the field's name. */
  readonly wrong: Record<string, Wrong>
}

/**
 * Reads all that arrived for a form, in one pass: a condition looks at answers of shown fields above it. What is hidden
 * is neither required nor kept, and what names no field is dropped.
 * @param data by field name, of any shape
 */
export function checkForm(fields: readonly VisitorField[], data: Readonly<Record<string, unknown>>): CheckedForm {
  const shown: string[] = []
  const answers: Record<string, Answer> = {}
  const wrong: Record<string, Wrong> = {}
  for (const field of fields) {
    if (!isShown(field.showIf, answers)) continue
    shown.push(field.name)
    if (!isAnswerable(field.type)) continue
    const checked = checkAnswer(field as Question, answerOf(data, field.name))
    if (checked.answer !== undefined) answers[field.name] = checked.answer
    if (checked.wrong) wrong[field.name] = checked.wrong
  }
  return { shown, answers, wrong }
}
