import { randomInt } from 'node:crypto'
import { INVITATION_CODE_ALPHABET, INVITATION_CODE_LENGTH } from '@inlay/contract/rules/invitation-code'
import type { InvitationFacts } from '@inlay/contract/rules/invitation-status'
import type { Role } from '@inlay/contract/me'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/database.ts'
import { invitation_uses, invitations, profiles } from '../../db/schema.ts'

export interface Invitation extends InvitationFacts {
  readonly id: string
  readonly email: string | null
  readonly role: Role
}

const facts = (row: typeof invitations.$inferSelect): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role as Role,
  isActive: row.is_active,
  usesCount: row.uses_count,
  maxUses: row.max_uses,
  expiresAt: row.expires_at?.getTime() ?? null,
})

export async function findInvitation(db: Db, code: string): Promise<Invitation | undefined> {
  const [row] = await db.select().from(invitations).where(eq(invitations.code, code))
  return row && facts(row)
}

/** As findInvitation; until the transaction ends nobody else reads it this way. */
export async function lockInvitation(tx: Db, code: string): Promise<Invitation | undefined> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.code, code)).for('update')
  return row && facts(row)
}

/** Counts one use. The invitation is locked and was found usable in the same transaction. */
export async function useInvitation(tx: Db, id: string, userId: string): Promise<void> {
  await tx.update(invitations).set({ uses_count: sql`${invitations.uses_count} + 1` }).where(eq(invitations.id, id))
  await tx.insert(invitation_uses).values({ id: uuidv7(), invitation_id: id, user_id: userId })
}

/**
 * The code that makes the first account, which becomes super_admin; null when somebody has an account already. It is
 * the same at every start until it is used, and one for processes that start at once.
 */
export async function setupCode(db: Db): Promise<string | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('inlay setup code'))`)
    const [somebody] = await tx.select({ id: profiles.id }).from(profiles).limit(1)
    if (somebody) return null
    const [kept] = await tx
      .select({ code: invitations.code })
      .from(invitations)
      .where(and(eq(invitations.role, 'super_admin'), eq(invitations.uses_count, 0), eq(invitations.is_active, true), isNull(invitations.created_by), isNull(invitations.expires_at)))
      .limit(1)
    if (kept) return kept.code
    const code = newCode()
    await tx.insert(invitations).values({ id: uuidv7(), code, role: 'super_admin' })
    return code
  })
}

export const newCode = () =>
  Array.from({ length: INVITATION_CODE_LENGTH }, () => INVITATION_CODE_ALPHABET[randomInt(INVITATION_CODE_ALPHABET.length)]).join('')
