import { describe, expect, it } from 'vitest'
import { JSON_MAX_DEPTH, NotJson, parseJson } from './parse-json.ts'

const nested = (levels: number) => Buffer.from('['.repeat(levels) + ']'.repeat(levels))

describe('a JSON body', () => {
  it('is read', () => {
    expect(parseJson(Buffer.from('{"a":[1,"é",null]}'))).toEqual({ a: [1, 'é', null] })
  })

  it('has every text as PostgreSQL can hold it, and keeps a key called __proto__ one like others', () => {
    expect(parseJson(Buffer.from('{"a":["one\\u0000two\\ud800",{"b":"\\uD83D\\uDE00"}]}'))).toEqual({ a: ['onetwo\ufffd', { b: '😀' }] })
    expect(Object.keys(parseJson(Buffer.from('{"__proto__":"\\u0000"}')) as object)).toEqual(['__proto__'])
  })

  it.each(['', '{', 'hello', '{"a":1,}', '\uFEFF'])('is refused when it is %j', (text) => {
    expect(() => parseJson(Buffer.from(text))).toThrow(NotJson)
  })

  it('is refused when it is not UTF-8', () => {
    expect(() => parseJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow('not valid UTF-8')
  })

  it('may be nested as deep as the limit and no deeper', () => {
    expect(() => parseJson(nested(JSON_MAX_DEPTH))).not.toThrow()
    expect(() => parseJson(nested(JSON_MAX_DEPTH + 2))).toThrow('nested deeper')
    expect(() => parseJson(nested(100_000))).toThrow(NotJson)
  })
})
