import type { VisitorField } from '../delivery.ts'
import { bounds, onStep, ratingEnds } from './bounds.ts'
import { LINE_MAX, checkPlain, isNothing } from './check-plain.ts'
import { checkRequired, wrong } from './checked.ts'
import type { Checked } from './checked.ts'
import { MOMENTS } from './moments.ts'

export { LINE_MAX, TEXT_MAX } from './check-plain.ts'
export type { Checked, Wrong } from './checked.ts'

/** A field that takes an answer. */
export type Question = Extract<VisitorField, { readonly required: boolean }> | Extract<VisitorField, { readonly type: 'hidden' }>

/**
 * Reads what arrived for a field: as the answer that is stored, as none, or as wrong. Text is trimmed, numbers and
 * switches may come as text, an address without a scheme gets https. Zero and "false" are answers.
 * @param raw anything
 */
export function checkAnswer(field: Question, raw: unknown): Checked {
  // A choice of nothing, which may have been stored once, stops nobody.
  const hasAnswers = !('options' in field) || field.options.length > 0
  return checkRequired(read(field, raw), 'required' in field && field.required && hasAnswers)
}

function read(field: Question, raw: unknown): Checked {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'tel':
    case 'url':
    case 'toggle':
      return checkPlain(field.type, raw)
    case 'hidden':
      // The page gives it: nobody could mend what is wrong, so it is cut, or dropped.
      return typeof raw === 'object' || raw === undefined ? {} : checkPlain('text', `${raw as string}`.trim().slice(0, LINE_MAX))
    case 'number':
    case 'rating':
    case 'range':
      return number(field, raw)
  }
  if (isNothing(raw)) return {}
  if (field.type === 'checkbox' || field.type === 'tags') return several(field.options, raw)
  if (field.type === 'daterange') return range(field, raw)
  if (typeof raw === 'object') return wrong(field.type === 'radio' || field.type === 'select' ? 'option' : 'required')
  const given = `${raw as string | number | boolean}`
  const text = given.trim()
  if (text.length > LINE_MAX) return wrong('long', LINE_MAX)
  switch (field.type) {
    case 'radio':
    case 'select':
      return field.options.includes(given) ? { answer: given } : wrong('option')
    case 'colorpicker':
      return /^#[\da-f]{6}$/i.test(text) ? { answer: text } : wrong('color')
    case 'date':
    case 'datetime':
    case 'time':
      return moment(field, text)
  }
  return { answer: text }
}

function several(options: readonly string[], raw: unknown): Checked {
  const chosen = Array.isArray(raw) ? (raw as unknown[]) : [raw]
  // Not every object can be made text.
  if (chosen.some((one) => typeof one === 'object')) return wrong('option')
  // In the order of the options, each once, whatever order they came in; a set, for lists of thousands.
  const wanted = new Set(chosen.map(String))
  const answer = options.filter((option) => wanted.delete(option))
  if (wanted.size) return wrong('option')
  return answer.length ? { answer } : {}
}

function number(field: Extract<VisitorField, { type: 'number' | 'rating' | 'range' }>, raw: unknown): Checked {
  const checked = checkPlain('number', raw)
  const { answer } = checked
  if (typeof answer !== 'number') return checked
  const { min, max, step } = limits(field)
  if (min !== null && answer < min) return wrong('min', min)
  if (max !== null && answer > max) return wrong('max', max)
  if (step && !onStep(answer, min || 0, step)) return wrong('step', step)
  return checked
}

function limits(field: Extract<VisitorField, { type: 'number' | 'rating' | 'range' }>) {
  if (field.type === 'range') return bounds(field)
  if (field.type === 'rating') return { ...ratingEnds(field), step: 1 }
  const { min, max, step } = field
  const crossed = min !== null && max !== null && min > max
  return { min: crossed ? max : min, max: crossed ? min : max, step: step !== null && step > 0 ? step : null }
}

function moment({ type, min, max }: { type: 'date' | 'datetime' | 'time'; min: string; max: string }, text: string): Checked {
  const is = MOMENTS[type]
  if (!is(text)) return wrong(type === 'time' ? 'time' : 'date')
  // Limits that cross, which may have been stored once, would let nothing through: they are none.
  if (is(min) && is(max) && min > max) return { answer: text }
  if (is(min) && text < min) return wrong('earliest', min.replace('T', ' '))
  if (is(max) && text > max) return wrong('latest', max.replace('T', ' '))
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
