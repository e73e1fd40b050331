import type { StorableEvent } from './store.ts'

/** Most events that wait to be written. What is beyond is refused, so that a slow database cannot fill the memory. */
const WAITING_MAX = 20_000

/** Most events of one transaction. */
const BATCH_MAX = 2000

interface Arrival {
  readonly events: readonly StorableEvent[]
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** Nothing more is taken for the moment; the answer is 503. */
export class QueueFull extends Error {}

/**
 * Group commit: while one transaction is being written, what arrives gathers for the next. The busier it is, the more
 * share one commit; when it is quiet nobody waits.
 */
export class EventWriter {
  #arrivals: Arrival[] = []
  #waiting = 0
  #running: Promise<void> | null = null
  readonly #write: (events: readonly StorableEvent[]) => Promise<void>

  /** @param write stores events, all or none; to store one again does no harm */
  constructor(write: (events: readonly StorableEvent[]) => Promise<void>) {
    this.#write = write
  }

  /** Resolves when the events are committed. Rejects with QueueFull, or with what the database said of just these. */
  add(events: readonly StorableEvent[]): Promise<void> {
    if (events.length === 0) return Promise.resolve()
    if (this.#waiting + events.length > WAITING_MAX) return Promise.reject(new QueueFull())
    this.#waiting += events.length
    return new Promise((resolve, reject) => {
      this.#arrivals.push({ events, resolve, reject })
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

  #takeBatch(): Arrival[] {
    let size = 0
    const end = this.#arrivals.findIndex((arrival, index) => (size += arrival.events.length) > BATCH_MAX && index > 0)
    return this.#arrivals.splice(0, end === -1 ? this.#arrivals.length : end)
  }

  async #writeBatch(batch: readonly Arrival[]): Promise<void> {
    try {
      await this.#write(batch.flatMap((arrival) => arrival.events))
      for (const arrival of batch) this.#settle(arrival, arrival.resolve)
    } catch (error) {
      const [only, ...others] = batch
      if (only && others.length === 0) return this.#settle(only, () => only.reject(error))
      // One of them spoils the rest: each by itself, so that only that one fails.
      for (const arrival of batch) await this.#writeBatch([arrival])
    }
  }

  #settle(arrival: Arrival, how: () => void): void {
    this.#waiting -= arrival.events.length
    how()
  }
}
