import type { AnalyticsQuery } from '@inlay/contract/analytics'
import { RANGES, resolveRange } from '@inlay/contract/rules/analytics-range'
import type { Range } from '@inlay/contract/rules/analytics-range'
import { addDays } from '@inlay/contract/rules/time-buckets'
import { wallTime } from '@inlay/contract/rules/wall-time'

/** What is shown, as the address says it. */
export interface AnalyticsState {
  readonly range: Range
  /** Of a custom range: "2026-11-28", or empty. */
  readonly from: string
  readonly to: string
  /** Id of the one component that is shown; empty: all. */
  readonly component: string
}

const DEFAULT: Range = '30d'

export function readState(params: URLSearchParams): AnalyticsState {
  const range = RANGES.find((known) => known === params.get('range')) ?? DEFAULT
  return { range, from: params.get('from') ?? '', to: params.get('to') ?? '', component: params.get('component') ?? '' }
}

export function writeState({ range, from, to, component }: AnalyticsState): URLSearchParams {
  const params = new URLSearchParams()
  if (range !== DEFAULT) params.set('range', range)
  if (range === 'custom' && from) params.set('from', from)
  if (range === 'custom' && to) params.set('to', to)
  if (component) params.set('component', component)
  return params
}

/** Another range; a custom one begins as the last 30 days. `now` is epoch milliseconds. */
export function chooseRange(state: AnalyticsState, range: Range, zone: string, now: number): AnalyticsState {
  if (range !== 'custom') return { ...state, range }
  const today = wallTime(now, zone).date
  return { ...state, range, from: state.from || addDays(today, -29), to: state.to || today }
}

/** What the server is asked, or what is wrong with the dates, by the rule that the server has. */
export function queryOf({ range, from, to }: AnalyticsState, zone: string, now: number): { query: AnalyticsQuery; problems: Readonly<Record<string, string>> | null } {
  const query = { range, zone, ...(range === 'custom' && { from, to }) }
  const resolved = resolveRange(query, zone, now)
  return { query, problems: resolved.ok ? null : resolved.fields }
}
