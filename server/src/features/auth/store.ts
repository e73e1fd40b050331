import type { KeyScope } from '@inlay/contract/api-keys'
import type { Role } from '@inlay/contract/me'
import type { Plan } from '@inlay/contract/rules/plans'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/database.ts'
import { accounts, api_keys, profiles, sessions, user_bans, user_roles } from '../../db/schema.ts'

/** Whether a ban is neither lifted nor over, as SQL on user_bans. */
export const banInForce = sql`(${user_bans.is_active} and (${user_bans.expires_at} is null or ${user_bans.expires_at} > now()))`

/** What a person may do right now. Read anew for each request, so that a change ends at once what it forbids. */
export async function readStanding(db: Db, userId: string): Promise<{ role: Role; banned: boolean }> {
  const ban = db.select({ id: user_bans.id }).from(user_bans).where(and(eq(user_bans.user_id, userId), banInForce))
  const { rows } = await db.execute<{ role: Role | null; banned: boolean }>(
    sql`select (select ${user_roles.role} from ${user_roles} where ${user_roles.user_id} = ${userId}) as role, exists ${ban} as banned`,
  )
  const [row] = rows
  return { role: row?.role ?? 'user', banned: row?.banned ?? false }
}

export async function giveRole(db: Db, userId: string, role: Role): Promise<void> {
  await db.insert(user_roles).values({ user_id: userId, role })
}

/** Ends every session of a person. */
export async function endSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.user_id, userId))
}

/** What better-auth calls signing in with a password. */
const PASSWORD = 'credential'

/** Gives a person this password, by its hash, in place of the one they had; their sessions are another matter. */
export async function putPassword(tx: Db, userId: string, hash: string): Promise<void> {
  await tx
    .insert(accounts)
    .values({ id: uuidv7(), user_id: userId, account_id: userId, provider_id: PASSWORD, password: hash })
    .onConflictDoUpdate({ target: [accounts.user_id, accounts.provider_id], set: { password: hash, updated_at: sql`now()` } })
}

/** Until the transaction ends, others that make an account for the same address wait. */
export async function lockEmail(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`)
}

export interface FoundKey {
  readonly id: string
  readonly userId: string
  readonly scope: KeyScope
  readonly plan: Plan
  /** null: never. */
  readonly lastUsedAt: Date | null
}

/** Whose key has this hash, and the plan they have now. @returns null: there is none, or it was revoked */
export async function findKey(db: Db, hash: string): Promise<FoundKey | null> {
  const [row] = await db
    .select({ id: api_keys.id, userId: api_keys.user_id, scope: api_keys.scope, plan: profiles.plan, lastUsedAt: api_keys.last_used_at })
    .from(api_keys)
    .innerJoin(profiles, eq(profiles.id, api_keys.user_id))
    .where(eq(api_keys.hash, hash))
  return row ? { ...row, scope: row.scope as KeyScope, plan: row.plan as Plan } : null
}

/** Notes that a key is used now. */
export async function touchKey(db: Db, id: string): Promise<void> {
  await db.update(api_keys).set({ last_used_at: sql`now()` }).where(eq(api_keys.id, id))
}
