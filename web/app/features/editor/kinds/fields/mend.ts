import type { FormField } from '@inlay/contract/form-field'
import { mayBeConditional, mayTrigger } from '@inlay/contract/rules/field-kinds'

/**
 * The fields in an order that may be saved: steps last, no condition whose trigger is not above it any more, no step that
 * names a field that is gone. A field that is right stays the same object.
 */
export function mend(fields: readonly FormField[]): FormField[] {
  const questions = fields.filter(({ type }) => type !== 'stepper')
  const names = new Set(questions.map(({ name }) => name))
  const triggers = new Set<string>()
  return [...questions, ...fields.filter(({ type }) => type === 'stepper')].map((field) => {
    const mended = mendCondition(mendSteps(field, names), triggers)
    // The last of one name decides, as for visitors.
    if (mayTrigger(field.type)) triggers.add(field.name)
    else triggers.delete(field.name)
    return mended
  })
}

function mendCondition(field: FormField, triggers: ReadonlySet<string>): FormField {
  if (!field.showIf || (mayBeConditional(field.type) && triggers.has(field.showIf.field))) return field
  return { ...field, showIf: undefined }
}

function mendSteps(field: FormField, names: ReadonlySet<string>): FormField {
  if (field.type !== 'stepper' || field.steps.every((step) => step.fields.every((name) => names.has(name)))) return field
  return { ...field, steps: field.steps.map((step) => ({ ...step, fields: step.fields.filter((name) => names.has(name)) })) }
}
