import type { FormField } from '@inlay/contract/form-field'
import { sameValue } from '@inlay/contract/rules/same-value'
import { fieldTitle } from './field-title.ts'
import type { Trigger } from './triggers-above.ts'

interface ConditionText {
  readonly text: string
  /** The condition asks for an answer that cannot be given any more. */
  readonly broken: boolean
}

/** When a field is shown, in words, or null when always. @param triggers the fields that it may depend on */
export function conditionText({ showIf }: FormField, triggers: readonly Trigger[]): ConditionText | null {
  if (!showIf) return null
  const trigger = triggers.findLast(({ name }) => name === showIf.field)
  if (!trigger) return { text: `Only for an answer to ${showIf.field}, which is not above it`, broken: true }
  if (trigger.type === 'toggle') return { text: `Only if ${fieldTitle(trigger)} is ${sameValue(showIf.value, true) ? 'on' : 'off'}`, broken: false }
  if (trigger.options.some((option) => sameValue(option, showIf.value))) return { text: `Only for ${showIf.value}`, broken: false }
  return { text: `Only for “${showIf.value}”, which is no option any more`, broken: true }
}
