import { VisitorError } from './answer.ts'

/** Longest that a visitor waits for the database, ms; the same for each of its answers. */
export const PATIENCE = 10_000

/**
 * What comes of `work`, or 503 when that takes too long. What was to be stored may be stored all the same: whoever
 * sends it again under its key finds it taken.
 */
export async function inTime<T>(work: Promise<T>, longest = PATIENCE): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new VisitorError(503, 'BUSY', 'Too busy at the moment', { headers: { 'retry-after': '5' } })), longest)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
