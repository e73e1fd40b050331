import { useInfiniteQuery } from '@tanstack/react-query'
import type { DeliveryState } from '@inlay/contract/webhooks'
import { api } from '../../lib/api.ts'

/** How often to look again while something waits to be sent, ms, so that a test is seen arriving; and else. */
const SOON = 2_000
const LATER = 30_000

/** What is soon: of a delivery that is not tried again for an hour nothing is expected. */
const EXPECTED = 60_000

/** What was sent to a webhook, newest first, a page at a time. @param state '': all */
export function useDeliveries(id: string, state: DeliveryState | '') {
  const query = useInfiniteQuery({
    ...api.webhooks.deliveries.infiniteOptions({
      input: (before: string | undefined) => ({ id, ...(state && { state }), ...(before && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(({ next_at }) => next_at !== null && Date.parse(next_at) - Date.now() < EXPECTED)) ? SOON : LATER,
  })
  return { query, deliveries: query.data?.pages.flatMap(({ items }) => items) ?? [] }
}
