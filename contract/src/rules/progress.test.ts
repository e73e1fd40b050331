import { describe, expect, it } from 'vitest'
import { formField } from '../form-field.ts'
import { checkForm } from './check-form.ts'
import { progress } from './progress.ts'

const of = (fields: object[], data: Record<string, unknown>) => {
  const form = fields.map((field) => formField.parse(field))
  return progress(form, checkForm(form, data))
}
const texts = (...names: string[]) => names.map((name) => ({ type: 'text', name }))

describe('progress', () => {
  it('is the share of fields with an answer, rounded down', () => {
    expect(of(texts('a', 'b', 'c'), {})).toBe(0)
    expect(of(texts('a', 'b', 'c'), { a: 'x' })).toBe(33)
    expect(of(texts('a', 'b', 'c'), { a: 'x', b: 'y' })).toBe(66)
    expect(of(texts('a', 'b', 'c'), { a: 'x', b: 'y', c: 'z' })).toBe(100)
  })

  it('is 100 only when all are answered', () => {
    const names = Array.from({ length: 200 }, (_, index) => `f${index}`)
    expect(of(texts(...names), Object.fromEntries(names.slice(1).map((name) => [name, 'x'])))).toBe(99)
  })

  it('counts zero, "0" and a switch that is off as answers (C12)', () => {
    expect(of([{ type: 'number', name: 'n' }], { n: 0 })).toBe(100)
    expect(of([{ type: 'radio', name: 'r', options: ['0'] }], { r: '0' })).toBe(100)
    expect(of([{ type: 'toggle', name: 't' }], {})).toBe(100)
    expect(of([{ type: 'toggle', name: 't', required: true }], {})).toBe(0)
  })

  it('does not count what is wrong', () => {
    expect(of([{ type: 'email', name: 'e' }, { type: 'text', name: 't' }], { e: 'a@b', t: 'x' })).toBe(50)
  })

  it('leaves out what is hidden, what shows something, and what the page gives', () => {
    const fields = [
      { type: 'progress', name: 'p' },
      { type: 'heading', name: 'h' },
      { type: 'hidden', name: 'source', value: 'x' },
      { type: 'radio', name: 'more', options: ['yes', 'no'] },
      { type: 'text', name: 'what', showIf: { field: 'more', value: 'yes' } },
    ]
    expect(of(fields, { more: 'no' })).toBe(100)
    expect(of(fields, { more: 'yes' })).toBe(50)
    expect(of(fields, { source: 'x' })).toBe(0)
  })

  it('is 0 where nothing is asked', () => {
    expect(of([{ type: 'heading', name: 'h' }], {})).toBe(0)
    expect(of([], {})).toBe(0)
  })

  it('knows fields that are named like what objects have', () => {
    expect(of(texts('constructor', 'toString'), { toString: 'x' })).toBe(50)
  })
})
