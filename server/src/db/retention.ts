import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from './database.ts'
import { errorCode } from './error-code.ts'

/** PostgreSQL's lock_not_available. */
const LOCK_TIMEOUT = '55P03'

/** Rows that one statement removes: few enough that nobody waits for it. */
const BATCH = 5_000

/**
 * Removes events, and the keys that kept them from being counted twice, of the months (UTC) before the last `months`
 * and the current one; counts stay. Called hourly. Several processes may call it at once, and nobody who writes
 * events waits longer than a second for it: a month that is in use stays until the next time.
 * @param months 1 or more
 */
export async function dropOldEvents(db: Db, months: number, now = new Date()): Promise<void> {
  const cut = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
  for (const name of await partsBefore(db, cut)) if (!(await dropPart(db, name))) break
  // Where no month was made in time its rows are in the part for everything else.
  await removeAll(db, sql`analytics_events_default`, cut)
  await removeAll(db, sql`analytics_event_keys`, cut)
}

async function partsBefore(db: Db, cut: Date): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'analytics_events'::regclass and c.relname ~ '^analytics_events_\\d{4}_\\d{2}$' order by 1`,
  )
  const first = `analytics_events_${cut.toISOString().slice(0, 7).replace('-', '_')}`
  return rows.map(({ name }) => name).filter((name) => name < first)
}

/** A whole month at once, without a row being looked at. @returns false when the table was in use */
async function dropPart(db: Db, name: string): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      // All writers of events queue behind this lock while it waits for some long query.
      await tx.execute(sql`set local lock_timeout = '1s'`)
      await tx.execute(sql`lock table analytics_events in access exclusive mode`)
      await tx.execute(sql`drop table if exists ${sql.identifier(name)}`)
    })
    return true
  } catch (error) {
    if (errorCode(error) === LOCK_TIMEOUT) return false
    throw error
  }
}

async function removeAll(db: Db, table: SQL, cut: Date): Promise<void> {
  for (;;) {
    // Rows that another process is removing are left to it.
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid = any(array(select ctid from ${table} where created_at < ${cut.toISOString()} limit ${BATCH} for update skip locked))`,
    )
    if ((rowCount ?? 0) < BATCH) return
  }
}
