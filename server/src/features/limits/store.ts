import { eq, lt, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { ApiContext } from '../../api/context.ts'
import type { Db } from '../../db/database.ts'
import { rate_limits } from '../../db/schema.ts'
import { addressBucket } from '../../http/client-address.ts'

/** So many per window. */
export interface Limit {
  readonly max: number
  /** Seconds; a window begins with its first use. */
  readonly window: number
}

/**
 * Counts one use of `key`. One statement, so that uses at the same moment, from several processes too, never pass
 * together where only one may.
 * @returns null when it is allowed, else the seconds until it is again
 */
export async function useLimit(db: Db, key: string, { max, window }: Limit, now = Date.now()): Promise<number | null> {
  const begins = now - window * 1000
  const over = sql`${rate_limits.window_start} <= ${begins}`
  const [row] = await db
    .insert(rate_limits)
    .values({ id: uuidv7(), key, count: 1, window_start: now })
    .onConflictDoUpdate({
      target: rate_limits.key,
      set: {
        // Not counted further than needed, so that the number cannot overflow.
        count: sql`case when ${over} then 1 else least(${rate_limits.count}, ${max}) + 1 end`,
        window_start: sql`case when ${over} then ${now} else ${rate_limits.window_start} end`,
      },
    })
    .returning()
  return row!.count <= max ? null : Math.max(1, Math.ceil((row!.window_start - begins) / 1000))
}

/**
 * Counts one use of `action` by one subject: an account, or where the request came from. A client whose address is
 * unknown is not limited by address: one bucket for all of those would let any of them lock out the others.
 * @returns true when it may go on; else Retry-After is set, and the answer is to be 429
 */
export async function withinLimit(
  context: ApiContext,
  action: string,
  limit: Limit,
  subject: { account: string } | 'address' = 'address',
): Promise<boolean> {
  if (subject === 'address' && context.clientAddress === null) return true
  const key = subject === 'address' ? `${action}:address:${addressBucket(context.clientAddress!)}` : accountKey(action, subject.account)
  const wait = await useLimit(context.db, key, limit)
  if (wait !== null) context.responseHeaders.set('retry-after', String(wait))
  return wait === null
}

/** What uses of `action` by one account are counted under. */
export const accountKey = (action: string, account: string) => `${action}:account:${account}`

/** Forgets the uses of `key`. */
export async function clearLimit(db: Db, key: string): Promise<void> {
  await db.delete(rate_limits).where(eq(rate_limits.key, key))
}

/** Removes what no limit of at most `seconds` needs any more. */
export async function pruneLimits(db: Db, seconds: number, now = Date.now()): Promise<void> {
  await db.delete(rate_limits).where(lt(rate_limits.window_start, now - seconds * 1000))
}
