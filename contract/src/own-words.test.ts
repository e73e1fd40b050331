import { expect, test } from 'vitest'
import { ownWords } from './own-words.ts'

const words = ownWords(['required', 'long'])

test('words are kept under the keys that there are, and a key of an older version is dropped', () => {
  expect(words.parse({ required: 'Bitte ausfüllen', gone: 'x', constructor: 'y' })).toEqual({ required: 'Bitte ausfüllen' })
  expect(words.parse({ required: '' })).toEqual({ required: '' })
})

test('there may be none', () => {
  expect(words.parse(undefined)).toEqual({})
  expect(Object.keys(words.parse({}))).toEqual([])
})

test('what is no text, or too long, is named', () => {
  expect(words.safeParse({ long: 5 }).error?.issues[0]?.path).toEqual(['long'])
  expect(words.safeParse({ long: 'x'.repeat(301) }).error?.issues[0]?.path).toEqual(['long'])
})
