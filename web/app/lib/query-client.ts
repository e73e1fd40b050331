import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { statusOf } from './api-error.ts'
import { session } from './session.ts'

const MINUTE = 60_000
const RETRIES = 3
const RETRY_DELAY_MAX = 30_000

/** A call that the server refused is not tried again; one that found no server, or a broken one, is. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const status = statusOf(error)
  if (status !== null && status < 500) return false
  return failures < RETRIES
}

/** 1 s, doubling, at most 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, RETRY_DELAY_MAX)
}

// The session ended on the server: the guard then leads to sign-in and back to the same page.
function endSessionWhenRefused(error: unknown): void {
  if (statusOf(error) === 401) session.end(false)
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: endSessionWhenRefused }),
    mutationCache: new MutationCache({ onError: endSessionWhenRefused }),
    defaultOptions: {
      queries: { gcTime: 5 * MINUTE, retry: shouldRetry, retryDelay },
      // Without a network too: what cannot be sent is said at once, not when the network is back.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
