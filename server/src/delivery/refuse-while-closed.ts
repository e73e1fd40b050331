import { VisitorError } from './answer.ts'

/** Seconds; an operator who closes submissions has something to do meanwhile. */
const AGAIN = '60'

/** Throws while the operator takes nothing from visitors. */
export function refuseWhileClosed(accepting: () => boolean): void {
  if (!accepting()) throw new VisitorError(503, 'SUBMISSIONS_CLOSED', 'Submissions are not accepted at the moment. Please try again later.', { headers: { 'retry-after': AGAIN } })
}
