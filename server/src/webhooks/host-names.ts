import type { LookupAddress } from 'node:dns'

/** Names that are looked up at the same time. */
const AT_ONCE = 2

/** Every address of a name, as dns.lookup gives them. */
export type LookUp = (name: string) => Promise<LookupAddress[]>

/**
 * Looks names up as the system does, /etc/hosts included, which keeps one of Node's four threads busy until a name server
 * answers; files and passwords need those threads too. So a name is asked about once at a time, and no more than two are:
 * an endpoint whose name servers are silent takes one thread and not all.
 */
export class HostNames {
  readonly #lookUp: LookUp
  readonly #asked = new Map<string, Promise<LookupAddress[]>>()
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(lookUp: LookUp) {
    this.#lookUp = lookUp
  }

  addressesOf(name: string): Promise<LookupAddress[]> {
    const asked = this.#asked.get(name)
    if (asked) return asked
    const asking = this.#inTurn(name).finally(() => this.#asked.delete(name))
    this.#asked.set(name, asking)
    return asking
  }

  async #inTurn(name: string): Promise<LookupAddress[]> {
    // Whoever has waited takes the turn of the one that ended.
    if (this.#running >= AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running++
    try {
      return await this.#lookUp(name)
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
