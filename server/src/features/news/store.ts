import { loadsNotice, NEW_SUBMISSIONS_DAYS, NOTIFICATIONS_MAX } from '@inlay/contract/news'
import { NEW_SUBMISSIONS_COUNTED } from '@inlay/contract/rules/new-submissions'
import type { News } from '@inlay/contract/news'
import { PLAN_LIMITS } from '@inlay/contract/rules/plans'
import type { Plan } from '@inlay/contract/rules/plans'
import { desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { analytics_day_totals, component_configs, form_submissions, notifications, profiles, quiz_configs, quiz_submissions } from '../../db/schema.ts'
import { loadsBetween } from '../analytics/store.ts'
import type { OwnerId } from '../auth/session.ts'
import { monthOf } from '../loads/rules.ts'
import { countLive } from '../versions/store.ts'

const DAY = 24 * 60 * 60 * 1000
/** A website is one while its components were seen in so many days. */
const WEBSITE_DAYS = 30

/** What an owner may want to hear of; null: there is no such person any more. */
export async function readNews(owner: OwnerId, db: Db, now = new Date()): Promise<News | null> {
  const [person] = await db.select({ plan: profiles.plan, seen: profiles.news_seen_at, created_at: profiles.created_at }).from(profiles).where(eq(profiles.id, owner))
  if (!person) return null
  const { name, from, to } = monthOf(now)
  const since = new Date(Math.max((person.seen ?? person.created_at).getTime(), now.getTime() - NEW_SUBMISSIONS_DAYS * DAY))
  const [loads, live, hosts, told, submissions] = await Promise.all([
    db.execute<{ total: number }>(sql`select ${loadsBetween(sql`${owner}`, from, to)} as total`),
    countLive(owner, db),
    db.execute<{ seen: number }>(sql`select count(distinct key)::int as seen from ${analytics_day_totals} where owner_id = ${owner} and dimension = 'host' and day >= ${new Date(now.getTime() - WEBSITE_DAYS * DAY).toISOString().slice(0, 10)}::date`),
    db.select().from(notifications).where(eq(notifications.user_id, owner)).orderBy(desc(notifications.created_at)).limit(NOTIFICATIONS_MAX),
    readNewSubmissions(owner, since, db),
  ])
  const limits = PLAN_LIMITS[person.plan as Plan]
  return {
    usage: { month: name, loads: loads.rows[0]!.total, limit: limits.loads, live, live_limit: limits.components, websites: hosts.rows[0]!.seen, website_limit: limits.websites },
    notifications: told.flatMap(({ id, kind, data, created_at }) => {
      const notice = kind === 'loads' ? loadsNotice.safeParse(data) : null
      const seen = person.seen !== null && created_at <= person.seen
      return notice?.success ? [{ id, kind: 'loads' as const, data: notice.data, seen, created_at: created_at.toISOString() }] : []
    }),
    submissions,
    at: now.toISOString(),
  }
}

/** Counts what came since a moment by the indexes by time, of each component no further than it is told: this is asked every minute. */
async function readNewSubmissions(owner: OwnerId, since: Date, db: Db): Promise<News['submissions']> {
  const moment = sql`${since.toISOString()}::timestamptz`
  const fresh = (newest: SQL) => sql`cross join lateral (select count(*)::int as count, max(at) as latest from (${newest} order by at desc limit ${NEW_SUBMISSIONS_COUNTED + 1}) newest) fresh`
  const { rows } = await db.execute<News['submissions'][number] & { latest: Date | string }>(sql`
    select c.id as component_id, c.component_type, c.name, fresh.count, fresh.latest
    from ${component_configs} c ${fresh(sql`select s.submitted_at as at from ${form_submissions} s where s.component_id = c.id and s.submitted_at > ${moment}`)}
    where c.user_id = ${owner} and fresh.count > 0
    union all
    select c.id, 'quiz', c.name, fresh.count, fresh.latest
    from ${quiz_configs} c ${fresh(sql`select s.created_at as at from ${quiz_submissions} s where s.quiz_id = c.id and s.created_at > ${moment}`)}
    where c.user_id = ${owner} and fresh.count > 0
    order by latest desc limit ${NOTIFICATIONS_MAX}`)
  return rows.map((row) => ({ ...row, latest: new Date(row.latest).toISOString() }))
}

/** Never back, and never past now. */
export async function markSeen(owner: OwnerId, at: string, db: Db): Promise<void> {
  await db.update(profiles).set({ news_seen_at: sql`greatest(news_seen_at, least(${at}::timestamptz, now()))` }).where(eq(profiles.id, owner))
}
