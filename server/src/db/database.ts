import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type * as schema from './schema.ts'

export type Db = NodePgDatabase<typeof schema>

/** An open, migrated database. */
export interface Database {
  db: Db
  pool: pg.Pool
  /** To open one more client with, outside the pool (LISTEN). */
  connection: pg.ClientConfig
  /** Ends the pool; an embedded server is stopped when no other process uses it. */
  close(): Promise<void>
}
