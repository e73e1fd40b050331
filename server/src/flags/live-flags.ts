import { KNOWN_FLAGS, MAINTENANCE_DEFAULT } from '@inlay/contract/flag-registry'
import type { KnownFlag } from '@inlay/contract/flag-registry'
import type { Logger } from 'pino'
import type { FlagRow } from './store.ts'

/** Longest that flags are used after the last moment at which a change would have been heard of, ms; as long as components. */
const STALE_MAX = 5_000

/** Between two attempts to read them, ms. */
const AGAIN = 1_000

/**
 * The system's flags in memory, so that asking costs visitors nothing. Read when something says that they changed. While
 * the database cannot tell, each is what the registry says.
 */
export class LiveFlags {
  #rows = new Map<string, FlagRow>()
  /** Epoch ms after which the rows may be out of date. */
  #until = 0
  #reading: Promise<void> | null = null
  #again = false
  #timer: NodeJS.Timeout | null = null
  #closed = false
  /** Whether changes are heard of. */
  #heard = false
  readonly #read: () => Promise<FlagRow[]>
  readonly #log: Logger

  constructor(read: () => Promise<FlagRow[]>, log: Logger) {
    this.#read = read
    this.#log = log
  }

  on(key: KnownFlag): boolean {
    return this.#row(key)?.flag_value ?? KNOWN_FLAGS[key].default
  }

  /** What every dashboard shows; null: nothing. */
  get maintenance(): string | null {
    return this.on('maintenance_message') ? (this.#row('maintenance_message')?.description ?? MAINTENANCE_DEFAULT) : null
  }

  /** Changes are heard of from now on. Resolves when what is there has been read, or could not be. */
  async trust(): Promise<void> {
    this.#heard = true
    await this.reload()
  }

  /** Changes may not be heard of any more. @param since the last moment at which they were, epoch ms */
  distrust(since: number): void {
    this.#heard = false
    this.#until = Math.min(this.#until, since + STALE_MAX)
  }

  /** Resolves when the flags of this moment have been read, or could not be; then it is tried again. */
  async reload(): Promise<void> {
    if (!this.#reading) {
      this.#reading = this.#readOnce().finally(() => (this.#reading = null))
      return this.#reading
    }
    // What is being read may be from before the change: it is read once more after that.
    this.#again = true
    await this.#reading
  }

  /** Resolves when what is being read has been read. */
  async settled(): Promise<void> {
    await this.#reading
  }

  close(): void {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
  }

  #row(key: string): FlagRow | undefined {
    return this.#until === Infinity || Date.now() < this.#until ? this.#rows.get(key) : undefined
  }

  async #readOnce(): Promise<void> {
    do {
      this.#again = false
      const began = Date.now()
      try {
        const rows = await this.#read()
        this.#rows = new Map(rows.map((row) => [row.flag_key, row]))
        this.#until = this.#heard ? Infinity : began + STALE_MAX
      } catch (error) {
        // Known to have changed and not to be read: nothing older counts for long.
        this.#until = Math.min(this.#until, began + STALE_MAX)
        this.#log.warn({ err: error }, 'the system flags could not be read; soon their defaults are in force')
        this.#tryLater()
        return
      }
    } while (this.#again)
  }

  #tryLater(): void {
    if (this.#closed) return
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.reload(), AGAIN)
    this.#timer.unref()
  }
}
