import type { AccountSession } from '@inlay/contract/account'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { component_configs, component_versions, profiles, quiz_configs, sessions, verifications } from '../../db/schema.ts'
import type { OwnerId } from '../auth/session.ts'
import { isLastSuperAdmin } from '../users/store.ts'

export async function putProfile(owner: OwnerId, db: Db, change: { full_name: string; company_name: string | null }): Promise<void> {
  await db.update(profiles).set({ ...change, updated_at: sql`now()` }).where(eq(profiles.id, owner))
}

/** Those that have not run out, last used first. better-auth lists them too, but not to a session older than a day. */
export async function listSessions(owner: OwnerId, db: Db, current: string | undefined): Promise<AccountSession[]> {
  const rows = await db.select().from(sessions).where(and(eq(sessions.user_id, owner), gt(sessions.expires_at, sql`now()`))).orderBy(desc(sessions.updated_at), desc(sessions.id))
  return rows.map(({ id, user_agent, created_at, updated_at }) => ({ id, user_agent, created_at: created_at.toISOString(), last_used_at: updated_at.toISOString(), current: id === current }))
}

const CONFIGS = { component: component_configs, quiz: quiz_configs } as const
const PARENTS = { component: component_versions.component_id, quiz: component_versions.quiz_id } as const
export type ConfigKind = keyof typeof CONFIGS

/** The owner's next component or quiz, without its owner. @param after id of the last one; null: from the first */
export async function nextConfig(owner: OwnerId, db: Db, kind: ConfigKind, after: string | null) {
  const table = CONFIGS[kind]
  const [row] = await db.select().from(table).where(and(eq(table.user_id, owner), after === null ? undefined : gt(table.id, after))).orderBy(asc(table.id)).limit(1)
  if (!row) return null
  const { user_id: _, ...config } = row
  return config
}

/** Versions that follow one, oldest first. */
export async function nextVersions(_: OwnerId, db: Db, kind: ConfigKind, id: string, after: number, limit: number) {
  const { version, name, config, note, created_at } = component_versions
  return db.select({ version, name, config, note, created_at }).from(component_versions).where(and(eq(PARENTS[kind], id), gt(version, after))).orderBy(asc(version)).limit(limit)
}

/**
 * Deletes an account, and by cascade what is its owner's; what the audit log says stays, without the person.
 * @returns ids of the components and quizzes that went with it; null: the last super_admin stays
 */
export async function deleteAccount(owner: OwnerId, db: Db): Promise<string[] | null> {
  return db.transaction(async (tx) => {
    if (await isLastSuperAdmin(tx, owner)) return null
    const gone: { id: string }[] = []
    for (const table of [component_configs, quiz_configs]) gone.push(...(await tx.select({ id: table.id }).from(table).where(eq(table.user_id, owner))))
    // Links to set a password, which name their owner without a key.
    await tx.delete(verifications).where(eq(verifications.value, owner))
    await tx.delete(profiles).where(eq(profiles.id, owner))
    return gone.map(({ id }) => id)
  })
}
