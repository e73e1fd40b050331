import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnalyticsQuery } from '@inlay/contract/analytics'
import { api } from '../../lib/api.ts'

/** Counts are fetched anew this often while they are on the screen, ms. */
const REFRESH = 60_000

/** What the screen shows. While another time is awaited, the figures of the last one stay. @param wrong asks nothing */
export function useAnalytics(query: AnalyticsQuery, component: string, wrong: boolean) {
  const options = { placeholderData: keepPreviousData, enabled: !wrong, refetchInterval: REFRESH }
  const of = component ? { component_id: component } : {}
  return {
    summary: useQuery({ ...api.analytics.summary.queryOptions({ input: { ...query, ...of } }), ...options }),
    components: useQuery({ ...api.analytics.components.queryOptions({ input: query }), ...options }),
    hosts: useQuery({ ...api.analytics.hosts.queryOptions({ input: query }), ...options }),
    pages: useQuery({ ...api.analytics.pages.queryOptions({ input: query }), ...options }),
    events: useQuery({ ...api.analytics.events.queryOptions({ input: of }), placeholderData: keepPreviousData, refetchInterval: REFRESH }),
  }
}
