import type { PollCounts } from './submission-store.ts'

/** Up to so many answers a poll is counted anew for each visitor, who then always finds their own among them. */
const FEW = 1_000

/** How long the counts of a larger one may be told again, ms. */
const KEEP = 5_000

/** Most polls remembered. */
const POLLS_MAX = 10_000

interface Counting {
  readonly counts: Promise<PollCounts>
  /** For those who asked since it began; null: nobody has. */
  next: Promise<PollCounts> | null
}

/**
 * What the visitors of polls chose. A poll is counted once at a time, however many ask: who asks meanwhile shares the next
 * count, which begins after what they sent was stored, so that a large poll cannot take all connections.
 */
export class PollResults {
  readonly #kept = new Map<string, { readonly until: number; readonly counts: PollCounts }>()
  readonly #running = new Map<string, Counting>()
  readonly #count: (componentId: string) => Promise<PollCounts>

  constructor(count: (componentId: string) => Promise<PollCounts>) {
    this.#count = count
  }

  async get(componentId: string): Promise<PollCounts> {
    const kept = this.#kept.get(componentId)
    if (kept && kept.until > Date.now()) return kept.counts
    const running = this.#running.get(componentId)
    if (!running) return this.#begin(componentId)
    const again = () => {
      this.#running.delete(componentId)
      return this.get(componentId)
    }
    return (running.next ??= running.counts.then(again, again))
  }

  #begin(componentId: string): Promise<PollCounts> {
    const counting: Counting = { counts: this.#count(componentId), next: null }
    this.#running.set(componentId, counting)
    return counting.counts
      .then((found) => {
        if (found.people > FEW) this.#keep(componentId, found)
        return found
      })
      .finally(() => {
        if (!counting.next) this.#running.delete(componentId)
      })
  }

  #keep(componentId: string, counts: PollCounts): void {
    this.#kept.delete(componentId)
    this.#kept.set(componentId, { until: Date.now() + KEEP, counts })
    if (this.#kept.size > POLLS_MAX) this.#kept.delete(this.#kept.keys().next().value!)
  }
}
