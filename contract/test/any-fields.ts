import fc from 'fast-check'
import { FIELD_TYPES, formField } from '../src/form-field.ts'
import type { FieldType, FormField } from '../src/form-field.ts'
import { SPACER_MAX } from '../src/form-problems.ts'
import { mayBeConditional, mayTrigger } from '../src/rules/field-kinds.ts'

/** What a schema gives a field, but for what only goes together: limits, options, steps. */
type Given = (type: FieldType) => fc.Arbitrary<Record<string, unknown>>

const MOMENTS: Partial<Record<FieldType, readonly string[]>> = {
  date: ['2024-02-29', '2026-11-28', '2027-01-01'],
  daterange: ['2024-02-29', '2026-11-28', '2027-01-01'],
  time: ['00:00', '09:30', '23:59'],
  datetime: ['2024-02-29T00:00', '2026-11-28T09:30', '2027-01-01T23:59'],
}

const options = fc.uniqueArray(fc.oneof(fc.constantFrom('0', '1', 'true', 'Option 1'), fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).filter((text) => text.replaceAll('\0', '').trim() !== '')), {
  minLength: 1, maxLength: 6, selector: (text) => text.replaceAll('\0', '').trim(),
})
/** Two, the lower first, or none. */
const ends = (all: readonly string[]) => fc.tuple(fc.constantFrom('', ...all), fc.constantFrom('', ...all)).map(([a, b]) => (a && b && a > b ? { min: b, max: a } : { min: a, max: b }))

function together(type: FieldType): fc.Arbitrary<Record<string, unknown>> {
  switch (type) {
    case 'radio':
    case 'checkbox':
    case 'select':
    case 'tags':
      return fc.record({ options })
    case 'number':
      return fc.record({ min: fc.option(fc.integer({ min: -20, max: 0 })), value: fc.option(fc.constantFrom(0, 0.5, 1)), max: fc.option(fc.integer({ min: 1, max: 20 })), step: fc.option(fc.constantFrom(0.1, 0.5, 3)) })
    case 'range':
      return fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 50 }), fc.constantFrom(0.1, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true })).map(([min, width, step, along]) => ({ min, max: min + width, step, value: Math.round(min + width * along) }))
    case 'rating':
      return fc.record({ min: fc.constantFrom(0, 1), maxRating: fc.integer({ min: 2, max: 10 }) })
    case 'date':
    case 'time':
    case 'datetime':
    case 'daterange':
      return ends(MOMENTS[type]!)
    case 'spacer':
      return fc.record({ height: fc.integer({ min: 0, max: SPACER_MAX }) })
    case 'colorpicker':
      return fc.constantFrom({ value: '#0EA5E9' }, { value: '#ffffff' })
    default:
      return fc.constant({})
  }
}

/** A field of one kind, whose name is still to be made its own. */
const anyField = (type: FieldType, given: Given) =>
  fc.tuple(given(type), together(type), fc.option(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), { freq: 2 })).map(([field, more, hangs]) => ({ field: { ...field, ...more, type }, hangs }))

/** Fields that a form may have beside each other: of any kinds, with conditions on what is above, and steps. */
export function anyFields(given: Given): fc.Arbitrary<FormField[]> {
  const kinds = FIELD_TYPES.filter((type) => type !== 'stepper')
  const steps = fc.option(fc.array(fc.string({ maxLength: 20 }), { minLength: 1, maxLength: 4 }))
  return fc.tuple(fc.array(fc.oneof(...kinds.map((type) => anyField(type, given))), { maxLength: 12 }), steps).map(([drawn, titles]) => {
    const fields: Record<string, unknown>[] = []
    drawn.forEach(({ field, hangs }, place) => {
      const triggers = fields.filter(({ type }) => mayTrigger(type as FieldType))
      const trigger = hangs === null || !mayBeConditional(field.type) ? undefined : triggers[Math.floor(hangs * triggers.length)]
      const value = trigger && ((trigger['options'] as string[] | undefined)?.at(-1) ?? hangs! < 0.5)
      fields.push({ ...field, name: `${field.type}_${place}`, showIf: trigger && { field: trigger['name'], value } })
    })
    if (titles) fields.push({ type: 'stepper', name: 'steps', steps: titles.map((title, step) => ({ title, fields: fields.filter((_, place) => place % (titles.length + 1) === step).map(({ name }) => name) })) })
    return fields.map((field) => formField.parse(field))
  })
}
