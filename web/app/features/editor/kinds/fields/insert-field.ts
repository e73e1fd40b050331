import type { FormField } from '@inlay/contract/form-field'
import { stepOf } from '@inlay/contract/rules/step-of'
import { mend } from './mend.ts'
import { stepsOf } from './steps-of.ts'
import { uniqueName } from './unique-name.ts'
import { withStep } from './with-step.ts'

/**
 * The fields with one more, at this place but never below the steps. Its name is made unique, and it joins the step of the
 * field above it. New steps begin with everything in the first.
 */
export function insertField(fields: readonly FormField[], field: FormField, at: number): FormField[] {
  const named = { ...field, name: uniqueName(field.name, new Set(fields.map(({ name }) => name))) }
  if (named.type === 'stepper') {
    const [first, ...rest] = named.steps
    const all = fields.filter(({ type }) => type !== 'stepper').map(({ name }) => name)
    return mend([...fields, { ...named, steps: first ? [{ ...first, fields: all }, ...rest] : [] }])
  }
  const place = Math.min(Math.max(at, 0), fields.filter(({ type }) => type !== 'stepper').length)
  const above = fields[place - 1]
  const next = mend([...fields.slice(0, place), named, ...fields.slice(place)])
  return withStep(next, named.name, above ? stepOf(above.name, stepsOf(fields)) : 0)
}
