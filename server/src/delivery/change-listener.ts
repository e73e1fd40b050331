import type { Logger } from 'pino'
import pg from 'pg'

/** Channel and payloads of the triggers in the migrations: `component:<id>`, `owner:<id>` or `flags:`. */
const CHANNEL = 'inlay_changed'

/** Between two looks at whether the connection still works, and how long an answer may take, in milliseconds. */
const HEARTBEAT = 1500
const PATIENCE = 1500

/** Between two attempts to connect again, in milliseconds; doubles up to the longest. */
const FIRST_WAIT = 100
const LONGEST_WAIT = 2000

export interface Changes {
  component(id: string): void
  owner(id: string): void
  flags(): void
  /** Listening has begun. What changed before may have been missed. */
  heard(): void
  /** Listening may have ended. @param since the last moment at which every change so far had been heard of, epoch ms; 0: never */
  lost(since: number): void
}

/**
 * Hears of changes that any process makes. A connection that went silent (a cable, a proxy, a paused server) is found
 * by the heartbeat, so that at most three seconds pass in which a change could be missed before `lost` is called.
 */
export class ChangeListener {
  #client: pg.Client | null = null
  #timer: NodeJS.Timeout | null = null
  #closed = false
  #wait = FIRST_WAIT
  /** Epoch ms; 0: never. */
  #sure = 0
  readonly #connection: pg.ClientConfig
  readonly #changes: Changes
  readonly #log: Logger

  constructor(connection: pg.ClientConfig, changes: Changes, log: Logger) {
    this.#connection = connection
    this.#changes = changes
    this.#log = log
  }

  /** Resolves when the first attempt has succeeded or failed; it goes on by itself in either case. */
  async start(): Promise<void> {
    if (this.#closed) return
    const client = new pg.Client({ ...this.#connection, connectionTimeoutMillis: LONGEST_WAIT, query_timeout: PATIENCE })
    this.#client = client
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    let began: number
    try {
      await client.connect()
      began = Date.now()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      return this.#lost(client, error)
    }
    if (this.#client !== client) return
    this.#wait = FIRST_WAIT
    this.#sure = began
    this.#changes.heard()
    this.#beat(client)
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
    const client = this.#client
    this.#client = null
    await client?.end().catch(() => undefined)
  }

  #hear(payload: string): void {
    const [kind, id = ''] = payload.split(':')
    if (kind === 'owner') this.#changes.owner(id)
    else if (kind === 'flags') this.#changes.flags()
    else this.#changes.component(id)
  }

  #beat(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      const asked = Date.now()
      client.query('select 1').then(
        () => {
          if (this.#client !== client) return
          // The answer comes after whatever was to be heard when the database was asked.
          this.#sure = asked
          this.#beat(client)
        },
        (error: unknown) => this.#lost(client, error),
      )
    }, HEARTBEAT)
    this.#timer.unref()
  }

  #lost(client: pg.Client, error?: unknown): void {
    if (this.#client !== client) return
    this.#client = null
    if (this.#timer) clearTimeout(this.#timer)
    this.#changes.lost(this.#sure)
    // A silent connection is not ended politely: that would wait for the other side.
    client.end().catch(() => undefined)
    this.#log.warn({ err: error }, 'lost the connection that tells of changes; soon components are read from the database, until it is back')
    this.#timer = setTimeout(() => void this.start(), this.#wait)
    this.#timer.unref()
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }
}
