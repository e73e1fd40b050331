import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { component_configs, form_submissions, quiz_configs, quiz_submissions } from '../../db/schema.ts'
import type { OwnerId } from '../auth/session.ts'

export interface DayCount {
  readonly id: string
  /** Which day, from 1. */
  readonly day: number
  readonly count: number
}

/**
 * How much was sent to each component and quiz of an owner, by days; those on which nothing was are left out. Read from
 * the indexes by time, so that it costs what came in these days, whatever came before.
 * @param starts of the days, rising, epoch milliseconds
 */
export async function countSubmissionsByDay(owner: OwnerId, db: Db, starts: readonly number[]): Promise<DayCount[]> {
  const moments = sql`${sql.param(starts.map((at) => new Date(at).toISOString()))}::timestamptz[]`
  const first = sql`${new Date(starts[0]!).toISOString()}::timestamptz`
  const { rows } = await db.execute<DayCount & Record<string, unknown>>(sql`
    select c.id, n.day, n.count from ${component_configs} c cross join lateral (
      select width_bucket(submitted_at, ${moments}) as day, count(*)::int as count from ${form_submissions}
      where component_id = c.id and submitted_at >= ${first} group by 1
    ) n where c.user_id = ${owner}
    union all
    select c.id, n.day, n.count from ${quiz_configs} c cross join lateral (
      select width_bucket(created_at, ${moments}) as day, count(*)::int as count from ${quiz_submissions}
      where quiz_id = c.id and created_at >= ${first} group by 1
    ) n where c.user_id = ${owner}`)
  return rows
}
