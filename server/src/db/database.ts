import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type * as schema from './schema.ts'

export type Db = NodePgDatabase<typeof schema>

/** An open, migrated database. */
export interface Database {
  /** For requests: a statement that takes long is ended, and fails as unavailable. */
  db: Db
  pool: pg.Pool
  /** For work that nobody waits for, which may take as long as it takes. */
  chores: { readonly db: Db; readonly pool: pg.Pool }
  /** To open one more client with, outside the pool (LISTEN). */
  connection: pg.ClientConfig
  /** Ends the pools; an embedded server is stopped when no other process uses it. */
  close(): Promise<void>
}
