import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

const monthsAhead = 2

/**
 * Makes the parts of analytics_events for this month (UTC) and the next two. Called at start and hourly; does
 * nothing when they are there. Several processes may call it at once.
 */
export async function ensurePartitions(db: Db, now = new Date()): Promise<void> {
  for (let ahead = 0; ahead <= monthsAhead; ahead++) {
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
    const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead + 1, 1))
    const name = `analytics_events_${from.toISOString().slice(0, 7).replace('-', '_')}`
    // Looked up without a lock first: attaching a part makes all writers of events wait.
    if (!(await exists(db, name))) await makePartition(db, name, from, to)
  }
}

async function exists(db: Pick<Db, 'execute'>, name: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select to_regclass(${name}) is not null as found`)
  return rows[0]?.found === true
}

/** Made apart, filled with what the default part took in its place, then attached. */
async function makePartition(db: Db, name: string, from: Date, to: Date) {
  const table = sql.identifier(name)
  const [start, end] = [sql.raw(`'${from.toISOString()}'`), sql.raw(`'${to.toISOString()}'`)]
  await db.transaction(async (tx) => {
    // Rather in an hour than all writers queueing behind us while some long query runs: the default part takes the rows.
    await tx.execute(sql`set local lock_timeout = '5s'`)
    // Keeps out other makers of parts as well as writers. Only a lock on a table, not an advisory one, makes the
    // session hear of what others have created, so the second look comes after it.
    await tx.execute(sql`lock table analytics_events in share row exclusive mode`)
    if (await exists(tx, name)) return
    await tx.execute(sql`create table ${table} (like analytics_events including all)`)
    await tx.execute(sql`with moved as (delete from analytics_events_default where created_at >= ${start} and created_at < ${end} returning *)
      insert into ${table} select * from moved`)
    await tx.execute(sql`alter table analytics_events attach partition ${table} for values from (${start}) to (${end})`)
  })
}
