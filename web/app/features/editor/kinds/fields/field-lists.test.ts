import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIELD_TYPES, formField } from '@inlay/contract/form-field'
import type { FormField } from '@inlay/contract/form-field'
import { formConfig } from '@inlay/contract/form'
import { formProblems } from '@inlay/contract/form-problems'
import { mayBeConditional } from '@inlay/contract/rules/field-kinds'
import { stepOf } from '@inlay/contract/rules/step-of'
import { assignStep } from './assign-step.ts'
import { changeField } from './change-field.ts'
import { insertField } from './insert-field.ts'
import { mend } from './mend.ts'
import { moveField } from './move-field.ts'
import { newField } from './new-field.ts'
import { removeField } from './remove-field.ts'
import { stepsOf } from './steps-of.ts'
import { triggersAbove } from './triggers-above.ts'

const build = (...types: FormField['type'][]) => types.reduce<FormField[]>((fields, type) => insertField(fields, newField(type), fields.length), [])
const names = (fields: readonly FormField[]) => fields.map(({ name }) => name)
const conditional = (fields: FormField[], at: number, field: string, value: string | boolean) =>
  changeField(fields, at, { ...fields[at]!, showIf: { field, value } })

describe('a new field', () => {
  it.each(FIELD_TYPES)('of kind %s can be saved as it is', (type) => {
    expect(formConfig.safeParse({ fields: build(type) }).success).toBe(true)
  })

  it('gets a name of its own', () => {
    expect(names(build('text', 'text', 'text'))).toEqual(['text', 'text_2', 'text_3'])
    const named: FormField[] = [formField.parse({ type: 'text', name: 'a'.repeat(64) })]
    expect(names(insertField(named, named[0]!, 1))[1]).toBe(`${'a'.repeat(62)}_2`)
  })

  it('never comes below the steps, and joins the step of the field above it', () => {
    const fields = assignStep(build('text', 'email', 'stepper'), 1, 1)
    const more = insertField(fields, newField('url'), 99)
    expect(names(more)).toEqual(['text', 'email', 'url', 'stepper'])
    expect(stepsOf(more).map((step) => step.fields)).toEqual([['text'], ['email', 'url']])
  })
})

describe('a condition', () => {
  const fields = conditional(build('radio', 'text'), 1, 'radio', 'Option 1')

  it('goes with its trigger', () => {
    expect(removeField(fields, 0)[0]?.showIf).toBeUndefined()
  })

  it('goes when its trigger moves below it, and stays when that stays above', () => {
    expect(moveField(fields, 0, 1)[0]?.showIf).toBeUndefined()
    const three = insertField(fields, newField('email'), 0)
    expect(moveField(three, 1, 0)[2]?.showIf).toEqual({ field: 'radio', value: 'Option 1' })
  })

  it('follows the name of its trigger, and the words of its option', () => {
    const radio = fields[0] as Extract<FormField, { type: 'radio' }>
    const renamed = changeField(fields, 0, { ...radio, name: 'kind' })
    expect(renamed[1]?.showIf).toEqual({ field: 'kind', value: 'Option 1' })
    const reworded = changeField(fields, 0, { ...radio, options: ['Tableware', 'Option 2', 'Option 3'] })
    expect(reworded[1]?.showIf).toEqual({ field: 'radio', value: 'Tableware' })
  })

  it('is not led to another option when two read the same for a moment', () => {
    const radio = fields[0] as Extract<FormField, { type: 'radio' }>
    const same = changeField(fields, 0, { ...radio, options: ['Option 2', 'Option 2', 'Option 3'] })
    const apart = changeField(same, 0, { ...radio, options: ['Option 2!', 'Option 2', 'Option 3'] })
    expect(apart[1]?.showIf).toEqual({ field: 'radio', value: 'Option 1' })
  })

  it('is not led to another field when two have one name for a moment', () => {
    const two = insertField(fields, newField('radio'), 1)
    const same = changeField(two, 1, { ...two[1]!, name: 'radio' })
    const apart = changeField(same, 1, { ...same[1]!, name: 'other' })
    expect(apart[2]?.showIf?.field).toBe('radio')
  })
})

