import type { Role } from '@inlay/contract/me'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../db/database.ts'
import { component_configs, invitations, profiles, quiz_configs, user_roles } from '../db/schema.ts'
import { auditCommand } from '../features/audit/store.ts'
import { endSessions, lockEmail, putPassword } from '../features/auth/store.ts'
import { newCode } from '../features/invitations/store.ts'

const idOf = async (db: Db, email: string) => (await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email)))[0]?.id

/** @param account its address in the form of canonicalEmail @returns false when the address has an account */
export async function makeSuperAdmin(db: Db, { email, full_name, plan, hash }: { email: string; full_name: string; plan: string; hash: string }): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockEmail(tx, email)
    if (await idOf(tx, email)) return false
    const id = uuidv7()
    await tx.insert(profiles).values({ id, email, full_name, plan })
    await putPassword(tx, id, hash)
    await giveAll(tx, id)
    await auditCommand(tx, { action: 'user.create', target_type: 'user', target_id: id, after: { email, role: 'super_admin' } })
    return true
  })
}

/** @returns false when there is no such account */
export async function promote(db: Db, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const id = await idOf(tx, email)
    if (!id) return false
    const [before] = await tx.select({ role: user_roles.role }).from(user_roles).where(eq(user_roles.user_id, id)).for('update')
    if (before?.role === 'super_admin') return true
    await giveAll(tx, id)
    await auditCommand(tx, { action: 'user.role', target_type: 'user', target_id: id, before: { role: before?.role ?? 'user' }, after: { role: 'super_admin' } })
    return true
  })
}

const giveAll = (tx: Db, user_id: string) => tx.insert(user_roles).values({ user_id, role: 'super_admin' }).onConflictDoUpdate({ target: user_roles.user_id, set: { role: 'super_admin' } })

/** @returns false when there is no such account */
export async function setPassword(db: Db, email: string, hash: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const id = await idOf(tx, email)
    if (!id) return false
    await putPassword(tx, id, hash)
    await endSessions(tx, id)
    await auditCommand(tx, { action: 'user.password', target_type: 'user', target_id: id })
    return true
  })
}

/** @returns the code */
export async function makeInvitation(db: Db, { email, max_uses, days, role }: { email: string | null; max_uses: number; days: number | null; role: Role }): Promise<string> {
  const [code, id] = [newCode(), uuidv7()]
  await db.transaction(async (tx) => {
    await tx.insert(invitations).values({ id, code, email, role, max_uses, expires_at: days === null ? null : sql`now() + make_interval(days => ${days})` })
    await auditCommand(tx, { action: 'invitation.create', target_type: 'invitation', target_id: id, after: { email, max_uses, role } })
  })
  return code
}

/** What there is, for whoever has restored it. */
export async function countAll(db: Db): Promise<{ users: number; components: number }> {
  return { users: await db.$count(profiles), components: (await db.$count(component_configs)) + (await db.$count(quiz_configs)) }
}
