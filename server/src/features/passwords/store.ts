import { randomBytes } from 'node:crypto'
import { and, eq, like, lt, or, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/database.ts'
import { outbox, profiles, verifications } from '../../db/schema.ts'
import { tokenHash } from '../../mail/confirm-token.ts'
import { audit } from '../audit/store.ts'
import type { AdminActor } from '../auth/session.ts'
import { endSessions, putPassword } from '../auth/store.ts'
import { lockTarget } from '../users/store.ts'
import type { ActRefusal } from '../users/store.ts'

// A link that may be used is a row of verifications: its identifier has the hash of the token, its value whose it is.

const PREFIX = 'password-reset:'
const of = (hash: string) => PREFIX + hash

/** Leaves one link for somebody: those before, and all that have expired, work no more. */
async function openReset(tx: Db, id: string, userId: string, hash: string, expires_at: Date): Promise<void> {
  await tx.delete(verifications).where(and(like(verifications.identifier, `${PREFIX}%`), or(eq(verifications.value, userId), lt(verifications.expires_at, sql`now()`))))
  await tx.insert(verifications).values({ id, identifier: of(hash), value: userId, expires_at })
}

/** Makes a link to hand over. The token is stored nowhere. */
export async function makeReset(actor: AdminActor, userId: string, expires_at: Date, db: Db): Promise<{ token: string } | ActRefusal> {
  return db.transaction(async (tx) => {
    const target = await lockTarget(tx, actor, userId)
    if (typeof target === 'string') return target
    const token = randomBytes(32).toString('base64url')
    await openReset(tx, uuidv7(), userId, tokenHash(token), expires_at)
    await audit(tx, actor, { action: 'user.reset-link', target_type: 'user', target_id: userId, after: { expires_at } })
    return { token }
  })
}

/** Leaves a link to be mailed; its token is made when the mail is. */
export async function leaveReset(actor: AdminActor, userId: string, expires_at: Date, db: Db): Promise<object | ActRefusal> {
  return db.transaction(async (tx) => {
    const target = await lockTarget(tx, actor, userId)
    if (typeof target === 'string') return target
    const id = uuidv7()
    await openReset(tx, id, userId, `mail-${id}`, expires_at)
    await tx.insert(outbox).values({ id: uuidv7(), kind: 'mail.reset', payload: { reset: id } })
    await audit(tx, actor, { action: 'user.reset-mail', target_type: 'user', target_id: userId, after: { expires_at } })
    return {}
  })
}

/**
 * Leaves it to the outbox to mail a link to whoever has this address. One row is written, whether or not there is
 * such an account: neither the answer nor its time tells.
 */
export async function leaveAskedReset(db: Db, email: string): Promise<void> {
  const user = sql`(select ${profiles.id} from ${profiles} where ${profiles.email} = ${email})`
  await db.insert(outbox).values({ id: uuidv7(), kind: 'mail.asked-reset', payload: sql`jsonb_build_object('user', ${user})` })
}

const open = (hash: string) => and(eq(verifications.identifier, of(hash)), sql`${verifications.expires_at} > now()`)

/** Whose password a token sets. @returns null: it was used, has expired, or there is none */
export async function findReset(db: Db, hash: string): Promise<string | null> {
  const [row] = await db.select({ email: profiles.email }).from(verifications).innerJoin(profiles, sql`${profiles.id}::text = ${verifications.value}`).where(open(hash))
  return row?.email ?? null
}

/** Sets a password by its hash, uses the token up, and ends every session. @returns as findReset */
export async function useReset(db: Db, hash: string, password: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [used] = await tx.delete(verifications).where(open(hash)).returning({ userId: verifications.value })
    if (!used) return null
    const { userId } = used
    const [person] = await tx.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, userId))
    if (!person) return null
    await putPassword(tx, userId, password)
    await endSessions(tx, userId)
    return person.email
  })
}
