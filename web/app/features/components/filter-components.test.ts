import { describe, expect, it } from 'vitest'
import { filterComponents } from './filter-components.ts'
import type { Filter } from './filter-components.ts'

const list = [
  { id: '1', type: 'faq', name: 'Shop questions 10', is_active: true, created_at: '2025-05-25T10:00:00Z' },
  { id: '2', type: 'quiz', name: 'shop questions 9', is_active: false, created_at: '2025-05-27T10:00:00Z' },
  { id: '3', type: 'faq', name: 'About the kiln', is_active: true, created_at: '2025-05-26T10:00:00Z' },
] as const
const shown = (filter: Partial<Filter>, of: Parameters<typeof filterComponents>[0] = list) => filterComponents(of, { search: '', status: 'all', type: 'all', sort: 'newest', ...filter })
const names = (filter: Partial<Filter>) => shown(filter).map(({ name }) => name)

describe('the list of components', () => {
  it('shows the newest first', () => {
    expect(names({})).toEqual(['shop questions 9', 'About the kiln', 'Shop questions 10'])
  })

  it('is sorted by age or by name, numbers by their value', () => {
    expect(names({ sort: 'oldest' })).toEqual(['Shop questions 10', 'About the kiln', 'shop questions 9'])
    expect(names({ sort: 'name' })).toEqual(['About the kiln', 'shop questions 9', 'Shop questions 10'])
  })

  it('has one order for what was made in one instant or has one name, whatever came first', () => {
    const twins = ['b', 'c', 'a'].map((id) => ({ ...list[0], id }))
    for (const of of [twins, [...twins].reverse()]) {
      expect(shown({}, of).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
      expect(shown({ sort: 'name' }, of).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
      expect(shown({ sort: 'oldest' }, of).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    }
  })

  it('is narrowed by every word that was typed', () => {
    expect(names({ search: ' SHOP 10 ' })).toEqual(['Shop questions 10'])
    expect(names({ search: 'kiln shop' })).toEqual([])
  })

  it('is narrowed to live ones and drafts, and to a kind', () => {
    expect(names({ status: 'live' })).toEqual(['About the kiln', 'Shop questions 10'])
    expect(names({ status: 'draft' })).toEqual(['shop questions 9'])
    expect(names({ type: 'quiz' })).toEqual(['shop questions 9'])
    expect(names({ type: 'quiz', status: 'live' })).toEqual([])
  })
})
