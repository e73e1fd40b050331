import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { profiles } from '../../db/schema.ts'
import type { OwnerId } from '../auth/session.ts'

export async function readProfile(owner: OwnerId, db: Db) {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, owner))
  return row ?? null
}
