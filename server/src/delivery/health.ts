/** Upper ends of the steps by which latencies are counted, ms; what took longer than the last is counted with it. */
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]

const MINUTE = 60_000

/** How far back is told, minutes. */
const KEPT = 60

export interface HealthNow {
  /** Answers to visitors within the last hour, and how many of them were a failure of ours (5xx). */
  readonly answered: number
  readonly failed: number
  /** Milliseconds that half and 99 of 100 of them took at most, by steps; null: there were none. */
  readonly p50: number | null
  readonly p99: number | null
}

interface Minute {
  /** Minutes since 1970. */
  at: number
  answered: number
  failed: number
  readonly steps: Uint32Array
}

/** Counts what visitors are answered, minute by minute. It is asked for every answer and does hardly anything. */
export class Health {
  readonly #minutes: Minute[] = Array.from({ length: KEPT }, () => ({ at: -1, answered: 0, failed: 0, steps: new Uint32Array(STEPS.length) }))

  /** @param took milliseconds from the request's head to the answer */
  count(took: number, status: number): void {
    const at = Math.floor(Date.now() / MINUTE)
    const minute = this.#minutes[at % KEPT]!
    if (minute.at !== at) {
      minute.at = at
      minute.answered = minute.failed = 0
      minute.steps.fill(0)
    }
    minute.answered++
    if (status >= 500) minute.failed++
    let step = 0
    while (step < STEPS.length - 1 && took > STEPS[step]!) step++
    minute.steps[step]!++
  }

  now(): HealthNow {
    const first = Math.floor(Date.now() / MINUTE) - KEPT + 1
    const lately = this.#minutes.filter(({ at }) => at >= first)
    const sum = (pick: (minute: Minute) => number) => lately.reduce((all, minute) => all + pick(minute), 0)
    const answered = sum((minute) => minute.answered)
    const slowest = (share: number) => {
      if (answered === 0) return null
      let seen = 0
      return STEPS.find((_, step) => (seen += sum(({ steps }) => steps[step]!)) >= answered * share) ?? STEPS.at(-1)!
    }
    return { answered, failed: sum((minute) => minute.failed), p50: slowest(0.5), p99: slowest(0.99) }
  }
}
