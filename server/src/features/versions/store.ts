import type { ComponentVersion } from '@inlay/contract/components'
import { and, desc, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/database.ts'
import { component_configs, component_versions, profiles, quiz_configs } from '../../db/schema.ts'
import type { OwnerId } from '../auth/session.ts'

/** What is kept in versions: its table, and the column by which a version names it. */
const PARENTS = {
  component: { configs: component_configs, column: 'component_id' },
  quiz: { configs: quiz_configs, column: 'quiz_id' },
} as const

export type Parent = keyof typeof PARENTS

const ofParent = (owner: OwnerId, parent: Parent, id: string) => {
  const { configs, column } = PARENTS[parent]
  return { configs, link: eq(configs.id, component_versions[column]), owned: and(eq(configs.id, id), eq(configs.user_id, owner)) }
}

/** Newest first; none when the parent is not this owner's. */
export async function listVersions(owner: OwnerId, db: Db, parent: Parent, id: string): Promise<ComponentVersion[]> {
  const { configs, link, owned } = ofParent(owner, parent, id)
  const rows = await db
    .select({ version: component_versions, author: profiles.full_name })
    .from(component_versions)
    .innerJoin(configs, link)
    .leftJoin(profiles, eq(profiles.id, component_versions.author_id))
    .where(owned)
    .orderBy(desc(component_versions.version))
  return rows.map(({ version: { version, name, config, note, created_at }, author }) => ({ version, name, config, author, note, created_at: created_at.toISOString() }))
}

export async function findVersion(owner: OwnerId, db: Db, parent: Parent, id: string, version: number): Promise<{ name: string; config: Record<string, unknown> } | null> {
  const { configs, link, owned } = ofParent(owner, parent, id)
  const [row] = await db
    .select({ name: component_versions.name, config: component_versions.config })
    .from(component_versions)
    .innerJoin(configs, link)
    .where(and(owned, eq(component_versions.version, version)))
  return row ?? null
}

/** Keeps what was saved in the same transaction. */
export async function insertVersion(
  owner: OwnerId,
  tx: Db,
  parent: Parent,
  saved: { readonly id: string; readonly version: number; readonly name: string; readonly config: Record<string, unknown> },
  note?: string,
): Promise<void> {
  const { id, version, name, config } = saved
  await tx.insert(component_versions).values({ id: uuidv7(), [PARENTS[parent].column]: id, version, name, config, author_id: owner, note })
}
