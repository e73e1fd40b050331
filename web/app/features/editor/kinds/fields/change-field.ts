import type { FormField } from '@inlay/contract/form-field'
import { sameValue } from '@inlay/contract/rules/same-value'

/**
 * The fields with one in another version of itself. What names it follows: conditions and steps a new name, conditions the new
 * words of an option. A name or option that two have at once is not followed, so that nothing is led to another field.
 */
export function changeField(fields: readonly FormField[], at: number, next: FormField): FormField[] {
  const before = fields[at]
  const changed = fields.map((field, place) => (place === at ? next : field))
  if (!before) return changed
  const taken = (name: string) => fields.some((field, place) => place !== at && field.name === name)
  const renamed = before.name !== next.name && !taken(before.name) && !taken(next.name)
  const option = changedOption(before, next)
  if (!renamed && !option) return changed
  return changed.map((field, place) => (place === at ? field : followed(field, before.name, renamed ? next.name : before.name, option)))
}

interface Change {
  readonly from: string
  readonly to: string
}

function followed(field: FormField, from: string, to: string, option: Change | null): FormField {
  if (field.type === 'stepper') {
    return { ...field, steps: field.steps.map((step) => ({ ...step, fields: step.fields.map((name) => (name === from ? to : name)) })) }
  }
  if (field.showIf?.field !== from) return field
  const value = option && sameValue(field.showIf.value, option.from) ? option.to : field.showIf.value
  return { ...field, showIf: { field: to, value } }
}

/** The one option that reads differently now, where it is one and is told from all others before and after. */
function changedOption(before: FormField, next: FormField): Change | null {
  if (!('options' in before) || !('options' in next) || before.options.length !== next.options.length) return null
  const places = before.options.flatMap((option, place) => (option === next.options[place] ? [] : [place]))
  const [place] = places
  if (place === undefined || places.length > 1) return null
  const from = before.options[place] ?? ''
  const to = next.options[place] ?? ''
  const alone = (options: readonly string[], value: string) => options.filter((option) => sameValue(option, value)).length === 1
  return alone(before.options, from) && alone(next.options, to) ? { from, to } : null
}
