import type { Component } from '@inlay/contract/components'

export const STATUSES = ['all', 'live', 'draft'] as const
export type Status = (typeof STATUSES)[number]

export const SORTS = ['newest', 'oldest', 'name'] as const
export type Sort = (typeof SORTS)[number]

export interface Filter {
  search: string
  status: Status
  sort: Sort
}

type Listed = Pick<Component, 'name' | 'is_active' | 'created_at'>

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Every word of the search is somewhere in the name, whatever the case. */
function matches(name: string, search: string): boolean {
  const lower = name.toLocaleLowerCase()
  return search.toLocaleLowerCase().split(/\s+/).every((word) => lower.includes(word))
}

/** What the list shows, in its order. */
export function filterComponents<C extends Listed>(components: readonly C[], { search, status, sort }: Filter): C[] {
  const shown = components.filter(
    (component) => matches(component.name, search) && (status === 'all' || component.is_active === (status === 'live')),
  )
  return shown.sort((a, b) => {
    if (sort === 'name') return byName.compare(a.name, b.name)
    const older = Date.parse(a.created_at) - Date.parse(b.created_at)
    return sort === 'oldest' ? older : -older
  })
}
