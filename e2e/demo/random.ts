/** Chance that is the same in every run, so that pictures of two runs can be compared. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** From 0 up to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  happens(share: number): boolean {
    return this.next() < share
  }

  /** The first ones more often than the last. */
  of<T>(values: readonly T[], lean = 1): T {
    return values[Math.floor(this.next() ** lean * values.length)]!
  }
}
