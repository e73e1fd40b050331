import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerOf } from './answer.ts'

describe('an answer by name', () => {
  it('is the one that was given, also under a name that objects have by themselves', () => {
    expect(answerOf({ constructor: 'x' }, 'constructor')).toBe('x')
    expect(answerOf(Object.assign(Object.create(null), { hasOwnProperty: 0 }) as Record<string, unknown>, 'hasOwnProperty')).toBe(0)
    expect(answerOf(JSON.parse('{"__proto__": 1}') as Record<string, unknown>, '__proto__')).toBe(1)
  })

  it('is none where none was given, whatever objects have by themselves', () => {
    for (const name of Object.getOwnPropertyNames(Object.prototype)) expect(answerOf({}, name)).toBeUndefined()
  })

  it('of anything is found or not, without a throw', () => {
    fc.assert(fc.property(fc.anything(), fc.string(), (data, name) => void answerOf(data as Record<string, unknown>, name)))
    for (const data of [null, undefined, 0, 'text', true]) expect(answerOf(data as unknown as Record<string, unknown>, 'name')).toBeUndefined()
  })
})
