import { expect, it } from 'vitest'
import { hasWords } from './has-words.ts'

it('a search finds what has all its words, anywhere and in whichever case; without words it finds everything', () => {
  expect(['FAQ shop', ' shop ', 'QUEST', '', '  '].map((search) => hasWords('Shop questions FAQ', search))).toEqual([true, true, true, true, true])
  expect(['shop form', 'shops'].map((search) => hasWords('Shop questions FAQ', search))).toEqual([false, false])
})