describe('steps', () => {
  it('begin with all fields in the first', () => {
    expect(stepsOf(build('text', 'email', 'stepper'))).toEqual([{ title: 'Step 1', fields: ['text', 'email'] }, { title: 'Step 2', fields: [] }])
  })

  it('take a field that moves past one of theirs', () => {
    const fields = assignStep(build('text', 'email', 'url', 'stepper'), 2, 1)
    expect(stepsOf(moveField(fields, 1, 2)).map((step) => step.fields)).toEqual([['text'], ['url', 'email']])
    expect(stepsOf(moveField(fields, 2, 1)).map((step) => step.fields)).toEqual([['text', 'email', 'url'], []])
  })

  it('follow a new name and forget what is gone', () => {
    const fields = build('text', 'email', 'stepper')
    expect(stepsOf(changeField(fields, 0, { ...fields[0]!, name: 'full_name' }))[0]?.fields).toEqual(['full_name', 'email'])
    expect(stepsOf(removeField(fields, 0))[0]?.fields).toEqual(['email'])
  })

  it('are not moved, and nothing moves below them', () => {
    const fields = build('text', 'email', 'stepper')
    expect(moveField(fields, 2, 0)).toEqual(fields)
    expect(moveField(fields, 0, 2)).toEqual(fields)
  })
})

const place = fc.nat({ max: 12 })
const act = fc.oneof(
  fc.record({ act: fc.constant('add' as const), type: fc.constantFrom(...FIELD_TYPES, 'radio' as const, 'toggle' as const), at: place }),
  fc.record({ act: fc.constant('move' as const), at: place, to: place }),
  fc.record({ act: fc.constant('remove' as const), at: place }),
  fc.record({ act: fc.constant('copy' as const), at: place }),
  fc.record({ act: fc.constant('step' as const), at: place, to: fc.nat({ max: 2 }) }),
  fc.record({ act: fc.constant('condition' as const), at: place, to: place }),
  fc.record({ act: fc.constant('rename' as const), at: place, name: fc.constantFrom('a', 'b', 'text', 'radio') }),
)
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

function does(fields: FormField[], it: Act): FormField[] {
  const field = fields[it.at]
  if (it.act === 'add') return it.type === 'stepper' && stepsOf(fields).length ? fields : insertField(fields, newField(it.type), it.at)
  if (!field) return fields
  if (it.act === 'move') return moveField(fields, it.at, it.to)
  if (it.act === 'remove') return removeField(fields, it.at)
  if (it.act === 'copy') return field.type === 'stepper' ? fields : insertField(fields, field, it.at + 1)
  if (it.act === 'step') return assignStep(fields, it.at, it.to)
  if (it.act === 'rename') return fields.some(({ name }) => name === it.name) ? fields : changeField(fields, it.at, { ...field, name: it.name })
  const triggers = triggersAbove(fields, it.at)
  const trigger = triggers[it.to % Math.max(triggers.length, 1)]
  if (!trigger || !mayBeConditional(field.type)) return fields
  return conditional(fields, it.at, trigger.name, trigger.type === 'toggle' ? true : trigger.options[0]!)
}

describe('whatever is done, in whatever order,', () => {
  const anyForm = fc.array(act, { maxLength: 30 }).map((acts) => acts.reduce(does, [] as FormField[]))

  it('the form can be saved', () => {
    fc.assert(fc.property(anyForm, (fields) => { expect(formProblems(fields)).toEqual([]) }), { numRuns: 500 })
  })

  it('the list reads as the steps do, and each field is in one of them at most', () => {
    fc.assert(
      fc.property(anyForm, (fields) => {
        const steps = stepsOf(fields)
        const order = fields.filter(({ type }) => type !== 'stepper').map(({ name }) => stepOf(name, steps))
        expect(order).toEqual([...order].sort((a, b) => a - b))
        const named = steps.flatMap((step) => step.fields)
        expect(new Set(named).size).toBe(named.length)
      }),
      { numRuns: 500 },
    )
  })

  it('nothing is left to mend, and what is right stays the same object', () => {
    fc.assert(fc.property(anyForm, (fields) => mend(fields).forEach((field, at) => expect(field).toBe(fields[at]))))
  })
})
