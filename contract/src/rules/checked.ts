import type { Answer } from './answer.ts'
import type { FormTextKey } from './form-texts.ts'

/** What is wrong with an answer, and the limit that it misses. */
export interface Wrong {
  readonly key: FormTextKey
  readonly limit?: number | string
}

/** An answer as it is stored, absent when there is none, or what is wrong. */
export interface Checked {
  readonly answer?: Answer
  readonly wrong?: Wrong
}

export const wrong = (key: FormTextKey, limit?: number | string): Checked => ({ wrong: limit === undefined ? { key } : { key, limit } })

/** Where an answer is required, none is wrong, and so is a switch that is off. */
export function checkRequired(checked: Checked, required: boolean): Checked {
  const missing = checked.answer === undefined || checked.answer === false
  return missing && !checked.wrong && required ? wrong('required') : checked
}
