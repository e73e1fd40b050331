import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIELD_TYPES, formField } from '../form-field.ts'
import { checkAnswer } from './check-answer.ts'
import type { Question } from './check-answer.ts'
import { isAnswerable } from './field-kinds.ts'

const fields = FIELD_TYPES.filter(isAnswerable).map((type) => formField.parse({ type, name: 'asked', options: ['A', 'B'] }) as Question)

/** Anything that JSON can bring, read as a server reads it: objects without a prototype among it. */
const arrived = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()), fc.constantFrom({}, [{}], [[]], { toString: 0, valueOf: 0 }, [{ toString: 0, valueOf: 0 }], Object.create(null), [Object.create(null)]))

test.each(fields.map((field) => [field.type, field] as const))('whatever arrives for a field of kind %s, it is an answer, none, or wrong', (_, field) => {
  fc.assert(
    fc.property(arrived, (raw) => {
      const { answer, wrong } = checkAnswer(field, raw)
      expect(answer === undefined || wrong === undefined).toBe(true)
    }),
    { examples: [[[{ toString: 0, valueOf: 0 }]], [[Object.create(null)]]] },
  )
})
