import { useSearchParams } from 'react-router'
import { KIND_LABELS } from '@inlay/contract/component-types'
import type { DeliveredType } from '@inlay/contract/delivery'
import { storage } from '../../lib/storage.ts'
import type { ViewMode } from '../../ui/view-switch.tsx'
import { SORTS, STATUSES } from './filter-components.ts'
import type { Filter } from './filter-components.ts'

const VIEW_KEY = 'inlay.components-view'
const TYPES = ['all', ...(Object.keys(KIND_LABELS) as DeliveredType[])] as const

type ListState = Filter & { view: ViewMode }

function oneOf<T extends string>(options: readonly T[], value: string | null, fallback: T): T {
  return options.find((option) => option === value) ?? fallback
}

/** Search, filters and view as the address says; the view is also remembered for the next time. */
export function useListFilter(): [ListState, (change: Partial<ListState>) => void] {
  const [params, setParams] = useSearchParams()
  const state: ListState = {
    search: params.get('q') ?? '',
    status: oneOf(STATUSES, params.get('status'), 'all'),
    type: oneOf(TYPES, params.get('type'), 'all'),
    sort: oneOf(SORTS, params.get('sort'), 'newest'),
    view: oneOf(['grid', 'list'], params.get('view') ?? storage.get(VIEW_KEY), 'grid'),
  }

  const change = (part: Partial<ListState>) => {
    if (part.view) storage.set(VIEW_KEY, part.view)
    const next = { ...state, ...part }
    const defaults: Record<string, string> = { q: '', status: 'all', type: 'all', sort: 'newest' }
    const all: Record<string, string> = { q: next.search, status: next.status, type: next.type, sort: next.sort }
    const query = Object.entries(all).filter(([name, value]) => value !== defaults[name])
    // The view stays in the address, so that a link shows what its sender saw.
    if (part.view || params.has('view')) query.push(['view', next.view])
    // Replaced: each letter of a search is not a step to go back to.
    setParams(query, { replace: true, preventScrollReset: true })
  }
  return [state, change]
}
