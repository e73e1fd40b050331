import type { DeliveredComponents } from '@inlay/contract/delivery'
import { delay } from '../delay.ts'

/** Waits before the second and third try, ms; after that there is none. */
const WAITS = [2_000, 8_000, 0]

/**
 * One GET for all of `ids`. A server that is down or busy is tried twice more; rejects after that, and at once for an
 * answer that another try would not change.
 * @param hopeless says that no try can succeed
 */
export async function fetchComponents(
  origin: string,
  ids: readonly string[],
  hopeless: () => boolean,
): Promise<DeliveredComponents> {
  for (const wait of WAITS) {
    // What follows the name of a preview link's parameter: the server tells it from the ids by its "=". The list of it is its
    // own text, which a join says in more bytes.
    // oxlint-disable-next-line @typescript-eslint/restrict-template-expressions
    const response = await fetch(`${origin}/v1/components?ids=${ids.join()}${location.href.split('inlay-preview').slice(1)}`, { credentials: 'omit' }).catch(() => null)
    if (response && response.ok) return (await response.json()) as DeliveredComponents
    if (!wait || (response && response.status < 500 && response.status !== 429)) break
    await delay(wait)
    if (hopeless()) break
  }
  throw new Error(`${origin} does not answer`)
}
