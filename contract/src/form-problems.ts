import type { FormField } from './form-field.ts'
import { CLOSE, FAR } from './rules/bounds.ts'
import { mayBeConditional, mayTrigger } from './rules/field-kinds.ts'
import { MOMENTS } from './rules/moments.ts'
import { sameValue } from './rules/same-value.ts'

/** One thing that is wrong with a form, by its path from the form's config. */
export interface Problem {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Most fields of one form. */
export const FIELDS_MAX = 200

/** Highest space between two fields, px. */
export const SPACER_MAX = 400

/** What no schema of a single field can see, or lets pass so that a form stored long ago is still drawn. */
export function formProblems(fields: readonly FormField[]): Problem[] {
  const problems: Problem[] = []
  const above = new Map<string, FormField>()
  fields.forEach((field, index) => {
    const say = (message: string, ...path: (string | number)[]) => problems.push({ path: ['fields', index, ...path], message })
    if (above.has(field.name)) say(`Another field is named ${field.name}`, 'name')
    if (field.showIf) sayCondition(field, field.showIf.value, above.get(field.showIf.field), say)
    if (field.type === 'stepper' && index !== fields.length - 1) say('Steps must come last', 'type')
    sayLimits(field, say)
    above.set(field.name, field)
  })
  return problems
}

type Say = (message: string, ...path: (string | number)[]) => void

function sayCondition(field: FormField, value: string | number | boolean, trigger: FormField | undefined, say: Say): void {
  if (!mayBeConditional(field.type)) say('Fields of this kind are always shown', 'showIf')
  else if (!trigger) say('Must be a field above this one', 'showIf', 'field')
  else if (!mayTrigger(trigger.type)) say('Must be a field with choices, or a switch', 'showIf', 'field')
  else if (trigger.type === 'toggle' && !/^(true|false)$/.test(String(value))) say('Must be on or off', 'showIf', 'value')
  else if ('options' in trigger && !trigger.options.some((option) => sameValue(option, value))) say('Must be one of the options of that field', 'showIf', 'value')
}

function sayLimits(field: FormField, say: Say): void {
  switch (field.type) {
    case 'radio':
    case 'checkbox':
    case 'select':
    case 'tags':
      if (!field.options.length) say('Must have at least one option', 'options')
      return sayTwice(field.options, (index) => say('Is there twice', 'options', index))
    case 'number':
      if (field.step !== null && field.step <= 0) say('Must be more than 0', 'step')
      if (field.min !== null && field.max !== null && field.min > field.max) say(`Must be ${field.min} or more`, 'max')
      else if (field.value !== null && field.min !== null && field.value < field.min) say(`Must be ${field.min} or more`, 'value')
      else if (field.value !== null && field.max !== null && field.value > field.max) say(`Must be ${field.max} or less`, 'value')
      return
    case 'range': {
      const width = field.max - field.min
      for (const end of ['min', 'max'] as const) if (Math.abs(field[end]) > FAR) say('Must be closer to 0', end)
      if (width < CLOSE) say(`Must be more than ${field.min}`, 'max')
      else if (field.value < field.min || field.value > field.max) say(`Must be from ${field.min} to ${field.max}`, 'value')
      if (field.step <= 0) say('Must be more than 0', 'step')
      else if (field.step < CLOSE) say(`Must be ${CLOSE} or more`, 'step')
      else if (width >= CLOSE && field.step > width + 1e-9) say(`Must be ${Number(width.toPrecision(12))} or less`, 'step')
      return
    }
    case 'rating':
      if (field.min !== 0 && field.min !== 1) say('Must be 0 or 1', 'min')
      if (!Number.isInteger(field.maxRating) || field.maxRating < 2 || field.maxRating > 10) say('Must be a whole number from 2 to 10', 'maxRating')
      return
    case 'date':
    case 'time':
    case 'datetime':
    case 'daterange':
      return sayMoments(field, say)
    case 'spacer':
      if (!Number.isInteger(field.height) || field.height < 0 || field.height > SPACER_MAX) say(`Must be a whole number from 0 to ${SPACER_MAX}`, 'height')
      return
    case 'stepper':
      if (!field.steps.length) say('Must have at least one step', 'steps')
      return
  }
}

const MOMENT = { date: 'Must be a date', time: 'Must be a time', datetime: 'Must be a date with a time' }

function sayMoments(field: Extract<FormField, { type: 'date' | 'time' | 'datetime' | 'daterange' }>, say: Say): void {
  const type = field.type === 'daterange' ? 'date' : field.type
  const wrong = (['min', 'max'] as const).filter((end) => field[end] && !MOMENTS[type](field[end]))
  for (const end of wrong) say(MOMENT[type], end)
  if (!wrong.length && field.min && field.max && field.min > field.max) say('Must not be before the earliest', 'max')
}

function sayTwice(options: readonly string[], say: (index: number) => void): void {
  const seen = new Set<string>()
  options.forEach((option, index) => (seen.has(option) ? say(index) : seen.add(option)))
}
