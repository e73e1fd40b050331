import { KIND_LABELS } from '@inlay/contract/component-types'
import type { DeliveredType } from '@inlay/contract/delivery'
import { storage } from '../../lib/storage.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import type { ViewMode } from '../../ui/view-switch.tsx'
import { SORTS, STATUSES } from './filter-components.ts'
import type { Filter } from './filter-components.ts'

const VIEW_KEY = 'inlay.components-view'
const TYPES = ['all', ...(Object.keys(KIND_LABELS) as DeliveredType[])] as const

type ListState = Filter & { view: ViewMode }

function oneOf<T extends string>(options: readonly T[], value: string | null, fallback: T): T {
  return options.find((option) => option === value) ?? fallback
}

const DEFAULTS: Record<string, string> = { q: '', status: 'all', type: 'all', sort: 'newest' }

function read(params: URLSearchParams): ListState {
  return {
    search: params.get('q') ?? '',
    status: oneOf(STATUSES, params.get('status'), 'all'),
    type: oneOf(TYPES, params.get('type'), 'all'),
    sort: oneOf(SORTS, params.get('sort'), 'newest'),
    view: oneOf(['grid', 'list'], params.get('view') ?? storage.get(VIEW_KEY), 'grid'),
  }
}

function write({ search, status, type, sort, view }: ListState, now: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(Object.entries({ q: search, status, type, sort }).filter(([name, value]) => value !== DEFAULTS[name]))
  // The view stays in the address, so that a link shows what its sender saw.
  if (now.has('view') || view !== read(now).view) query.set('view', view)
  return query
}

/** Search, filters and view as the address says; the view is also remembered for the next time. */
export function useListFilter(): [ListState, (change: Partial<ListState>) => void] {
  const { state, set } = useAddressState(read, write)
  const change = (part: Partial<ListState>) => {
    set(part)
    if (part.view) storage.set(VIEW_KEY, part.view)
  }
  return [state, change]
}
