import { INVITATIONS_LISTED, USES_LISTED } from '@inlay/contract/admin-invitations'
import type { AdminInvitation } from '@inlay/contract/admin-invitations'
import { and, count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/database.ts'
import { anywhere } from '../../db/like.ts'
import { invitation_uses, invitations, outbox, profiles } from '../../db/schema.ts'
import { audit } from '../audit/store.ts'
import type { AdminActor } from '../auth/session.ts'
import { newCode } from '../invitations/store.ts'

type Row = typeof invitations.$inferSelect

/** Invitations that make administrators are the operator's alone, and no admin's to see. */
const ordinary = eq(invitations.role, 'user')

export async function readTotals(_: AdminActor, db: Db) {
  const active = sql`${invitations.is_active} and ${invitations.uses_count} < ${invitations.max_uses} and (${invitations.expires_at} is null or ${invitations.expires_at} > now())`
  const [row] = await db
    .select({
      invitations: count(),
      active: sql`count(*) filter (where ${active})`.mapWith(Number),
      uses: sql`coalesce(sum(${invitations.uses_count}), 0)`.mapWith(Number),
      available_uses: sql`coalesce(sum(${invitations.max_uses} - ${invitations.uses_count}) filter (where ${active}), 0)`.mapWith(Number),
    })
    .from(invitations)
    .where(ordinary)
  return row!
}

/** Invitations whose code or address has the words, newest first, and how many there are. */
export async function searchInvitations(_: AdminActor, search: string, db: Db): Promise<{ invitations: AdminInvitation[]; found: number }> {
  const words = search.trim().split(/\s+/).filter(Boolean)
  const matching = and(ordinary, ...words.map((word) => or(ilike(invitations.code, anywhere(word)), ilike(invitations.email, anywhere(word)))))
  const [rows, [counted]] = await Promise.all([
    db.select().from(invitations).where(matching).orderBy(desc(invitations.created_at), desc(invitations.id)).limit(INVITATIONS_LISTED),
    db.select({ n: count() }).from(invitations).where(matching),
  ])
  return { invitations: await withUses(rows, db), found: counted?.n ?? 0 }
}

/** @param mail whether to leave a mail to the one it is for */
export async function createInvitation(admin: AdminActor, wanted: { email: string; max_uses: number; expires_in_days: number | null }, mail: boolean, db: Db): Promise<AdminInvitation> {
  const { email, max_uses, expires_in_days } = wanted
  const expires_at = expires_in_days === null ? null : sql`now() + make_interval(days => ${expires_in_days})`
  return db.transaction(async (tx) => {
    for (;;) {
      // One in 850 billion is taken already, and then another is drawn.
      const [row] = await tx
        .insert(invitations)
        .values({ id: uuidv7(), code: newCode(), created_by: admin.id, email: email || null, max_uses, expires_at })
        .onConflictDoNothing({ target: invitations.code })
        .returning()
      if (!row) continue
      await audit(tx, admin, { action: 'invitation.create', target_type: 'invitation', target_id: row.id, after: { email: row.email, max_uses, expires_at: row.expires_at } })
      if (mail && row.email !== null) await tx.insert(outbox).values({ id: uuidv7(), kind: 'mail.invitation', payload: { invitation: row.id } })
      return listed(row, [])
    }
  })
}

/** @returns null when there is no such invitation */
export async function setInvitationActive(admin: AdminActor, id: string, is_active: boolean, db: Db): Promise<AdminInvitation | null> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(invitations).where(and(eq(invitations.id, id), ordinary)).for('update')
    if (!before) return null
    if (before.is_active !== is_active) {
      await tx.update(invitations).set({ is_active }).where(eq(invitations.id, id))
      await audit(tx, admin, { action: is_active ? 'invitation.activate' : 'invitation.deactivate', target_type: 'invitation', target_id: id, before: { is_active: before.is_active }, after: { is_active } })
    }
    const [now] = await withUses([{ ...before, is_active }], tx)
    return now!
  })
}

/** Accounts that it made stay. @returns whether there was one */
export async function deleteInvitation(admin: AdminActor, id: string, db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(invitations).where(and(eq(invitations.id, id), ordinary)).returning()
    if (!gone) return false
    const { email, max_uses, uses_count, is_active } = gone
    await audit(tx, admin, { action: 'invitation.delete', target_type: 'invitation', target_id: id, before: { email, max_uses, uses_count, is_active } })
    return true
  })
}

async function withUses(rows: readonly Row[], db: Db): Promise<AdminInvitation[]> {
  const ids = sql.param(rows.map(({ id }) => id))
  const { rows: uses } = await db.execute<{ invitation: string; email: string | null; used_at: Date | string }>(sql`
    select i.id as invitation, ${profiles.email} as email, u.used_at from unnest(${ids}::uuid[]) as i(id)
    cross join lateral (select user_id, used_at from ${invitation_uses} where invitation_id = i.id order by used_at desc limit ${USES_LISTED}) u
    left join ${profiles} on ${profiles.id} = u.user_id order by u.used_at desc`)
  const of = new Map(rows.map(({ id }) => [id, [] as typeof uses]))
  for (const use of uses) of.get(use.invitation)!.push(use)
  return rows.map((row) => listed(row, of.get(row.id)!))
}

const listed = ({ id, code, email, max_uses, uses_count, expires_at, is_active, created_at }: Row, uses: readonly { email: string | null; used_at: Date | string }[]): AdminInvitation => ({
  id, code, email, max_uses, uses_count, is_active,
  expires_at: expires_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
  used_by: uses.map((use) => ({ email: use.email, used_at: new Date(use.used_at).toISOString() })),
})
