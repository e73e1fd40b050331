import type { FormField } from '@inlay/contract/form-field'

/** The fields with one of them named by this step, from 0, and by no other. Unchanged without steps. */
export function withStep(fields: readonly FormField[], name: string, step: number): FormField[] {
  return fields.map((field) => {
    if (field.type !== 'stepper' || !field.steps[step]) return field
    const steps = field.steps.map((each, place) => {
      const others = each.fields.filter((other) => other !== name)
      return { ...each, fields: place === step ? [...others, name] : others }
    })
    return { ...field, steps }
  })
}
