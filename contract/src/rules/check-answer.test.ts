import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIELD_TYPES, formField } from '../form-field.ts'
import { checkAnswer } from './check-answer.ts'
import type { Question } from './check-answer.ts'
import { isAnswerable } from './field-kinds.ts'

const field = (type: string, more: object = {}) => formField.parse({ type, name: 'asked', ...more }) as Question

/** The answer, or the key of what is wrong, and its limit. */
function verdict(question: Question, raw: unknown) {
  const { answer, wrong } = checkAnswer(question, raw)
  return wrong ? `wrong: ${[wrong.key, wrong.limit].filter((one) => one !== undefined).join(' ')}` : answer
}

const OPTIONS = ['Red', 'Blue', '0', 'false', 'constructor']

describe('an answer of', () => {
  it.each<[string, object, unknown, unknown]>([
    ['number', {}, 0, 0],
    ['number', {}, '0', 0],
    ['number', {}, '-0', 0],
    ['number', {}, ' 12.5 ', 12.5],
    ['number', {}, '1200', 1200],
    ['number', {}, '3b', 'wrong: number'],
    ['number', {}, '01-01-2018', 'wrong: number'],
    ['number', {}, 'gggg', 'wrong: number'],
    ['number', {}, NaN, 'wrong: number'],
    ['number', {}, Infinity, 'wrong: number'],
    ['number', {}, true, 'wrong: number'],
    ['number', {}, [5], 'wrong: number'],
    ['number', { min: 1200 }, '2', 'wrong: min 1200'],
    ['number', { min: 1200 }, '11111', 11111],
    ['number', { max: 0 }, 1, 'wrong: max 0'],
    ['number', { max: 0 }, 0, 0],
    ['number', { step: 0.1 }, 0.3, 0.3],
    ['number', { step: 0.1 }, 0.35, 'wrong: step 0.1'],
    ['number', { min: 1, step: 2 }, 4, 'wrong: step 2'],
    ['number', { min: 1, step: 2 }, 5, 5],
    // Stored once, and drawn mended.
    ['number', { min: 10, max: 0 }, 5, 5],
    ['number', { min: 10, max: 0 }, 11, 'wrong: max 10'],
    ['number', { step: 0 }, 0.123, 0.123],
    ['number', { step: -1 }, 0.5, 0.5],
    ['range', { min: -10, max: 0 }, 0, 0],
    ['range', { min: -10, max: 0 }, -10, -10],
    ['range', { min: 5, max: 5 }, 5, 5],
    ['range', { min: 5, max: 5 }, 6, 6],
    ['range', { min: 5, max: 5 }, 7, 'wrong: max 6'],
    ['range', { min: 10, max: 0 }, 3, 3],
    ['range', { step: 0 }, 3, 3],
    ['range', { step: 0 }, 3.5, 'wrong: step 1'],
    ['range', { step: -1 }, 4, 4],
    ['rating', { min: 0, maxRating: 10 }, 0, 0],
    ['rating', {}, 0, 'wrong: min 1'],
    ['rating', {}, 6, 'wrong: max 5'],
    ['rating', {}, 2.5, 'wrong: step 1'],
    ['rating', { maxRating: 0 }, 2, 2],
    ['rating', { maxRating: 1 }, 3, 'wrong: max 2'],
    ['toggle', {}, true, true],
    ['toggle', {}, 'true', true],
    ['toggle', {}, false, false],
    ['toggle', {}, undefined, false],
    ['toggle', {}, {}, false],
    ['radio', {}, 'Red', 'Red'],
    ['radio', {}, 0, '0'],
    ['radio', {}, false, 'false'],
    ['radio', {}, 'constructor', 'constructor'],
    ['radio', {}, 'toString', 'wrong: option'],
    ['radio', {}, 'red', 'wrong: option'],
    ['radio', {}, ['Red'], 'wrong: option'],
    ['select', {}, '0', '0'],
    ['select', {}, '__proto__', 'wrong: option'],
    ['checkbox', {}, ['Blue', 'Red', 'Blue'], ['Red', 'Blue']],
    ['checkbox', {}, 'Red', ['Red']],
    ['checkbox', {}, [0, false], ['0', 'false']],
    ['checkbox', {}, [], undefined],
    ['checkbox', {}, ['Red', 'Green'], 'wrong: option'],
    ['checkbox', {}, {}, 'wrong: option'],
    ['tags', {}, ['constructor'], ['constructor']],
    ['tags', {}, [null], 'wrong: option'],
    ['date', {}, '2026-11-28', '2026-11-28'],
    ['date', {}, '2026-02-30', 'wrong: date'],
    ['date', { min: '2026-01-01' }, '2025-12-31', 'wrong: earliest 2026-01-01'],
    ['date', { max: '2026-01-01' }, '2026-01-02', 'wrong: latest 2026-01-01'],
    ['date', { min: '2026-01-01', max: '2026-01-01' }, '2026-01-01', '2026-01-01'],
    ['date', { min: 'soon', max: 'later' }, '2026-01-01', '2026-01-01'],
    ['date', { min: '2027-01-01', max: '2026-01-01' }, '2020-05-05', '2020-05-05'],
    ['time', { min: '09:00', max: '17:00' }, '08:59', 'wrong: earliest 09:00'],
    ['time', {}, '24:00', 'wrong: time'],
    ['datetime', { max: '2026-01-01T10:00' }, '2026-01-01T10:01', 'wrong: latest 2026-01-01 10:00'],
    ['datetime', {}, '2026-01-01', 'wrong: date'],
    ['daterange', {}, { from: '2026-01-02', to: '2026-01-05' }, { from: '2026-01-02', to: '2026-01-05' }],
    ['daterange', {}, { from: '2026-01-02', to: '2026-01-02', extra: 1 }, { from: '2026-01-02', to: '2026-01-02' }],
    ['daterange', {}, { from: '2026-01-05', to: '2026-01-02' }, 'wrong: order'],
    ['daterange', {}, { from: '2026-01-05' }, 'wrong: date'],
    ['daterange', {}, { from: '', to: '' }, undefined],
    ['daterange', {}, '2026-01-05', 'wrong: date'],
    ['daterange', { max: '2026-01-03' }, { from: '2026-01-02', to: '2026-01-05' }, 'wrong: latest 2026-01-03'],
    ['colorpicker', {}, '#0ea5E9', '#0ea5E9'],
    ['colorpicker', {}, 'red;}', 'wrong: color'],
    ['file', {}, '01980000-0000-7000-8000-000000000001', '01980000-0000-7000-8000-000000000001'],
    ['hidden', {}, ' campaign ', 'campaign'],
    ['hidden', {}, 'x'.repeat(1_200), 'x'.repeat(1_000)],
    ['hidden', {}, {}, undefined],
    ['text', {}, ' Ann ', 'Ann'],
    ['text', {}, '   ', undefined],
    ['text', {}, 0, '0'],
    ['email', {}, ' Ann@Example.com', 'Ann@Example.com'],
  ])('%s %j: %j is %j', (type, more, raw, right) => {
    expect(verdict(field(type, /radio|checkbox|select|tags/.test(type) ? { options: OPTIONS, ...more } : more), raw)).toEqual(right)
  })
})

