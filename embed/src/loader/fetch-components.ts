import type { DeliveredComponents } from '@inlay/contract/delivery'
import { delay } from '../delay.ts'

/** Waits before the second and third try, ms. */
const RETRIES = [2_000, 8_000]

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
  for (const wait of [...RETRIES, 0]) {
    const response = await fetch(`${origin}/v1/components?ids=${ids.join()}`, { credentials: 'omit' }).catch(() => null)
    if (response && response.ok) return (await response.json()) as DeliveredComponents
    if (!wait || (response && response.status < 500 && response.status !== 429)) break
    await delay(wait)
    if (hopeless()) break
  }
  throw new Error(`${origin} does not answer`)
}
