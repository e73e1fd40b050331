import { createHmac, randomBytes } from 'node:crypto'
import { addressBucket } from '../http/client-address.ts'

/** Submissions that one address may make to one component in one window. Many people share an address: an office, a school. */
const SUBMISSIONS_MAX = 30

/** Length of a window, ms. */
const WINDOW = 60_000

/** Most counters kept. Past it the oldest go, so that made-up addresses cannot fill the memory. */
const COUNTERS_MAX = 100_000

interface Counter {
  count: number
  readonly until: number
}

/**
 * Limits what one visitor sends to one component. Counted by address and component together, so that nobody can use up
 * what others have; kept in the memory of this process under a key that cannot be turned back into an address.
 */
export class VisitorLimit {
  readonly #counters = new Map<string, Counter>()
  readonly #secret = randomBytes(32)

  /**
   * Counts one submission.
   * @param address null when nothing is known, as behind a proxy that says nothing: then there is no limit to apply
   * @returns seconds to wait when it is one too many, else 0
   */
  count(address: string | null, componentId: string, now = Date.now()): number {
    if (address === null) return 0
    const key = createHmac('sha256', this.#secret).update(`${addressBucket(address)} ${componentId}`).digest('base64url')
    let counter = this.#counters.get(key)
    if (!counter || counter.until <= now) {
      counter = { count: 0, until: now + WINDOW }
      // Anew at the end: the map's order is the order of the windows.
      this.#counters.delete(key)
      this.#counters.set(key, counter)
      this.#forget(now)
    }
    if (counter.count >= SUBMISSIONS_MAX) return Math.ceil((counter.until - now) / 1000)
    counter.count++
    return 0
  }

  #forget(now: number): void {
    for (const [key, { until }] of this.#counters) {
      if (until > now && this.#counters.size <= COUNTERS_MAX) return
      this.#counters.delete(key)
    }
  }
}
