import { checkedLookup, checkLiteral, PrivateAddress } from './may-call.ts'
import type { MayCall } from './may-call.ts'

/** What is said of an address that must not be called. */
export const PRIVATE_MESSAGE = 'This leads to a private network. Webhooks go to public addresses alone.'

/** Longest that a name may take, ms. */
const PATIENCE = 3_000

/**
 * Looks at an address before it is kept, so that a mistake is told where it is made. What counts is the look at each call.
 * @returns null: nothing is known against it, as of a name that cannot be looked up now
 */
export const webhookProblem =
  (mayCall: MayCall) =>
  async (address: string): Promise<string | null> => {
    const url = new URL(address)
    try {
      checkLiteral(url, mayCall)
    } catch {
      return PRIVATE_MESSAGE
    }
    const error = await new Promise<Error | null>((resolve) => {
      setTimeout(resolve, PATIENCE, null).unref()
      checkedLookup(mayCall)(url.hostname.replace(/^\[|\]$/g, ''), { all: true }, (failed) => resolve(failed))
    })
    return error instanceof PrivateAddress ? PRIVATE_MESSAGE : null
  }
