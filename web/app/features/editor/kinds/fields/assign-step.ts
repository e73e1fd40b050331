import type { FormField } from '@inlay/contract/form-field'
import { stepOf } from '@inlay/contract/rules/step-of'
import { mend } from './mend.ts'
import { stepsOf } from './steps-of.ts'
import { withStep } from './with-step.ts'

/** The fields with one put into a step, from 0, behind what is there already, so that the list reads as the steps do. */
export function assignStep(fields: readonly FormField[], at: number, step: number): FormField[] {
  const field = fields[at]
  const steps = stepsOf(fields)
  if (!field || field.type === 'stepper' || !steps[step] || stepOf(field.name, steps) === step) return [...fields]
  const others = fields.filter((_, place) => place !== at)
  const last = others.findLastIndex(({ name, type }) => type !== 'stepper' && stepOf(name, steps) <= step)
  return withStep(mend([...others.slice(0, last + 1), field, ...others.slice(last + 1)]), field.name, step)
}
