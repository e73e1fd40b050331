import { describe, expect, it } from 'vitest'
import { changeFilter, filterOf, isFiltered, readListState, writeListState } from './list-state.ts'

const read = (query: string) => readListState(new URLSearchParams(query))

describe('the state of the list', () => {
  it.each(['', 'q=blue+bowls', 'kind=poll&range=30', 'component=x&range=custom&from=2026-11-01&to=2026-11-28&after=1_x&page=3'])('is the address: %j', (query) => {
    expect(writeListState(read(query)).toString()).toBe(query)
  })

  it('takes no page that is none', () => {
    for (const page of ['0', '-1', '1.5', 'x', '']) expect(read(`page=${page}`).page).toBe(1)
  })

  it('begins at the first page when it is narrowed down', () => {
    expect(writeListState({ ...read('kind=poll&after=1_x&page=3'), ...changeFilter({ q: 'a' }) }).toString()).toBe('q=a&kind=poll')
  })

  it('asks the server only for what is chosen', () => {
    expect(filterOf(read('range=custom'), 'UTC')).toEqual({ zone: 'UTC' })
    expect(filterOf(read('range=7&from=2026-11-01&q=+a+'), 'UTC')).toEqual({ zone: 'UTC', days: 7, q: 'a' })
    expect(filterOf(read('range=custom&to=2026-11-01&kind=quiz&component=x'), 'UTC')).toEqual({ zone: 'UTC', to: '2026-11-01', kind: 'quiz', component: 'x' })
  })

  it('tells whether anything is left out', () => {
    for (const query of ['', 'range=custom', 'q=+', 'page=2&after=1_x', 'from=2026-11-01']) expect(isFiltered(read(query)), query).toBe(false)
    for (const query of ['range=7', 'q=a', 'kind=poll', 'component=x', 'range=custom&from=2026-11-01']) expect(isFiltered(read(query)), query).toBe(true)
  })
})
