import type { FormField } from '../form-field.ts'
import type { Answer } from './answer.ts'
import { bounds, onStep, ratingEnds } from './bounds.ts'
import { isEmail } from './email.ts'
import type { FormTextKey } from './form-texts.ts'

/** Longest answer, UTF-16 code units: of a field of one line, and of a textarea. */
export const LINE_MAX = 1_000
export const TEXT_MAX = 10_000

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

/** A field that takes an answer. */
export type Question = Extract<FormField, { readonly required: boolean }> | Extract<FormField, { readonly type: 'hidden' }>

/**
 * Reads what arrived for a field: as the answer that is stored, as none, or as wrong. Text is trimmed, numbers and
 * switches may come as text, an address without a scheme gets https. Zero and "false" are answers.
 * @param raw anything
 */
export function checkAnswer(field: Question, raw: unknown): Checked {
  const checked = read(field, raw)
  const missing = checked.answer === undefined || checked.answer === false
  return missing && !checked.wrong && 'required' in field && field.required ? wrong('required') : checked
}

function read(field: Question, raw: unknown): Checked {
  if (raw === undefined || raw === null || raw === '') return field.type === 'toggle' ? { answer: false } : {}
  switch (field.type) {
    case 'toggle':
      return { answer: raw === true || raw === 'true' }
    case 'checkbox':
    case 'tags':
      return several(field.options, raw)
    case 'daterange':
      return range(field, raw)
    case 'number':
    case 'rating':
    case 'range':
      return number(field, raw)
  }
  if (typeof raw === 'object') return wrong(field.type === 'radio' || field.type === 'select' ? 'option' : 'required')
  const given = `${raw as string | number | boolean}`
  const text = field.type === 'textarea' ? given : given.trim()
  const most = field.type === 'textarea' ? TEXT_MAX : LINE_MAX
  if (!text.trim()) return {}
  if (text.length > most) return wrong('long', most)
  switch (field.type) {
    case 'radio':
    case 'select':
      return field.options.includes(given) ? { answer: given } : wrong('option')
    case 'email':
      return isEmail(text) ? { answer: text } : wrong('email')
    case 'tel':
      return /^[^a-z@]*(\d[^a-z@]*){3}(x|ext)?[^a-z@]*$/i.test(text) ? { answer: text } : wrong('tel')
    case 'url':
      return address(text)
    case 'colorpicker':
      return /^#[\da-f]{6}$/i.test(text) ? { answer: text } : wrong('color')
    case 'date':
    case 'datetime':
    case 'time':
      return moment(field, text)
  }
  return { answer: text }
}

const wrong = (key: FormTextKey, limit?: number | string): Checked => ({ wrong: limit === undefined ? { key } : { key, limit } })

function several(options: readonly string[], raw: unknown): Checked {
  const chosen = Array.isArray(raw) ? raw : [raw]
  // In the order of the options, each once, whatever order they came in; a set, for lists of thousands.
  const wanted = new Set(chosen.map(String))
  const answer = options.filter((option) => wanted.delete(option))
  if (wanted.size) return wrong('option')
  return answer.length ? { answer } : {}
}

function number(field: Extract<FormField, { type: 'number' | 'rating' | 'range' }>, raw: unknown): Checked {
  const answer = typeof raw === 'number' ? raw : typeof raw === 'string' && raw.trim() ? Number(raw) : NaN
  if (!isFinite(answer)) return wrong('number')
  const { min, max, step } = limits(field)
  if (min !== null && answer < min) return wrong('min', min)
  if (max !== null && answer > max) return wrong('max', max)
  if (step && !onStep(answer, min || 0, step)) return wrong('step', step)
  return { answer: answer || 0 }
}

function limits(field: Extract<FormField, { type: 'number' | 'rating' | 'range' }>) {
  if (field.type === 'range') return bounds(field)
  if (field.type === 'rating') return { ...ratingEnds(field), step: 1 }
  const { min, max, step } = field
  const crossed = min !== null && max !== null && min > max
  return { min: crossed ? max : min, max: crossed ? min : max, step: step !== null && step > 0 ? step : null }
}

function address(text: string): Checked {
  const answer = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  return /^https?:\/\/[^\s/?#@.]+(\.[^\s/?#@.]+)+([/?#]\S*)?$/i.test(answer) ? { answer } : wrong('url')
}

/** As the inputs of browsers give them; longer years and seconds are cut off by none of them. */
const MOMENTS = {
  date: /^\d{4,6}-\d\d-\d\d$/,
  datetime: /^\d{4,6}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/,
  time: /^\d\d:\d\d(:\d\d(\.\d+)?)?$/,
}

function moment({ type, min, max }: { type: 'date' | 'datetime' | 'time'; min: string; max: string }, text: string): Checked {
  if (!MOMENTS[type].test(text) || isNaN(Date.parse(type === 'time' ? `2000-01-01T${text}` : text))) return wrong(type === 'time' ? 'time' : 'date')
  // Of one pattern and of one length in the years that people live in, so they sort as text.
  if (MOMENTS[type].test(min) && text < min) return wrong('earliest', min.replace('T', ' '))
  if (MOMENTS[type].test(max) && text > max) return wrong('latest', max.replace('T', ' '))
  return { answer: text }
}

function range({ min, max }: { min: string; max: string }, raw: unknown): Checked {
  if (typeof raw !== 'object') return wrong('date')
  const { from, to } = raw as { from?: unknown; to?: unknown }
  if (!from && !to) return {}
  const ends = [from, to].map((end) => moment({ type: 'date', min, max }, typeof end === 'string' ? end.trim() : ''))
  const failed = ends.find((end) => end.wrong)
  if (failed) return failed
  const [start, end] = ends.map((one) => one.answer as string) as [string, string]
  return start > end ? wrong('order') : { answer: { from: start, to: end } }
}
