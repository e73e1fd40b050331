import { COMMAND_LINE } from '@inlay/contract/admin-audit'
import type { AuditEntry } from '@inlay/contract/admin-audit'
import { aliasedTable, and, desc, eq, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/database.ts'
import { anywhere, escapeLike } from '../../db/like.ts'
import { audit_log, profiles } from '../../db/schema.ts'
import type { AdminActor } from '../auth/session.ts'

/** What an admin did: before and after are what changed, without secrets. */
export interface AdminAct {
  /** As in "invitation.create". */
  readonly action: string
  readonly target_type: string
  readonly target_id: string
  readonly before?: object
  readonly after?: object
}

/** Writes down an act, in the transaction that does it. */
export async function audit(tx: Db, actor: AdminActor, { action, target_type, target_id, before, after }: AdminAct): Promise<void> {
  await tx.insert(audit_log).values({ id: uuidv7(), actor_id: actor.id, action, target_type, target_id, before, after, ip_address: actor.address })
}

/** As audit, of what the operator does by a command on the server. */
export async function auditCommand(tx: Db, { action, target_type, target_id, before, after }: AdminAct): Promise<void> {
  await tx.insert(audit_log).values({ id: uuidv7(), actor_id: null, action, target_type, target_id, before, after, ip_address: COMMAND_LINE })
}

export interface WantedActs {
  readonly actor: string | undefined
  readonly action: string | undefined
  readonly target: string | undefined
  readonly since: Date | null
  readonly until: Date | null
  /** Id of the act after which to begin. */
  readonly after: string | undefined
  readonly limit: number
}

/** Most people whose address may have what is searched for; among more nobody would find anything. */
const PEOPLE_MAX = 1_000

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

const ACTOR = aliasedTable(profiles, 'actor')
const TARGET = aliasedTable(profiles, 'target')

const peopleLike = async (db: Db, typed: string) => (await db.select({ id: profiles.id }).from(profiles).where(ilike(profiles.email, anywhere(typed))).limit(PEOPLE_MAX)).map(({ id }) => id)

/** Acts that pass, newest first: ids sort by time. */
export async function readAudit(_: AdminActor, db: Db, { actor, action, target, since, until, after, limit }: WantedActs): Promise<AuditEntry[]> {
  const [actors, targets] = await Promise.all([actor ? peopleLike(db, actor) : null, target ? peopleLike(db, target) : null])
  const rows = await db
    .select({
      id: audit_log.id, created_at: audit_log.created_at, action: audit_log.action, target_type: audit_log.target_type, target_id: audit_log.target_id,
      before: audit_log.before, after: audit_log.after, ip_address: audit_log.ip_address, actor_id: ACTOR.id, actor_email: ACTOR.email, target_email: TARGET.email,
    })
    .from(audit_log)
    .leftJoin(ACTOR, eq(ACTOR.id, audit_log.actor_id))
    // What is no id names nobody: one such row, from wherever it came, must not take the list away.
    .leftJoin(TARGET, sql`${TARGET.id} = case when ${audit_log.target_type} = 'user' and ${audit_log.target_id} ~ ${UUID} then ${audit_log.target_id}::uuid end`)
    .where(and(
      actors === null ? undefined : or(inArray(audit_log.actor_id, actors), actor && COMMAND_LINE.includes(actor.toLowerCase()) ? eq(audit_log.ip_address, COMMAND_LINE) : undefined),
      action ? or(eq(audit_log.action, action), ilike(audit_log.action, `${escapeLike(action)}.%`)) : undefined,
      targets === null ? undefined : or(inArray(audit_log.target_id, targets), eq(audit_log.target_id, target!.toLowerCase()), eq(audit_log.target_type, target!.toLowerCase()), ilike(sql`${audit_log.after}::text`, anywhere(target!)), ilike(sql`${audit_log.before}::text`, anywhere(target!))),
      since ? gte(audit_log.created_at, since) : undefined,
      until ? lt(audit_log.created_at, until) : undefined,
      after ? lt(audit_log.id, after) : undefined,
    ))
    .orderBy(desc(audit_log.id))
    .limit(limit)
  return rows.map(({ actor_id, actor_email, created_at, ...row }) => ({ ...row, created_at: created_at.toISOString(), actor: actor_id && actor_email ? { id: actor_id, email: actor_email } : null }))
}

/** Every act that was ever done, by its name; each is found by one step along the index, however often it was done. */
export async function listActions(_: AdminActor, db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive found as (
      (select ${audit_log.action} as action from ${audit_log} order by action limit 1)
      union all
      select (select ${audit_log.action} from ${audit_log} where ${audit_log.action} > found.action order by 1 limit 1) from found where found.action is not null
    )
    select action from found where action is not null`)
  return rows.map(({ action }) => action)
}
