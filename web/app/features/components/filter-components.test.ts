import { describe, expect, it } from 'vitest'
import { filterComponents } from './filter-components.ts'
import type { Filter } from './filter-components.ts'

const list = [
  { name: 'Shop questions 10', is_active: true, created_at: '2025-05-25T10:00:00Z' },
  { name: 'shop questions 9', is_active: false, created_at: '2025-05-27T10:00:00Z' },
  { name: 'About the kiln', is_active: true, created_at: '2025-05-26T10:00:00Z' },
]
const names = (filter: Partial<Filter>) =>
  filterComponents(list, { search: '', status: 'all', sort: 'newest', ...filter }).map(({ name }) => name)

describe('the list of components', () => {
  it('shows the newest first', () => {
    expect(names({})).toEqual(['shop questions 9', 'About the kiln', 'Shop questions 10'])
  })

  it('is sorted by age or by name, numbers by their value', () => {
    expect(names({ sort: 'oldest' })).toEqual(['Shop questions 10', 'About the kiln', 'shop questions 9'])
    expect(names({ sort: 'name' })).toEqual(['About the kiln', 'shop questions 9', 'Shop questions 10'])
  })

  it('is narrowed by every word that was typed', () => {
    expect(names({ search: ' SHOP 10 ' })).toEqual(['Shop questions 10'])
    expect(names({ search: 'kiln shop' })).toEqual([])
  })

  it('is narrowed to live ones and drafts', () => {
    expect(names({ status: 'live' })).toEqual(['About the kiln', 'Shop questions 10'])
    expect(names({ status: 'draft' })).toEqual(['shop questions 9'])
  })
})
