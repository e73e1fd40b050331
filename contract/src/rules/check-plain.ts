import { wrong } from './checked.ts'
import type { Checked } from './checked.ts'
import { isEmail } from './email.ts'
import type { FormTextKey } from './form-texts.ts'

/** Longest answer, UTF-16 code units: of a field of one line, and of a textarea. */
export const LINE_MAX = 1_000
export const TEXT_MAX = 10_000

/** Kinds of field that may be asked without options or limits, in forms and where people sign up. */
export type PlainType = 'text' | 'textarea' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'toggle'

/** As the inputs of browsers give it; longer years are cut off by none of them. */
export const DATE = /^\d{4,6}-\d\d-\d\d$/

/**
 * Reads what arrived for a field of a plain kind, whatever its limits and whether it is required. Text is trimmed,
 * numbers and switches may come as text, an address without a scheme gets https. Zero and "false" are answers.
 * @param raw anything
 */
export function checkPlain(type: PlainType, raw: unknown): Checked {
  if (raw === undefined || raw === null || raw === '') return type === 'toggle' ? { answer: false } : {}
  if (type === 'toggle') return { answer: raw === true || raw === 'true' }
  if (type === 'number') {
    const answer = typeof raw === 'number' ? raw : typeof raw === 'string' && raw.trim() ? Number(raw) : NaN
    return isFinite(answer) ? { answer: answer || 0 } : wrong('number')
  }
  if (typeof raw === 'object') return wrong('required')
  const given = `${raw as string | number | boolean}`
  const answer = type === 'textarea' ? given : given.trim()
  const most = type === 'textarea' ? TEXT_MAX : LINE_MAX
  if (!answer.trim()) return {}
  if (answer.length > most) return wrong('long', most)
  if (type === 'url') {
    const address = /^[a-z][a-z\d+.-]*:\/\//i.test(answer) ? answer : `https://${answer}`
    return WEB.test(address) ? { answer: address } : wrong('url')
  }
  const right = RIGHT[type]
  return !right || right(answer) ? { answer } : wrong(type as FormTextKey)
}

const WEB = /^https?:\/\/[^\s/?#@.]+(\.[^\s/?#@.]+)+([/?#]\S*)?$/i

const RIGHT: { readonly [K in PlainType]?: (text: string) => boolean } = {
  email: isEmail,
  // One way to match each text: what a thousand digits cost is one pass.
  tel: (text) => /^(?=([^\da-z@]*\d){3})[^a-z@]*((x|ext)[^a-z@]*)?$/i.test(text),
  date: (text) => DATE.test(text) && !isNaN(Date.parse(text)),
}
