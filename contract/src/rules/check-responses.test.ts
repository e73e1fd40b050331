import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkResponse, checkResponses, RESPONSE_MAX } from './check-responses.ts'
import type { AskedQuestion } from './check-responses.ts'

const options = [{ id: 'a' }, { id: 'b' }, { id: '0' }]
const single: AskedQuestion = { id: 'single', required: true, type: 'single-choice', options }
const multiple: AskedQuestion = { id: 'multiple', required: true, type: 'multiple-choice', options }
const rating: AskedQuestion = { id: 'rating', required: true, type: 'rating', maxRating: 5 }
const text: AskedQuestion = { id: 'text', required: true, type: 'text' }

describe('an answer to a question', () => {
  it.each<[AskedQuestion, unknown, unknown]>([
    [single, 'b', 'b'],
    [single, '0', '0'],
    [single, ['b'], 'b'],
    [single, 'c', undefined],
    [single, 0, undefined],
    [single, undefined, undefined],
    [multiple, ['b', 'a', 'b'], ['a', 'b']],
    [multiple, 'a', ['a']],
    [multiple, ['c'], undefined],
    [multiple, [], undefined],
    [multiple, [{ toString: 0 }], undefined],
    [rating, 5, 5],
    [rating, '1', 1],
    [rating, 0, undefined],
    [rating, 6, undefined],
    [rating, 2.5, undefined],
    [rating, '', undefined],
    [rating, NaN, undefined],
    [rating, [3], undefined],
    [text, ' some text ', 'some text'],
    [text, '0', '0'],
    [text, '  ', undefined],
    [text, 5, undefined],
    [text, 'x'.repeat(RESPONSE_MAX), 'x'.repeat(RESPONSE_MAX)],
  ])('%j: %j is %j', (question, raw, response) => {
    expect(checkResponse(question, raw)).toEqual(response === undefined ? { wrong: 'required' } : { response })
    expect(checkResponse({ ...question, required: false }, raw)).toEqual(response === undefined ? {} : { response })
  })

  it('that is too long is wrong', () => {
    expect(checkResponse(text, 'x'.repeat(RESPONSE_MAX + 1))).toEqual({ wrong: 'long' })
  })

  it('on a scale that cannot be, is one of the scale that is drawn', () => {
    expect(checkResponse({ ...rating, maxRating: 0 }, 2)).toEqual({ response: 2 })
    expect(checkResponse({ ...rating, maxRating: 1 }, 3)).toEqual({ wrong: 'required' })
    expect(checkResponse({ ...rating, maxRating: -5 }, 1)).toEqual({ response: 1 })
  })

  it('to a choice of nothing, which was stored once, cannot be required', () => {
    expect(checkResponse({ ...single, options: [] }, undefined)).toEqual({})
    expect(checkResponse({ ...multiple, options: [] }, ['a'])).toEqual({})
  })
})

describe('answers to a quiz', () => {
  const questions = [single, multiple, rating, { ...text, id: 'constructor' }]

  it('are kept by question, what answers none is dropped, and each that lacks is named', () => {
    expect(checkResponses(questions, { single: 'a', constructor: 'x', other: 1 })).toEqual({ responses: { single: 'a', constructor: 'x' }, wrong: { multiple: 'required', rating: 'required' } })
    expect(checkResponses(questions, {})).toEqual({ responses: {}, wrong: { single: 'required', multiple: 'required', rating: 'required', constructor: 'required' } })
    expect(checkResponses([], { single: 'a' })).toEqual({ responses: {}, wrong: {} })
  })

  it('read as themselves again, and nothing that arrives throws', () => {
    const raw = fc.oneof(fc.constantFrom('a', 'b', '0', 3, '5', ' text '), fc.array(fc.constantFrom('a', 'b', 'c')), fc.anything())
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('single', 'multiple', 'rating', 'constructor'), raw), (data) => {
        const first = checkResponses(questions, data)
        expect(checkResponses(questions, JSON.parse(JSON.stringify(first.responses)) as Record<string, unknown>)).toEqual({ ...first, wrong: expect.any(Object) as object })
      }),
    )
    fc.assert(fc.property(fc.anything(), (data) => void checkResponses(questions, data as Record<string, unknown>)))
  })
})
