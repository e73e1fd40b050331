import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIELD_TYPES, formField } from '../form-field.ts'
import type { FormField } from '../form-field.ts'
import { checkForm } from './check-form.ts'

const form = (...fields: object[]): FormField[] => fields.map((field) => formField.parse(field))

const CHAIN = form(
  { type: 'radio', name: 'q1', options: ['yes', 'no'], required: true },
  { type: 'text', name: 'q2', required: true, showIf: { field: 'q1', value: 'yes' } },
)

describe('a hidden field (C13)', () => {
  it('is neither required nor kept, whatever was typed before it was hidden', () => {
    expect(checkForm(CHAIN, { q1: 'yes' })).toEqual({ shown: ['q1', 'q2'], answers: { q1: 'yes' }, wrong: { q2: { key: 'required' } } })
    expect(checkForm(CHAIN, { q1: 'yes', q2: 'typed' })).toEqual({ shown: ['q1', 'q2'], answers: { q1: 'yes', q2: 'typed' }, wrong: {} })
    expect(checkForm(CHAIN, { q1: 'no', q2: 'typed' })).toEqual({ shown: ['q1'], answers: { q1: 'no' }, wrong: {} })
    expect(checkForm(CHAIN, { q2: 'posted directly' })).toEqual({ shown: ['q1'], answers: {}, wrong: { q1: { key: 'required' } } })
  })

  it('is not looked at: what is wrong in it stops nobody', () => {
    const fields = form({ type: 'toggle', name: 'other' }, { type: 'email', name: 'email', showIf: { field: 'other', value: true } })
    expect(checkForm(fields, { other: false, email: 'a@b' })).toEqual({ shown: ['other'], answers: { other: false }, wrong: {} })
  })

  it('hides what depends on it, through any number of fields', () => {
    const links = ['a', 'b', 'c', 'd', 'e']
    const fields = form(...links.map((name, index) => ({ type: 'select', name, options: ['go', 'stop'], required: true, ...(index && { showIf: { field: links[index - 1], value: 'go' } }) })))
    const all = Object.fromEntries(links.map((name) => [name, 'go']))
    expect(checkForm(fields, all).shown).toEqual(links)
    expect(checkForm(fields, { ...all, b: 'stop' })).toEqual({ shown: ['a', 'b'], answers: { a: 'go', b: 'stop' }, wrong: {} })
  })
})

describe('a condition', () => {
  it('hangs on a good answer: one that is wrong shows nothing', () => {
    expect(checkForm(CHAIN, { q1: 'maybe', q2: 'typed' })).toEqual({ shown: ['q1'], answers: {}, wrong: { q1: { key: 'option' } } })
    const fields = form({ type: 'toggle', name: 'agree', required: true }, { type: 'text', name: 'why', showIf: { field: 'agree', value: false } })
    expect(checkForm(fields, { agree: false }).shown).toEqual(['agree'])
  })

  it('counts a switch nobody touched as off', () => {
    const fields = form({ type: 'toggle', name: 'agree' }, { type: 'text', name: 'why', showIf: { field: 'agree', value: false } })
    expect(checkForm(fields, {}).shown).toEqual(['agree', 'why'])
  })

  it('on a field that is below, or nowhere, hides for good', () => {
    const fields = form({ type: 'text', name: 'a', required: true, showIf: { field: 'b', value: 'x' } }, { type: 'select', name: 'b', options: ['x'] }, { type: 'text', name: 'c', showIf: { field: 'gone', value: 'x' } })
    expect(checkForm(fields, { a: 'a', b: 'x', c: 'c' })).toEqual({ shown: ['b'], answers: { b: 'x' }, wrong: {} })
  })

  it('shows what asks nothing, too, where it was stored once', () => {
    const fields = form({ type: 'select', name: 'a', options: ['x'] }, { type: 'heading', name: 'h', showIf: { field: 'a', value: 'x' } })
    expect(checkForm(fields, {}).shown).toEqual(['a'])
    expect(checkForm(fields, { a: 'x' }).shown).toEqual(['a', 'h'])
  })
})

