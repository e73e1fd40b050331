import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import * as schema from './schema.ts'

/** A pool on a migrated database, and Drizzle on the pool. `release` is called once, after the pool has ended. */
export function connect(connection: pg.ClientConfig, release: () => Promise<void>, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({ ...connection, max: 10, connectionTimeoutMillis: 10_000 })
  // An idle connection that breaks (a database restarted) is replaced by the next query; unheard, it would end the process.
  pool.on('error', onError)
  let closing: Promise<void> | undefined
  return {
    db: drizzle(pool, { schema }),
    pool,
    connection,
    close: () => (closing ??= pool.end().finally(release)),
  }
}
