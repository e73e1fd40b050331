import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** Epoch milliseconds as a list of moments in SQL. */
export const moments = (times: readonly number[]): SQL => sql`${sql.param(times.map((at) => new Date(at).toISOString()))}::timestamptz[]`
