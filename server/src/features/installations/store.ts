import type { Installation } from '@inlay/contract/installations'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { analytics_events, component_configs, quiz_configs } from '../../db/schema.ts'
import type { OwnerId } from '../auth/session.ts'

interface Row extends Record<string, unknown> {
  id: string
  component_type: Installation['component_type']
  name: string
  is_active: boolean
  host: string | null
  host_url: string | null
  at: Date | string | null
}

/**
 * An owner's components and quizzes, newest first, each with its latest event: one look into the index per component,
 * however many events there are.
 */
export async function readInstallations(owner: OwnerId, db: Db): Promise<Installation[]> {
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.component_type, c.name, c.is_active, seen.host, seen.host_url, seen.created_at as at
    from (
      select id, component_type, name, is_active, created_at from ${component_configs} where user_id = ${owner}
      union all
      select id, 'quiz', name, is_active, created_at from ${quiz_configs} where user_id = ${owner}
    ) c
    left join lateral (
      select host, host_url, created_at from ${analytics_events}
      where component_id = c.id and owner_id = ${owner}
      order by created_at desc limit 1
    ) seen on true
    order by c.created_at desc, c.id desc`)
  return rows.map(({ host, host_url, at, ...component }) => ({
    ...component,
    last_seen: at === null || host === null || host_url === null ? null : { host, host_url, at: new Date(at).toISOString() },
  }))
}
