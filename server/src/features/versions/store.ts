import type { ComponentVersion } from '@inlay/contract/components'
import { PLAN_LIMITS } from '@inlay/contract/rules/plans'
import type { Plan } from '@inlay/contract/rules/plans'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
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

export interface Page {
  /** Only versions before this one. */
  readonly before?: number | undefined
  readonly limit: number
}

/** Newest first; none when the parent is not this owner's. */
export async function listVersions(owner: OwnerId, db: Db, parent: Parent, id: string, { before, limit }: Page): Promise<ComponentVersion[]> {
  const { configs, link, owned } = ofParent(owner, parent, id)
  const rows = await db
    .select({ version: component_versions, author: profiles.full_name })
    .from(component_versions)
    .innerJoin(configs, link)
    .leftJoin(profiles, eq(profiles.id, component_versions.author_id))
    .where(and(owned, before === undefined ? undefined : lt(component_versions.version, before)))
    .orderBy(desc(component_versions.version))
    .limit(limit)
  return rows.map(({ version: { version, name, config, note, created_at }, author }) => ({ version, name, config, author, note, created_at: created_at.toISOString() }))
}

export async function hasVersions(owner: OwnerId, db: Db, parent: Parent, id: string): Promise<boolean> {
  return (await listVersions(owner, db, parent, id, { limit: 1 })).length > 0
}

const ofOwner = (owner: OwnerId, db: Db) => db.select({ plan: profiles.plan }).from(profiles).where(eq(profiles.id, owner))
const planIn = ([row]: readonly { plan: string }[]) => (row?.plan ?? 'free') as Plan

export const readPlan = async (owner: OwnerId, db: Db): Promise<Plan> => planIn(await ofOwner(owner, db))

/** As readPlan; until the transaction ends, whoever else asks so waits. */
const lockPlan = async (owner: OwnerId, tx: Db): Promise<Plan> => planIn(await ofOwner(owner, tx).for('no key update'))

/** Components and quizzes of an owner that visitors get. */
export async function countLive(owner: OwnerId, db: Db): Promise<number> {
  const { rows } = await db.execute<{ live: number }>(sql`
    select ((select count(*) from ${component_configs} where user_id = ${owner} and is_active)
          + (select count(*) from ${quiz_configs} where user_id = ${owner} and is_active))::int as live`)
  return rows[0]!.live
}

/**
 * How many live components the owner's plan has room for when that many are live; null while there is room for one more. Until the
 * transaction ends the owner's other publishings wait, so that no two at once take the last place.
 */
export async function fullAt(owner: OwnerId, tx: Db): Promise<number | null> {
  const limit = PLAN_LIMITS[await lockPlan(owner, tx)].components
  return limit !== null && (await countLive(owner, tx)) >= limit ? limit : null
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
