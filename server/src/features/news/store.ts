import { NEW_SUBMISSIONS_DAYS, NOTIFICATIONS_MAX } from '@inlay/contract/news'
import type { News } from '@inlay/contract/news'
import { PLAN_LIMITS } from '@inlay/contract/rules/plans'
import type { Plan } from '@inlay/contract/rules/plans'
import { and, desc, eq, gte, lt, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { analytics_rollup, component_configs, form_submissions, notifications, profiles, quiz_configs, quiz_submissions } from '../../db/schema.ts'
import type { OwnerId } from '../auth/session.ts'
import { loadsNotice, monthOf } from '../loads/rules.ts'

const DAY = 24 * 60 * 60 * 1000

/** What an owner may want to hear of; null: there is no such person any more. */
export async function readNews(owner: OwnerId, db: Db, now = new Date()): Promise<News | null> {
  const [person] = await db.select({ plan: profiles.plan, seen: profiles.news_seen_at, created_at: profiles.created_at }).from(profiles).where(eq(profiles.id, owner))
  if (!person) return null
  const { name, from, to } = monthOf(now)
  const since = new Date(Math.max((person.seen ?? person.created_at).getTime(), now.getTime() - NEW_SUBMISSIONS_DAYS * DAY))
  const [[loads], told, submissions] = await Promise.all([
    db
      .select({ total: sum(analytics_rollup.count).mapWith(Number) })
      .from(analytics_rollup)
      .where(and(eq(analytics_rollup.owner_id, owner), gte(analytics_rollup.quarter, from), lt(analytics_rollup.quarter, to), eq(analytics_rollup.event_type, 'component_load'))),
    db.select().from(notifications).where(eq(notifications.user_id, owner)).orderBy(desc(notifications.created_at)).limit(NOTIFICATIONS_MAX),
    readNewSubmissions(owner, since, db),
  ])
  return {
    usage: { month: name, loads: loads?.total ?? 0, limit: PLAN_LIMITS[person.plan as Plan].loads },
    notifications: told.flatMap(({ id, kind, data, created_at }) => {
      const notice = kind === 'loads' ? loadsNotice.safeParse(data) : null
      const seen = person.seen !== null && created_at <= person.seen
      return notice?.success ? [{ id, kind: 'loads' as const, data: notice.data, seen, created_at: created_at.toISOString() }] : []
    }),
    submissions,
    at: now.toISOString(),
  }
}

/** Counts what came since a moment, by the index of each component of the owner. */
async function readNewSubmissions(owner: OwnerId, since: Date, db: Db): Promise<News['submissions']> {
  const { rows } = await db.execute<News['submissions'][number] & { latest: Date | string }>(sql`
    select c.id as component_id, c.component_type, c.name, n.count, n.latest
    from (
      select id, component_type, name from ${component_configs} where user_id = ${owner}
      union all select id, 'quiz', name from ${quiz_configs} where user_id = ${owner}
    ) c
    cross join lateral (
      select count(*)::int as count, max(at) as latest from (
        select submitted_at as at from ${form_submissions} where component_id = c.id and submitted_at > ${since.toISOString()}::timestamptz
        union all
        select created_at from ${quiz_submissions} where quiz_id = c.id and created_at > ${since.toISOString()}::timestamptz
      ) s
    ) n
    where n.count > 0
    order by n.latest desc limit ${NOTIFICATIONS_MAX}`)
  return rows.map((row) => ({ ...row, latest: new Date(row.latest).toISOString() }))
}

/** Never back, and never past now. */
export async function markSeen(owner: OwnerId, at: string, db: Db): Promise<void> {
  await db.update(profiles).set({ news_seen_at: sql`greatest(news_seen_at, least(${at}::timestamptz, now()))` }).where(eq(profiles.id, owner))
}
