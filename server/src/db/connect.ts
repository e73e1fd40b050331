import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { BoundedPool } from './bounded-pool.ts'
import type { Database } from './database.ts'
import * as schema from './schema.ts'

/** Connections for requests, and for work that nobody waits for. */
const MAX = { requests: 10, chores: 2 }

/** Pools on a migrated database, and Drizzle on them. `release` is called once, after the pools have ended. */
export function connect(connection: pg.ClientConfig, release: () => Promise<void>, onError: (error: Error) => void): Database {
  const pool = new BoundedPool(connection, MAX.requests)
  const chores = new pg.Pool({ ...connection, max: MAX.chores, connectionTimeoutMillis: 10_000 })
  let closing: Promise<void> | undefined
  // An idle connection that breaks (a database restarted) is replaced by the next query; unheard, it would end the process. A pool has
  // ended before the last of its connections has, so that a database which is stopped then may still break one: no news for anybody.
  for (const one of [pool, chores]) {
    one.on('error', (error) => {
      if (!closing) onError(error)
    })
  }
  return {
    db: drizzle(pool, { schema }),
    pool,
    chores: { db: drizzle(chores, { schema }), pool: chores },
    connection,
    close: () => (closing ??= end()),
  }

  async function end() {
    try {
      await Promise.all([pool.end(), chores.end()])
    } finally {
      await release()
    }
  }
}
