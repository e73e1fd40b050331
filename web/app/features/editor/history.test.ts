import { describe, expect, it } from 'vitest'
import { edit, redo, startHistory, STEPS_MAX, undo } from './history.ts'

describe('undo', () => {
  it('takes back one step and redo brings it again', () => {
    const two = edit(edit(startHistory('a'), 'b', null), 'c', null)
    expect(undo(two).present).toBe('b')
    expect(undo(undo(two)).present).toBe('a')
    expect(redo(undo(undo(two))).present).toBe('b')
  })

  it('takes back all letters typed into one field at once', () => {
    let typed = startHistory('')
    for (const text of ['f', 'fi', 'fir']) typed = edit(typed, text, 'title')
    expect(undo(typed).present).toBe('')
    expect(undo(edit(typed, 'fire', 'answer')).present).toBe('fir')
  })

  it('begins a new step after an undo, in the same field too', () => {
    const typed = edit(edit(startHistory(''), 'a', 'title'), 'b', null)
    expect(undo(edit(undo(typed), 'ac', 'title')).present).toBe('a')
  })

  it('has nothing to redo after an edit', () => {
    const edited = edit(undo(edit(startHistory('a'), 'b', null)), 'c', null)
    expect(redo(edited)).toBe(edited)
  })

  it('stays where it is at both ends', () => {
    const start = startHistory('a')
    expect(undo(start)).toBe(start)
    expect(redo(start)).toBe(start)
  })

  it('forgets the oldest steps when there are too many', () => {
    let long = startHistory(0)
    for (let n = 1; n <= STEPS_MAX + 5; n++) long = edit(long, n, null)
    for (let n = 0; n < STEPS_MAX; n++) long = undo(long)
    expect(long.present).toBe(5)
    expect(undo(long)).toBe(long)
  })
})
