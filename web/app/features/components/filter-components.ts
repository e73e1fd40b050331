import type { DeliveredType } from '@inlay/contract/delivery'
import { hasWords } from '../../lib/has-words.ts'
import type { OwnComponent } from './own-component.ts'

export const STATUSES = ['all', 'live', 'draft'] as const
export type Status = (typeof STATUSES)[number]

export const SORTS = ['newest', 'oldest', 'name'] as const
export type Sort = (typeof SORTS)[number]

export interface Filter {
  search: string
  status: Status
  type: DeliveredType | 'all'
  sort: Sort
}

type Listed = Pick<OwnComponent, 'id' | 'type' | 'name' | 'is_active' | 'created_at'>

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** What the list shows, in its order. */
export function filterComponents<C extends Listed>(components: readonly C[], { search, status, type, sort }: Filter): C[] {
  const shown = components.filter(
    (component) => hasWords(component.name, search) && (status === 'all' || component.is_active === (status === 'live')) && (type === 'all' || component.type === type),
  )
  return shown.sort((a, b) => {
    if (sort === 'name') return byName.compare(a.name, b.name) || newestFirst(a, b)
    return sort === 'oldest' ? -newestFirst(a, b) : newestFirst(a, b)
  })
}

/** Ids sort by time, and tell apart what was made in the same instant. */
const newestFirst = (a: Listed, b: Listed) => Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1)
