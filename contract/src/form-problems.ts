import type { FormField } from './form-field.ts'
import { mayBeConditional, mayTrigger } from './rules/field-kinds.ts'

/** One thing that is wrong with a form, by its path from the form's config. */
export interface Problem {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Most fields of one form. */
export const FIELDS_MAX = 200

/** What no schema of a single field can see, or lets pass so that a form stored long ago is still drawn. */
export function formProblems(fields: readonly FormField[]): Problem[] {
  const problems: Problem[] = []
  const above = new Map<string, FormField>()
  fields.forEach((field, index) => {
    const say = (message: string, ...path: (string | number)[]) => problems.push({ path: ['fields', index, ...path], message })
    if (above.has(field.name)) say(`Another field is named ${field.name}`, 'name')
    if (field.showIf) sayCondition(field, above.get(field.showIf.field), say)
    if (field.type === 'stepper' && index !== fields.length - 1) say('Steps must come last', 'type')
    sayLimits(field, say)
    above.set(field.name, field)
  })
  return problems
}

type Say = (message: string, ...path: (string | number)[]) => void

function sayCondition(field: FormField, trigger: FormField | undefined, say: Say): void {
  if (!mayBeConditional(field.type)) say('Fields of this kind are always shown', 'showIf')
  else if (!trigger) say('Must be a field above this one', 'showIf', 'field')
  else if (!mayTrigger(trigger.type)) say('Must be a field with choices, or a switch', 'showIf', 'field')
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
      return
    case 'range':
      if (field.max <= field.min) say(`Must be more than ${field.min}`, 'max')
      else if (field.value < field.min || field.value > field.max) say(`Must be from ${field.min} to ${field.max}`, 'value')
      if (field.step <= 0) say('Must be more than 0', 'step')
      else if (field.max > field.min && field.step > field.max - field.min) say(`Must be ${field.max - field.min} or less`, 'step')
      return
    case 'rating':
      if (field.min !== 0 && field.min !== 1) say('Must be 0 or 1', 'min')
      if (!Number.isInteger(field.maxRating) || field.maxRating < 2 || field.maxRating > 10) say('Must be a whole number from 2 to 10', 'maxRating')
      return
    case 'date':
    case 'time':
    case 'datetime':
    case 'daterange':
      if (field.min && field.max && field.min > field.max) say('Must not be before the earliest', 'max')
      return
    case 'spacer':
      if (!Number.isInteger(field.height) || field.height < 0 || field.height > 400) say('Must be a whole number from 0 to 400', 'height')
      return
    case 'stepper':
      if (!field.steps.length) say('Must have at least one step', 'steps')
      return
  }
}

function sayTwice(options: readonly string[], say: (index: number) => void): void {
  const seen = new Set<string>()
  options.forEach((option, index) => (seen.has(option) ? say(index) : seen.add(option)))
}
