import type { FormField } from '@inlay/contract/form-field'
import { OFFERED_KINDS } from './offered-kinds.ts'

/** What a field is called in the editor: its label, what it shows, or its kind where both are empty. */
export function fieldTitle(field: FormField): string {
  const shown = 'text' in field ? field.text : 'alt' in field ? field.alt : ''
  return field.label.trim() || shown.trim() || OFFERED_KINDS[field.type].label
}
