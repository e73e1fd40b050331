import type { SubmissionFilter, SubmissionKind } from '@inlay/contract/owner-submissions'
import { FIRST_PAGE, readPlace, writePlace } from '../../lib/place-state.ts'
import type { PlaceState } from '../../lib/place-state.ts'

/** How the list is narrowed down and which page of it is shown, as the address says it. */
export interface ListState extends PlaceState {
  readonly q: string
  readonly kind: string
  readonly component: string
  /** A number of days, `custom` for two dates, or empty for any time. */
  readonly range: string
  readonly from: string
  readonly to: string
}

const NAMES = ['q', 'kind', 'component', 'range', 'from', 'to'] as const

export function readListState(params: URLSearchParams): ListState {
  const text = Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? ''])) as Record<(typeof NAMES)[number], string>
  return { ...text, ...readPlace(params) }
}

/** Another filter begins at the first page. */
export function changeFilter(change: Partial<ListState>): Partial<ListState> {
  return { ...FIRST_PAGE, ...change }
}

export function writeListState(state: ListState): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of NAMES) if (state[name]) params.set(name, state[name])
  writePlace(state, params)
  return params
}

/** Whether anything is left out. */
export const isFiltered = ({ q, kind, component, range, from, to }: ListState) => Boolean(q.trim() || kind || component || (range === 'custom' ? from || to : range))

/** What the server is asked for. What an address got wrong by hand is left for the server to name. */
export function filterOf({ q, kind, component, range, from, to }: ListState, zone: string): SubmissionFilter {
  const custom = range === 'custom'
  return {
    zone,
    ...(q.trim() && { q: q.trim() }),
    ...(kind && { kind: kind as SubmissionKind }),
    ...(component && { component }),
    ...(range && !custom && { days: Number(range) }),
    ...(custom && from && { from }),
    ...(custom && to && { to }),
  }
}
