import { describe, expect, it } from 'vitest'
import type { Answers } from './answer.ts'
import { isShown } from './is-shown.ts'

describe('a field with a condition', () => {
  it.each<[string, Answers, { field: string; value: string | number | boolean }, boolean]>([
    ['shows when the answer is the value', { q: 'Yes' }, { field: 'q', value: 'Yes' }, true],
    ['hides when the answer is another', { q: 'No' }, { field: 'q', value: 'Yes' }, false],
    ['hides while there is no answer', {}, { field: 'q', value: 'Yes' }, false],
    ['shows when the value is among the answers', { q: ['A', 'B'] }, { field: 'q', value: 'B' }, true],
    ['hides when the value is none of the answers', { q: ['A', 'B'] }, { field: 'q', value: 'AB' }, false],
    ['shows for a switch that is off, where off is the value', { q: false }, { field: 'q', value: false }, true],
    ['shows for a switch that is on, where the value is text', { q: true }, { field: 'q', value: 'true' }, true],
    ['shows for zero', { q: 0 }, { field: 'q', value: '0' }, true],
    ['compares numbers as numbers', { q: '1.0' }, { field: 'q', value: 1 }, true],
    ['compares what is no number as text', { q: '001' }, { field: 'q', value: 1 }, false],
    ['compares each of several as numbers', { q: ['1.50'] }, { field: 'q', value: 1.5 }, true],
    ['hides for the days of a range', { q: { from: '2026-01-01', to: '2026-01-02' } }, { field: 'q', value: '2026-01-01' }, false],
    ['takes nothing that objects have by themselves for an answer', {}, { field: 'constructor', value: 'x' }, false],
    ['knows a field that is named like what objects have', { toString: 'x' }, { field: 'toString', value: 'x' }, true],
  ])('%s', (_what, answers, condition, shown) => {
    expect(isShown(condition, answers)).toBe(shown)
  })

  it('and one without is always shown', () => {
    expect(isShown(undefined, {})).toBe(true)
  })
})
