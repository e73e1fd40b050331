import { within } from '../http/within.ts'
import { VisitorError } from './answer.ts'

/** Longest that a visitor waits for the database, ms; the same for each of its answers. */
export const PATIENCE = 10_000

/**
 * What comes of `work`, or 503 when that takes too long. What was to be stored may be stored all the same: whoever
 * sends it again under its key finds it taken.
 */
export const inTime = <T>(work: Promise<T>, longest = PATIENCE): Promise<T> =>
  within(work, longest, () => new VisitorError(503, 'BUSY', 'Too busy at the moment', { headers: { 'retry-after': '5' } }))
