import type { FormField } from '@inlay/contract/form-field'
import { mayTrigger } from '@inlay/contract/rules/field-kinds'

export type Trigger = Extract<FormField, { type: 'radio' | 'checkbox' | 'select' | 'toggle' }>

/** The fields that the one at this place may depend on. */
export function triggersAbove(fields: readonly FormField[], at: number): Trigger[] {
  return fields.slice(0, at).filter((field): field is Trigger => mayTrigger(field.type))
}
