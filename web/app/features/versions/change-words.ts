import type { FieldChange } from './field-change.ts'

const NAMED = 2

/** What a version changed, in one line. */
export function changeWords(changes: readonly FieldChange[] | null): string {
  if (changes === null) return 'First version'
  const names = [...new Set(changes.map(({ label }) => label.split(' · ')[0]!))]
  if (names.length === 0) return 'Nothing was changed'
  const rest = names.length - NAMED
  return names.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
