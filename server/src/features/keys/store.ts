import type { ApiKey, KeyScope } from '@inlay/contract/api-keys'
import { and, desc, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/database.ts'
import { api_keys, profiles } from '../../db/schema.ts'
import type { OwnerId } from '../auth/session.ts'

const told = ({ id, name, scope, prefix, created_at, last_used_at }: typeof api_keys.$inferSelect): ApiKey => ({
  id, name, scope: scope as KeyScope, prefix, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null,
})

/** Newest first. */
export async function listKeys(owner: OwnerId, db: Db): Promise<ApiKey[]> {
  const rows = await db.select().from(api_keys).where(eq(api_keys.user_id, owner)).orderBy(desc(api_keys.created_at), desc(api_keys.id))
  return rows.map(told)
}

/** @returns null: the owner has `max` already */
export async function insertKey(owner: OwnerId, db: Db, key: { name: string; scope: KeyScope; prefix: string; hash: string }, max: number): Promise<ApiKey | null> {
  return db.transaction(async (tx) => {
    // Of two at once one counts the other's.
    await tx.execute(sql`select from ${profiles} where ${profiles.id} = ${owner} for update`)
    if ((await tx.$count(api_keys, eq(api_keys.user_id, owner))) >= max) return null
    const [row] = await tx.insert(api_keys).values({ ...key, id: uuidv7(), user_id: owner }).returning()
    return told(row!)
  })
}

/** @returns false: the owner has no such key */
export async function deleteKey(owner: OwnerId, db: Db, id: string): Promise<boolean> {
  return (await db.delete(api_keys).where(and(eq(api_keys.id, id), eq(api_keys.user_id, owner))).returning({ id: api_keys.id })).length > 0
}
