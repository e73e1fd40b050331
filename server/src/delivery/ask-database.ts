import type pg from 'pg'
import { PATIENCE } from './in-time.ts'

/**
 * One statement of the visitors' side. A connection on which no answer came in time (the database stands still, or the
 * network does) is given up, so that the next statement has one that works.
 */
export function askDatabase<Row extends pg.QueryResultRow>(pool: pg.Pool | pg.PoolClient, statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
  // The driver takes it, though its types do not say so.
  const bounded: pg.QueryConfig & { query_timeout: number } = { ...statement, query_timeout: PATIENCE }
  return pool.query<Row>(bounded)
}