describe('what arrives', () => {
  it('for no field is dropped', () => {
    expect(checkForm(CHAIN, { q1: 'no', extra: 1, constructor: {} }).answers).toEqual({ q1: 'no' })
  })

  it('under a name that every object has is an answer like any other', () => {
    const fields = form({ type: 'text', name: 'constructor', required: true }, { type: 'text', name: 'toString', required: true }, { type: 'radio', name: 'valueOf', options: ['x'] }, { type: 'text', name: 'hasOwnProperty', showIf: { field: 'valueOf', value: 'x' } })
    expect(checkForm(fields, {})).toEqual({ shown: ['constructor', 'toString', 'valueOf'], answers: {}, wrong: { constructor: { key: 'required' }, toString: { key: 'required' } } })
    const data = { constructor: 'a', toString: 'b', valueOf: 'x', hasOwnProperty: 'c' }
    expect(checkForm(fields, data)).toEqual({ shown: Object.keys(data), answers: data, wrong: {} })
  })

  const names = ['a', 'b', 'c', 'd', 'constructor', 'toString']
  const OPTIONS = ['x', 'y', '0', 'true']
  const anyField = fc.record({
    type: fc.constantFrom(...FIELD_TYPES),
    name: fc.constantFrom(...names),
    required: fc.boolean(),
    options: fc.subarray(OPTIONS),
    showIf: fc.option(fc.record({ field: fc.constantFrom(...names), value: fc.oneof(fc.constantFrom(...OPTIONS), fc.boolean(), fc.integer({ min: 0, max: 2 })) }), { nil: undefined }),
  })
  const anyForm = fc.uniqueArray(anyField, { selector: ({ name }) => name, maxLength: 6 }).map((fields) => form(...fields))
  const anyAnswer = fc.oneof(fc.constantFrom(...OPTIONS, ' x', 0, 1, true, false, null, '', 'ann@example.com', '2026-11-28', '10:30', 'x.example', '030 1234'), fc.subarray(OPTIONS), fc.anything())
  const anyData = fc.dictionary(fc.constantFrom(...names), anyAnswer)

  it('gives each shown field an answer, none or a mistake, and a hidden one nothing', () => {
    fc.assert(
      fc.property(anyForm, anyData, (fields, data) => {
        const { shown, answers, wrong } = checkForm(fields, data)
        expect(fields.map(({ name }) => name).filter((name) => shown.includes(name))).toEqual(shown)
        for (const name of [...Object.keys(answers), ...Object.keys(wrong)]) expect(shown).toContain(name)
        for (const name of Object.keys(answers)) expect(Object.keys(wrong)).not.toContain(name)
        for (const { name, showIf } of fields) if (showIf && !Object.keys(answers).includes(showIf.field)) expect(shown).not.toContain(name)
      }),
      { numRuns: 1000 },
    )
  })

  it('is read once: what is stored reads as itself, on either side', () => {
    fc.assert(
      fc.property(anyForm, anyData, (fields, data) => {
        const first = checkForm(fields, data)
        const again = checkForm(fields, JSON.parse(JSON.stringify(first.answers)) as Record<string, unknown>)
        expect(again.shown).toEqual(first.shown)
        expect(again.answers).toEqual(first.answers)
        for (const name of Object.keys(again.wrong)) expect(Object.keys(first.wrong)).toContain(name)
      }),
      { numRuns: 1000 },
    )
  })

  it('of any shape throws nothing', () => {
    fc.assert(fc.property(anyForm, fc.anything(), (fields, data) => void checkForm(fields, data as Record<string, unknown>)))
    for (const data of [null, undefined, 5, 'text', []]) expect(checkForm(CHAIN, data as unknown as Record<string, unknown>).answers).toEqual({})
  })

  it('for two hundred fields of many options is checked at once', () => {
    const options = Array.from({ length: 2_000 }, (_, index) => `Option ${index}`)
    const names = Array.from({ length: 200 }, (_, index) => `field${index}`)
    const fields = form(...names.map((name, index) => ({ type: 'checkbox', name, options, ...(index && { showIf: { field: `field${index - 1}`, value: 'Option 1999' } }) })))
    const start = performance.now()
    expect(checkForm(fields, Object.fromEntries(names.map((name) => [name, options]))).shown).toHaveLength(200)
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})
