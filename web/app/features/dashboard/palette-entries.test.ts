import { describe, expect, it } from 'vitest'
import { PALETTE_MAX, findEntries } from './palette-entries.ts'
import type { PaletteEntry } from './palette-entries.ts'

const entries: PaletteEntry[] = [
  { id: '1', group: 'Go to', label: 'Placement' },
  { id: '2', group: 'Components', label: 'Shop questions', detail: 'FAQ' },
  { id: '3', group: 'Components', label: 'Questions', detail: 'Form' },
  { id: '4', group: 'Create', label: 'Form' },
]
const ids = (typed: string) => findEntries(entries, typed).map(({ id }) => id).join('')

describe('the command palette', () => {
  it('offers screens and what can be created until something is typed', () => {
    expect(ids(' ')).toBe('14')
  })

  it('finds every word anywhere, what starts with them first', () => {
    expect(ids('questions')).toBe('32')
    expect(ids('FAQ shop')).toBe('2')
    expect(ids('create form')).toBe('4')
    expect(ids('nothing')).toBe('')
  })

  it('shows no more than can be looked over', () => {
    const many = Array.from({ length: 99 }, (_, index) => ({ id: String(index), group: 'Components' as const, label: 'Same' }))
    expect(findEntries(many, 'same')).toHaveLength(PALETTE_MAX)
  })
})
