import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { moments } from '../../db/moments.ts'
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
 * the indexes by time, so that it costs what came in these days, whatever came before. All components at once: one after
 * the other, each might read all submissions, where one has most of them.
 * @param starts of the days, rising, epoch milliseconds
 */
export async function countSubmissionsByDay(owner: OwnerId, db: Db, starts: readonly number[]): Promise<DayCount[]> {
  const days = moments(starts)
  const first = sql`${new Date(starts[0]!).toISOString()}::timestamptz`
  const { rows } = await db.execute<DayCount & Record<string, unknown>>(sql`
    select c.id, width_bucket(s.submitted_at, ${days}) as day, count(*)::int as count
    from ${component_configs} c join ${form_submissions} s on s.component_id = c.id and s.submitted_at >= ${first}
    where c.user_id = ${owner} group by 1, 2
    union all
    select c.id, width_bucket(s.created_at, ${days}), count(*)::int
    from ${quiz_configs} c join ${quiz_submissions} s on s.quiz_id = c.id and s.created_at >= ${first}
    where c.user_id = ${owner} group by 1, 2`)
  return rows
}
