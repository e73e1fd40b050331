import { RECENT_ACTIVITY } from '@inlay/contract/overview'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { analytics_events, component_configs, quiz_configs } from '../../db/schema.ts'
import { countAllEvents } from '../analytics/store.ts'
import type { OwnerId } from '../auth/session.ts'
import { countKept } from '../submissions/store.ts'

/** The figures of the overview cards, in which a quiz is a component like others. Events and submissions come from their counts, so that the cost does not grow with their number. */
export async function readFigures(owner: OwnerId, db: Db) {
  const own = <T extends typeof component_configs | typeof quiz_configs>(table: T) =>
    db.select({ total: count(), active: sql<number>`count(*) filter (where ${table.is_active})`.mapWith(Number) }).from(table as typeof component_configs).where(eq(table.user_id, owner))
  const [[components], [quizzes], events_total, submissions_total] = await Promise.all([
    own(component_configs),
    own(quiz_configs),
    countAllEvents(owner, db),
    countKept(owner, db, { component: null, kind: null }),
  ])
  return {
    components_total: components!.total + quizzes!.total,
    components_active: components!.active + quizzes!.active,
    events_total,
    submissions_total,
  }
}

/** The latest events of an owner's components; of a component that is deleted only the kind is still known. */
export async function readRecentEvents(owner: OwnerId, db: Db) {
  const rows = await db
    .select({
      id: analytics_events.id,
      event_type: analytics_events.event_type,
      component_type: analytics_events.component_type,
      component_name: sql<string | null>`coalesce(${component_configs.name}, ${quiz_configs.name})`,
      host_url: analytics_events.host_url,
      created_at: analytics_events.created_at,
    })
    .from(analytics_events)
    .leftJoin(component_configs, and(eq(component_configs.id, analytics_events.component_id), eq(component_configs.user_id, owner)))
    .leftJoin(quiz_configs, and(eq(quiz_configs.id, analytics_events.component_id), eq(quiz_configs.user_id, owner)))
    .where(eq(analytics_events.owner_id, owner))
    .orderBy(desc(analytics_events.created_at), desc(analytics_events.id))
    .limit(RECENT_ACTIVITY)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}
