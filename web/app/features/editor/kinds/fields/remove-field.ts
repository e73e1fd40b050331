import type { FormField } from '@inlay/contract/form-field'
import { mend } from './mend.ts'

/** The fields without one, and without the conditions that hung on it. */
export function removeField(fields: readonly FormField[], at: number): FormField[] {
  return mend(fields.filter((_, place) => place !== at))
}
