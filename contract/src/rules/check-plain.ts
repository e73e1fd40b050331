import { wrong } from './checked.ts'
import type { Checked } from './checked.ts'
import { isEmail } from './email.ts'
import type { FormTextKey } from './form-texts.ts'
import { isDate } from './moments.ts'

/** Longest answer, UTF-16 code units: of a field of one line, and of a textarea. */
export const LINE_MAX = 1_000
export const TEXT_MAX = 10_000

/** Kinds of field that may be asked without options or limits, in forms and where people sign up. */
export type PlainType = 'text' | 'textarea' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'toggle'

/**
 * Reads what arrived for a field of a plain kind, whatever its limits and whether it is required. Text is trimmed,
 * numbers and switches may come as text, an address without a scheme gets https. Zero and "false" are answers.
 * @param raw anything
 */
export function checkPlain(type: PlainType, raw: unknown): Checked {
  if (isNothing(raw)) return type === 'toggle' ? { answer: false } : {}
  if (type === 'toggle') return { answer: raw === true || raw === 'true' }
  if (type === 'number') {
    const answer = typeof raw === 'number' ? raw : typeof raw === 'string' ? Number(raw) : NaN
    return isFinite(answer) ? { answer: answer || 0 } : wrong('number')
  }
  if (typeof raw === 'object') return wrong('required')
  let answer = `${raw as string | number | boolean}`
  if (type !== 'textarea') answer = answer.trim()
  if (type === 'url' && !/^[a-z][a-z\d+.-]*:\/\//i.test(answer)) answer = `https://${answer}`
  const most = type === 'textarea' ? TEXT_MAX : LINE_MAX
  if (answer.length > most) return wrong('long', most)
  const right = RIGHT[type]
  return !right || right(answer) ? { answer } : wrong(type as FormTextKey)
}

/** Nothing, or nothing but space. */
export const isNothing = (raw: unknown): boolean => raw === undefined || raw === null || (typeof raw === 'string' && !raw.trim())

const RIGHT: { readonly [K in PlainType]?: (text: string) => boolean } = {
  email: isEmail,
  // One way to match each text: what a thousand digits cost is one pass. Digits are Latin, Arabic, Persian or full-width.
  tel: (text) => /^[^a-z@<>]*((x|ext)[^a-z@<>]*)?$/i.test(text) && text.replace(/[^\d٠-٩۰-۹０-９]/g, '').length > 2,
  // A host with a dot, and nothing in it that browsers read as something else.
  url: (text) => /^https?:\/\/[^\s!-,/:-@[-^`{-~.]+(\.[^\s!-,/:-@[-^`{-~.]+)+(:\d{1,5})?([/?#]\S*)?$/i.test(text),
  date: isDate,
}
