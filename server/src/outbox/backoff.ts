/** First pause and longest, ms. */
const FIRST = 10_000
const LONGEST = 60 * 60_000

/** After so many attempts, about a day after the first, an item is given up. */
export const ATTEMPTS_MAX = 32

/**
 * How long to wait before the next attempt, in milliseconds: twice as long each time up to an hour, and up to a quarter
 * more or less, so that what failed together does not come back together.
 * @param attempts how many there were
 * @param random from 0 to 1
 */
export function backoff(attempts: number, random = Math.random()): number {
  return Math.min(FIRST * 2 ** (attempts - 1), LONGEST) * (0.75 + random / 2)
}
