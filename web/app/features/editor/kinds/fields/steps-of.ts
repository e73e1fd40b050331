import type { FormField } from '@inlay/contract/form-field'

export type Stepper = Extract<FormField, { type: 'stepper' }>

/** The steps of a form; none where it has no stepper. */
export function stepsOf(fields: readonly FormField[]): Stepper['steps'] {
  return fields.find((field): field is Stepper => field.type === 'stepper')?.steps ?? []
}
