import { BANS_LISTED } from '@inlay/contract/admin-bans'
import type { Ban } from '@inlay/contract/admin-bans'
import { aliasedTable, and, count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/database.ts'
import { escapeLike } from '../../db/like.ts'
import { profiles, user_bans } from '../../db/schema.ts'
import { audit } from '../audit/store.ts'
import type { AdminActor } from '../auth/session.ts'
import { banInForce, endSessions } from '../auth/store.ts'
import { lockTarget } from '../users/store.ts'
import type { ActRefusal } from '../users/store.ts'

const actors = aliasedTable(profiles, 'actors')

const select = (db: Db) =>
  db
    .select({
      id: user_bans.id, user_id: user_bans.user_id, email: profiles.email, full_name: profiles.full_name, reason: user_bans.reason, banned_by: actors.email,
      banned_at: user_bans.banned_at, expires_at: user_bans.expires_at, is_active: sql<boolean>`${banInForce}`,
    })
    .from(user_bans)
    .innerJoin(profiles, eq(profiles.id, user_bans.user_id))
    .leftJoin(actors, eq(actors.id, user_bans.banned_by))

const toBan = (row: Omit<Ban, 'banned_at' | 'expires_at'> & { banned_at: Date; expires_at: Date | null }): Ban => ({
  ...row, banned_at: row.banned_at.toISOString(), expires_at: row.expires_at?.toISOString() ?? null,
})

async function readBan(db: Db, id: string): Promise<Ban> {
  const [row] = await select(db).where(eq(user_bans.id, id))
  return toBan(row!)
}

/** Bans of users whose address or id begins so, newest first; of all where nothing is searched for. */
export async function listBans(_: AdminActor, search: string, db: Db): Promise<{ totals: { active: number; bans: number }; bans: Ban[]; found: number }> {
  const begins = `${escapeLike(search.trim())}%`
  const matching = search.trim() === '' ? undefined : or(ilike(profiles.email, begins), ilike(sql`${user_bans.user_id}::text`, begins))
  const [rows, [counted], [totals]] = await Promise.all([
    select(db).where(matching).orderBy(desc(user_bans.banned_at), desc(user_bans.id)).limit(BANS_LISTED),
    db.select({ n: count() }).from(user_bans).innerJoin(profiles, eq(profiles.id, user_bans.user_id)).where(matching),
    db.select({ bans: count(), active: sql`count(*) filter (where ${banInForce})`.mapWith(Number) }).from(user_bans),
  ])
  return { totals: totals!, bans: rows.map(toBan), found: counted!.n }
}

export type BanRefusal = ActRefusal | 'oneself' | 'banned already'

/** Bans somebody and ends their sessions. A trigger tells every process, so that their components leave the pages. */
export async function createBan(actor: AdminActor, { user_id, reason, expires_at }: { user_id: string; reason: string; expires_at: string | null }, db: Db): Promise<Ban | BanRefusal> {
  if (user_id === actor.id) return 'oneself'
  return db.transaction(async (tx) => {
    const target = await lockTarget(tx, actor, user_id, true)
    if (typeof target === 'string') return target
    const [standing] = await tx.select({ id: user_bans.id }).from(user_bans).where(and(eq(user_bans.user_id, user_id), banInForce)).limit(1)
    if (standing) return 'banned already'
    const id = uuidv7()
    await tx.insert(user_bans).values({ id, user_id, reason, banned_by: actor.id, expires_at: expires_at === null ? null : new Date(expires_at) })
    await endSessions(tx, user_id)
    await audit(tx, actor, { action: 'user.ban', target_type: 'user', target_id: user_id, after: { reason, expires_at } })
    return readBan(tx, id)
  })
}

/** Lifts a ban; one that is over or lifted stays as it is. Who may ban may lift. */
export async function liftBan(actor: AdminActor, id: string, db: Db): Promise<Ban | ActRefusal> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ user_id: user_bans.user_id }).from(user_bans).where(eq(user_bans.id, id))
    if (!found) return 'not found'
    const target = await lockTarget(tx, actor, found.user_id)
    if (typeof target === 'string') return target
    const [lifted] = await tx.update(user_bans).set({ is_active: false }).where(and(eq(user_bans.id, id), banInForce)).returning({ reason: user_bans.reason })
    if (lifted) await audit(tx, actor, { action: 'user.unban', target_type: 'user', target_id: found.user_id, before: lifted })
    return readBan(tx, id)
  })
}
