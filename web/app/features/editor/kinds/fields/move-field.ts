import type { FormField } from '@inlay/contract/form-field'
import { stepOf } from '@inlay/contract/rules/step-of'
import { mend } from './mend.ts'
import { stepsOf } from './steps-of.ts'
import { withStep } from './with-step.ts'

/**
 * The fields with one moved to another place, and what hangs on its place mended: it joins the step of the last field that it
 * went past. Unchanged when either place does not exist, or is that of the steps.
 */
export function moveField(fields: readonly FormField[], from: number, to: number): FormField[] {
  const field = fields[from]
  const passed = fields[to]
  if (!field || !passed || from === to || field.type === 'stepper' || passed.type === 'stepper') return [...fields]
  const moved = [...fields]
  moved.splice(from, 1)
  moved.splice(to, 0, field)
  return withStep(mend(moved), field.name, stepOf(passed.name, stepsOf(fields)))
}
