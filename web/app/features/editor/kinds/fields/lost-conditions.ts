import type { FormField } from '@inlay/contract/form-field'

/** The fields that had a condition and have none any more, though they are still there. */
export function lostConditions(before: readonly FormField[], after: readonly FormField[]): FormField[] {
  const conditional = new Set(before.filter(({ showIf }) => showIf).map(({ name }) => name))
  return after.filter(({ name, showIf }) => !showIf && conditional.has(name))
}
