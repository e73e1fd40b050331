import type { SystemFlag } from '@inlay/contract/admin-flags'
import { asc, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/database.ts'
import { system_flags } from '../../db/schema.ts'
import { audit } from '../audit/store.ts'
import type { AdminActor } from '../auth/session.ts'

type Row = typeof system_flags.$inferSelect

const TARGET = 'flag'

const shown = ({ id, flag_key, flag_value, description, updated_at }: Row): SystemFlag => ({ id, flag_key, flag_value, description, updated_at: updated_at.toISOString() })

/** All flags, by their keys. */
export async function listFlags(_: AdminActor, db: Db): Promise<SystemFlag[]> {
  return (await db.select().from(system_flags).orderBy(asc(system_flags.flag_key))).map(shown)
}

/** @returns null when its key is taken */
export async function createFlag(admin: AdminActor, flag: Pick<SystemFlag, 'flag_key' | 'flag_value' | 'description'>, db: Db): Promise<SystemFlag | null> {
  return db.transaction(async (tx) => {
    const { flag_key, flag_value, description } = flag
    const [row] = await tx.insert(system_flags).values({ id: uuidv7(), flag_key, flag_value, description }).onConflictDoNothing({ target: system_flags.flag_key }).returning()
    if (!row) return null
    await audit(tx, admin, { action: 'flag.create', target_type: TARGET, target_id: row.id, after: { flag_key, flag_value, description } })
    return shown(row)
  })
}

/** What is undefined stays. @returns null when there is no such flag */
export async function updateFlag(admin: AdminActor, wanted: { id: string; flag_value?: boolean | undefined; description?: string | null | undefined }, db: Db): Promise<SystemFlag | null> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(system_flags).where(eq(system_flags.id, wanted.id)).for('update')
    if (!before) return null
    const { flag_key } = before
    const flag_value = wanted.flag_value ?? before.flag_value
    const description = wanted.description === undefined ? before.description : wanted.description
    if (flag_value === before.flag_value && description === before.description) return shown(before)
    const [row] = await tx.update(system_flags).set({ flag_value, description, updated_at: sql`now()` }).where(eq(system_flags.id, wanted.id)).returning()
    const action = flag_value === before.flag_value ? 'flag.describe' : flag_value ? 'flag.enable' : 'flag.disable'
    await audit(tx, admin, { action, target_type: TARGET, target_id: wanted.id, before: { flag_key, flag_value: before.flag_value, description: before.description }, after: { flag_key, flag_value, description } })
    return shown(row!)
  })
}

/** @returns whether there was one */
export async function deleteFlag(admin: AdminActor, id: string, db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(system_flags).where(eq(system_flags.id, id)).returning()
    if (!gone) return false
    const { flag_key, flag_value, description } = gone
    await audit(tx, admin, { action: 'flag.delete', target_type: TARGET, target_id: id, before: { flag_key, flag_value, description } })
    return true
  })
}
