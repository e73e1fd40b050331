import type pg from 'pg'
import type { Logger } from 'pino'
import { ATTEMPTS_MAX, backoff } from './backoff.ts'
import { Refused } from './refused.ts'
import { claim, finish, putBack, receiverOf, release } from './store.ts'
import type { OutboxItem } from './store.ts'

/**
 * Sends one item. Rejects with Refused when it will never be taken, with anything else when it is to be tried again.
 * Nothing of it goes out any more once the signal is aborted.
 * @returns dropped: there is nothing left to send, as of what was deleted meanwhile
 */
export type Sender = (item: OutboxItem, signal: AbortSignal) => Promise<'sent' | 'dropped'>

export interface OutboxOptions {
  readonly pool: pg.Pool
  readonly log: Logger
  /** By kind; items of other kinds stay where they are. */
  readonly senders: Readonly<Record<string, Sender>>
  /** ms; see backoff.ts */
  readonly wait?: (attempts: number) => number
  /** How often to look for what other processes wrote and what is due again, ms. */
  readonly poll?: number
  /** Longest that one attempt may take, ms, and how long nobody else takes the item up; the second must be longer. */
  readonly deadline?: number
  readonly lease?: number
  /** How many are sent at the same time by one process. */
  readonly lanes?: number
  /** Of these, how many for one receiver, so that one that answers late holds up no others; see receiverOf. */
  readonly share?: number
}

/** How long close() lets go on what is being sent, ms. */
const GRACE = 5_000

/** Sends what transactions have left in the table outbox, by any number of processes. docs/decisions/0010-outbox.md */
export class Outbox {
  readonly #options: Required<OutboxOptions>
  readonly #kinds: readonly string[]
  readonly #lanes = new Set<Promise<void>>()
  /** How many are being sent to each receiver. */
  readonly #sending = new Map<string, number>()
  readonly #ending = new AbortController()
  readonly #timer: NodeJS.Timeout
  #closed = false
  #woken = false

  constructor(options: OutboxOptions) {
    this.#options = { wait: backoff, poll: 5_000, deadline: 60_000, lease: 120_000, lanes: 4, share: 4, ...options }
    this.#kinds = Object.keys(options.senders)
    this.#timer = setInterval(() => this.wake(), this.#options.poll)
    this.#timer.unref()
    this.wake()
  }

  /** To be called after a commit that left something, so that it need not wait for the next look. */
  readonly wake = (): void => {
    this.#woken = true
    this.#addLane()
  }

  /** Takes up nothing more, and lets what is being sent come to its end, but not for long. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    const late = setTimeout(() => this.#ending.abort(), GRACE)
    await Promise.all(this.#lanes)
    clearTimeout(late)
  }

  #addLane(): void {
    if (this.#closed || this.#lanes.size >= this.#options.lanes) return
    const lane = this.#work().finally(() => this.#lanes.delete(lane))
    this.#lanes.add(lane)
  }

  async #work(): Promise<void> {
    const { pool, log, lease } = this.#options
    try {
      while (!this.#closed) {
        this.#woken = false
        const busy = [...this.#sending].filter(([receiver, count]) => receiver !== '' && count >= this.#options.share).map(([receiver]) => receiver)
        const item = await claim(pool, this.#kinds, lease / 1000, busy)
        if (item && this.#closed) {
          // It was asked for before the end and came after it: it has its whole time from whoever is next.
          await release(pool, item)
        } else if (item) {
          // Where there is one there may be more.
          const receiver = receiverOf(item.payload)
          this.#count(receiver, 1)
          this.#addLane()
          await this.#send(item).finally(() => this.#count(receiver, -1))
          // What was left while this looked in vain may have been left too late for the look.
        } else if (!this.#woken) return
      }
    } catch (error) {
      log.error({ err: error }, 'the outbox cannot be read or written')
    }
  }

  #count(receiver: string, by: 1 | -1): void {
    const count = (this.#sending.get(receiver) ?? 0) + by
    if (count > 0) this.#sending.set(receiver, count)
    else this.#sending.delete(receiver)
  }

  async #send(item: OutboxItem): Promise<void> {
    const { pool, log, senders, deadline, wait } = this.#options
    const signal = AbortSignal.any([AbortSignal.timeout(deadline), this.#ending.signal])
    const about = { outbox_id: item.id, kind: item.kind, attempts: item.attempts }
    try {
      const result = await senders[item.kind]!(item, signal)
      await finish(pool, item, result)
    } catch (error) {
      if (error instanceof Refused || item.attempts >= ATTEMPTS_MAX) {
        await finish(pool, item, 'failed')
        log.error({ ...about, err: error }, error instanceof Refused ? 'given up: refused for good' : `given up after ${ATTEMPTS_MAX} attempts`)
        return
      }
      const pause = Math.round(wait(item.attempts))
      await putBack(pool, item, pause)
      log.warn({ ...about, err: error, again_in_ms: pause }, 'could not be sent and will be tried again')
    }
  }
}
