import { createHmac, randomBytes } from 'node:crypto'
import { addressBucket } from '../http/client-address.ts'

/** What one address may send in one window. Many people share an address: an office, a school. */
interface Allowed {
  readonly max: number
  /** Length of a window, ms. */
  readonly window: number
}

/** Submissions to one component, and files for one. */
const FOR_ONE_COMPONENT: Allowed = { max: 30, window: 60_000 }

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
  readonly #allowed: Allowed

  constructor(allowed = FOR_ONE_COMPONENT) {
    this.#allowed = allowed
  }

  /**
   * Counts what one visitor sends: one, or so many bytes.
   * @param address null when nothing is known, as behind a proxy that says nothing: then there is no limit to apply
   * @param what id of the component, or what else is counted apart
   * @returns seconds to wait when it is too much, else 0
   */
  count(address: string | null, what: string, amount = 1, now = Date.now()): number {
    if (address === null) return 0
    const { max, window } = this.#allowed
    const key = createHmac('sha256', this.#secret).update(`${addressBucket(address)} ${what}`).digest('base64url')
    let counter = this.#counters.get(key)
    if (!counter || counter.until <= now) {
      counter = { count: 0, until: now + window }
      // Anew at the end: the map's order is the order of the windows.
      this.#counters.delete(key)
      this.#counters.set(key, counter)
      this.#forget(now)
    }
    if (counter.count + amount > max) return Math.ceil((counter.until - now) / 1000)
    counter.count += amount
    return 0
  }

  #forget(now: number): void {
    for (const [key, { until }] of this.#counters) {
      if (until > now && this.#counters.size <= COUNTERS_MAX) return
      this.#counters.delete(key)
    }
  }
}
