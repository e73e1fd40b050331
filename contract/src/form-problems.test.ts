import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIELD_TYPES, formField } from './form-field.ts'
import type { FormField } from './form-field.ts'
import { formConfig, formShape } from './form.ts'
import { formProblems } from './form-problems.ts'
import { bounds, ratingEnds } from './rules/bounds.ts'
import { checkForm } from './rules/check-form.ts'

const fields = (...given: object[]): FormField[] => given.map((field) => formField.parse(field))
const said = (...given: object[]) => formProblems(fields(...given)).map(({ path, message }) => `${path.join('.')}: ${message}`)
const choice = { type: 'radio', name: 'q', options: ['Yes', 'No', '10'] }
const asked = (showIf: object, type = 'text') => ({ type, name: 'then', showIf })

describe('what is wrong with a form', () => {
  it.each<[string, object[], string[]]>([
    ['two fields of one name', [{ type: 'text', name: 'a' }, { type: 'email', name: 'b' }, { type: 'text', name: 'a' }], ['fields.2.name: Another field is named a']],
    ['steps that are not last', [{ type: 'stepper', name: 's', steps: [{ title: 'A' }] }, { type: 'text', name: 'a' }], ['fields.0.type: Steps must come last']],
    ['two kinds of steps', [{ type: 'stepper', name: 's', steps: [{}] }, { type: 'stepper', name: 't', steps: [{}] }], ['fields.0.type: Steps must come last']],
    ['no steps', [{ type: 'stepper', name: 's' }], ['fields.0.steps: Must have at least one step']],
    ['a condition on nothing', [asked({ field: 'gone', value: 'x' })], ['fields.0.showIf.field: Must be a field above this one']],
    ['a condition on itself', [{ ...choice, showIf: { field: 'q', value: 'Yes' } }], ['fields.0.showIf.field: Must be a field above this one']],
    ['a condition on a field below', [asked({ field: 'q', value: 'Yes' }), choice], ['fields.0.showIf.field: Must be a field above this one']],
    ['a condition on text', [{ type: 'text', name: 'q' }, asked({ field: 'q', value: 'x' })], ['fields.1.showIf.field: Must be a field with choices, or a switch']],
    ['a condition on tags', [{ type: 'tags', name: 'q', options: ['x'] }, asked({ field: 'q', value: 'x' })], ['fields.1.showIf.field: Must be a field with choices, or a switch']],
    ['a condition of what only shows', [choice, asked({ field: 'q', value: 'Yes' }, 'heading')], ['fields.1.showIf: Fields of this kind are always shown']],
    ['a condition that no option meets', [choice, asked({ field: 'q', value: 'yes' })], ['fields.1.showIf.value: Must be one of the options of that field']],
    ['a condition on a switch that is neither on nor off', [{ type: 'toggle', name: 'q' }, asked({ field: 'q', value: 'yes' })], ['fields.1.showIf.value: Must be on or off']],
    ['no options', ['radio', 'checkbox', 'select', 'tags'].map((type) => ({ type, name: type })), [0, 1, 2, 3].map((index) => `fields.${index}.options: Must have at least one option`)],
    ['an option twice', [{ type: 'select', name: 'q', options: ['A', 'B', 'A', ' A '] }], ['fields.0.options.2: Is there twice', 'fields.0.options.3: Is there twice']],
    ['a number without a step forward', [{ type: 'number', name: 'n', step: 0 }, { type: 'number', name: 'm', step: -1 }], ['fields.0.step: Must be more than 0', 'fields.1.step: Must be more than 0']],
    ['a number between crossed limits', [{ type: 'number', name: 'n', min: 5, max: 4 }], ['fields.0.max: Must be 5 or more']],
    ['a number that starts outside of its limits', [{ type: 'number', name: 'n', min: 5, value: 4 }, { type: 'number', name: 'm', max: 5, value: 6 }], ['fields.0.value: Must be 5 or more', 'fields.1.value: Must be 5 or less']],
    ['a slider of no width', [{ type: 'range', name: 'r', min: 5, max: 5 }], ['fields.0.max: Must be more than 5']],
    ['a slider the wrong way round', [{ type: 'range', name: 'r', min: 10, max: 0 }], ['fields.0.max: Must be more than 10']],
    ['a slider without a step forward', [{ type: 'range', name: 'r', step: 0 }, { type: 'range', name: 's', step: -1 }], ['fields.0.step: Must be more than 0', 'fields.1.step: Must be more than 0']],
    ['a slider of steps that nobody sees', [{ type: 'range', name: 'r', step: 1e-9 }], ['fields.0.step: Must be 0.0001 or more']],
    ['a slider of steps beyond it', [{ type: 'range', name: 'r', min: 0.1, max: 0.4, value: 0.1, step: 1 }], ['fields.0.step: Must be 0.3 or less']],
    ['a slider that starts outside', [{ type: 'range', name: 'r', max: 4 }], ['fields.0.value: Must be from 0 to 4']],
    ['a slider beyond what numbers can tell apart', [{ type: 'range', name: 'r', min: -1e13, max: 1e13 }], ['fields.0.min: Must be closer to 0', 'fields.0.max: Must be closer to 0']],
    ['a rating of no star, of one, of many, of a half', [0, 1, 11, 4.5].map((maxRating, index) => ({ type: 'rating', name: `r${index}`, maxRating })), [0, 1, 2, 3].map((index) => `fields.${index}.maxRating: Must be a whole number from 2 to 10`)],
    ['a rating from 2', [{ type: 'rating', name: 'r', min: 2 }], ['fields.0.min: Must be 0 or 1']],
    ['dates that cross', [{ type: 'date', name: 'd', min: '2026-02-01', max: '2026-01-01' }], ['fields.0.max: Must not be before the earliest']],
    ['dates and times that are none', [{ type: 'date', name: 'd', min: '2026-02-30' }, { type: 'time', name: 't', max: '25:00' }, { type: 'datetime', name: 'dt', min: '2026-01-01' }, { type: 'daterange', name: 'dr', min: 'a', max: 'b' }], ['fields.0.min: Must be a date', 'fields.1.max: Must be a time', 'fields.2.min: Must be a date with a time', 'fields.3.min: Must be a date', 'fields.3.max: Must be a date']],
    ['a space too high', [{ type: 'spacer', name: 's', height: 401 }, { type: 'spacer', name: 't', height: -1 }, { type: 'spacer', name: 'u', height: 1.5 }], [0, 1, 2].map((index) => `fields.${index}.height: Must be a whole number from 0 to 400`)],
  ])('%s is named by its path', (_what, given, problems) => {
    expect(said(...given)).toEqual(problems)
  })

  it('is nothing, where nothing is', () => {
    expect(said()).toEqual([])
    expect(
      said(
        choice,
        asked({ field: 'q', value: 'Yes' }),
        { type: 'text', name: 'b', showIf: { field: 'q', value: 10 } },
        { type: 'toggle', name: 't' },
        { type: 'hidden', name: 'c', showIf: { field: 't', value: false } },
        { type: 'range', name: 'r', min: -10, max: 0, value: 0 },
        { type: 'range', name: 's', min: 0.1, max: 0.4, step: 0.3, value: 0.1 },
        { type: 'rating', name: 'n', min: 0, maxRating: 10 },
        { type: 'date', name: 'd', min: '2026-01-01', max: '2026-01-01' },
        { type: 'number', name: 'm', min: 0, max: 0, value: 0 },
        { type: 'spacer', name: 'p', height: 0 },
        { type: 'stepper', name: 'z', steps: [{ title: 'One', fields: ['q', 'gone'] }] },
      ),
    ).toEqual([])
  })

  const anyField = fc.record({
    type: fc.oneof(fc.constantFrom('range', 'rating', 'number'), fc.constantFrom(...FIELD_TYPES)),
    name: fc.constantFrom('a', 'b', 'c'),
    min: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: -3, max: 3 })),
    max: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: -3, max: 12 })),
    step: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: -1, max: 4 })),
    value: fc.integer({ min: -3, max: 12 }),
    maxRating: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: -3, max: 12 })),
    options: fc.subarray(['x', 'y']),
    height: fc.integer({ min: -10, max: 500 }),
  })
  const shapes = fc.array(anyField, { maxLength: 4 }).map((given) => given.flatMap((field) => formField.safeParse(field).data ?? []))

  it('keeps a form from being saved, and one that was stored still works', () => {
    fc.assert(
      fc.property(shapes, (stored) => {
        const problems = formProblems(stored)
        expect(formShape.safeParse({ fields: stored }).success).toBe(true)
        expect(formConfig.safeParse({ fields: stored }).success).toBe(problems.length === 0)
        expect(() => checkForm(stored, {})).not.toThrow()
      }),
    )
  })

  it('is not said of limits that are drawn as they are, and is of those that are mended', () => {
    fc.assert(
      fc.property(shapes, (stored) => {
        for (const field of stored) {
          const limits = formProblems([field]).some(({ path }) => /^(min|max|step|maxRating)$/.test(String(path.at(-1))))
          if (field.type === 'range') expect(limits).toBe(JSON.stringify(bounds(field)) !== JSON.stringify({ min: field.min, max: field.max, step: field.step }))
          if (field.type === 'rating') expect(limits).toBe(JSON.stringify(ratingEnds(field)) !== JSON.stringify({ min: field.min, max: field.maxRating }))
        }
      }),
      { numRuns: 2000 },
    )
  })
})