describe('where an answer is required', () => {
  const required = (type: string, more: object = {}) => field(type, { required: true, options: OPTIONS, ...more })

  it('zero, "0" and "false" are answers (C12)', () => {
    expect(verdict(required('number'), 0)).toBe(0)
    expect(verdict(required('range', { min: -10, max: 0 }), 0)).toBe(0)
    expect(verdict(required('rating', { min: 0, maxRating: 10 }), '0')).toBe(0)
    expect(verdict(required('radio'), '0')).toBe('0')
    expect(verdict(required('select'), 'false')).toBe('false')
    expect(verdict(required('checkbox'), ['0'])).toEqual(['0'])
    expect(verdict(required('text'), 0)).toBe('0')
    expect(verdict(required('text'), 'false')).toBe('false')
  })

  it.each(FIELD_TYPES.filter((type) => isAnswerable(type) && type !== 'hidden'))('of kind %s, none is wrong', (type) => {
    for (const nothing of [undefined, null, '', '  ', '\n\t']) expect(verdict(required(type), nothing)).toBe('wrong: required')
  })

  it('a switch must be on', () => {
    expect(verdict(required('toggle'), false)).toBe('wrong: required')
    expect(verdict(required('toggle'), true)).toBe(true)
  })

  it('a choice of nothing, which was stored once, stops nobody', () => {
    for (const type of ['radio', 'select', 'checkbox', 'tags']) expect(verdict(required(type, { options: [] }), undefined)).toBeUndefined()
  })

  it('what is wrong is said, not that it is missing', () => {
    expect(verdict(required('number'), 'x')).toBe('wrong: number')
    expect(verdict(required('email'), 'a@b')).toBe('wrong: email')
  })
})

describe('what is stored of an answer', () => {
  const questions = FIELD_TYPES.filter(isAnswerable).map((type) => field(type, { options: OPTIONS }))
  const texts = fc.oneof(
    fc.string(),
    fc.constantFrom(...OPTIONS, ' Red', '12', '-0', '1e3', '5', '2026-11-28', '2026-02-30', '10:30', '2026-11-28T10:30', '#0EA5E9', 'ann@example.com', 'example.com', 'x.example/ a', '030 1234', 'true', 'x'.repeat(1_001)),
  )
  const raws = fc.oneof(texts, fc.anything(), fc.double(), fc.array(texts), fc.record({ from: texts, to: texts }))

  it.each(questions.map((question) => [question.type, question] as const))('%s: reads as itself again, is no NaN, and its own text is trimmed', (_type, question) => {
    fc.assert(
      fc.property(raws, (raw) => {
        const { answer, wrong } = checkAnswer(question, raw)
        expect(answer !== undefined && wrong !== undefined).toBe(false)
        if (answer === undefined) return
        expect(checkAnswer(question, answer)).toEqual({ answer })
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
        if (typeof answer === 'number') expect(Number.isFinite(answer) && !Object.is(answer, -0)).toBe(true)
        if (typeof answer === 'string' && question.type !== 'textarea') expect(answer).toBe(answer.trim())
      }),
      { numRuns: 500 },
    )
  })

  it('of a list of a hundred thousand options is found at once', () => {
    const options = Array.from({ length: 100_000 }, (_, index) => `Option ${index}`)
    // Not by the schema, whose limit is lower.
    const question = { ...field('checkbox', { options: ['A'] }), options } as Question
    const start = performance.now()
    expect(checkAnswer(question, [...options].reverse()).answer).toEqual(options)
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})
