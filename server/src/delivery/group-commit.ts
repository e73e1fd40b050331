import { isUnavailable } from '../errors.ts'

interface Arrival<Item, Result> {
  readonly items: readonly Item[]
  readonly resolve: (results: readonly Result[]) => void
  readonly reject: (error: unknown) => void
}

/** Nothing more is taken for the moment; the answer is 503. */
export class QueueFull extends Error {}

export interface GroupLimits {
  /** Most items that wait to be written. What is beyond is refused, so that a slow database cannot fill the memory. */
  readonly waiting: number
  /** Most items of one transaction. */
  readonly batch: number
}

/**
 * Group commit: while one transaction is being written, what arrives gathers for the next. The busier it is, the more
 * share one commit; when it is quiet nobody waits.
 */
export class GroupCommit<Item, Result = void> {
  #arrivals: Arrival<Item, Result>[] = []
  #waiting = 0
  #running: Promise<void> | null = null
  readonly #write: (items: readonly Item[]) => Promise<readonly Result[]>
  readonly #limits: GroupLimits

  /** @param write stores items, all or none, and says what became of each, in their order; to store one again does no harm */
  constructor(write: (items: readonly Item[]) => Promise<readonly Result[]>, limits: GroupLimits) {
    this.#write = write
    this.#limits = limits
  }

  /** How many items wait to be written, those that are being written among them. */
  get waiting(): number {
    return this.#waiting
  }

  /** Resolves when the items are committed. Rejects with QueueFull, or with what the database said of just these. */
  add(items: readonly Item[]): Promise<readonly Result[]> {
    if (items.length === 0) return Promise.resolve([])
    if (this.#waiting + items.length > this.#limits.waiting) return Promise.reject(new QueueFull())
    this.#waiting += items.length
    return new Promise((resolve, reject) => {
      this.#arrivals.push({ items, resolve, reject })
      this.#running ??= this.#run()
    })
  }

  /** Resolves when everything added so far is written or refused. */
  async flush(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    // What arrived in the same turn of the event loop comes along.
    await Promise.resolve()
    while (this.#arrivals.length > 0) await this.#writeBatch(this.#takeBatch())
    this.#running = null
  }

  #takeBatch(): Arrival<Item, Result>[] {
    let size = 0
    const end = this.#arrivals.findIndex((arrival, index) => (size += arrival.items.length) > this.#limits.batch && index > 0)
    return this.#arrivals.splice(0, end === -1 ? this.#arrivals.length : end)
  }

  async #writeBatch(batch: readonly Arrival<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#write(batch.flatMap((arrival) => arrival.items))
      let from = 0
      for (const arrival of batch) {
        const own = results.slice(from, (from += arrival.items.length))
        this.#settle(arrival, () => arrival.resolve(own))
      }
    } catch (error) {
      // Alone, or without a database: trying each by itself would only make all of them wait for the same answer.
      if (batch.length === 1 || isUnavailable(error)) return batch.forEach((arrival) => this.#settle(arrival, () => arrival.reject(error)))
      // One of them spoils the rest: each by itself, so that only that one fails.
      for (const arrival of batch) await this.#writeBatch([arrival])
    }
  }

  #settle(arrival: Arrival<Item, Result>, how: () => void): void {
    this.#waiting -= arrival.items.length
    how()
  }
}
