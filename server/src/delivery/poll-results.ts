import type { PollCounts } from './submission-store.ts'

/** Up to so many answers a poll is counted anew for each visitor, who then always finds their own among them. */
const FEW = 1_000

/** How long the counts of a larger one may be told again, ms. */
const KEEP = 5_000

/** Most polls remembered. */
const POLLS_MAX = 10_000

/** What the visitors of polls chose, counted once for many of them where there are many. */
export class PollResults {
  readonly #kept = new Map<string, { readonly until: number; readonly counts: Promise<PollCounts> }>()
  readonly #count: (componentId: string) => Promise<PollCounts>

  constructor(count: (componentId: string) => Promise<PollCounts>) {
    this.#count = count
  }

  async get(componentId: string): Promise<PollCounts> {
    const kept = this.#kept.get(componentId)
    if (kept && kept.until > Date.now()) return kept.counts
    const counts = this.#count(componentId)
    this.#kept.delete(componentId)
    const found = await counts
    if (found.people > FEW) this.#keep(componentId, counts)
    return found
  }

  #keep(componentId: string, counts: Promise<PollCounts>): void {
    this.#kept.set(componentId, { until: Date.now() + KEEP, counts })
    if (this.#kept.size > POLLS_MAX) this.#kept.delete(this.#kept.keys().next().value!)
  }
}
