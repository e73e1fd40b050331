import { VisitorError } from './answer.ts'

/** What is said to one network that sends too much. @param what as in "files" @param wait seconds */
export const tooMany = (what: string, wait: number): VisitorError =>
  new VisitorError(429, 'TOO_MANY_REQUESTS', `Too many ${what} from your network. Please try again in ${wait} second${wait === 1 ? '' : 's'}.`, { headers: { 'retry-after': String(wait) } })
