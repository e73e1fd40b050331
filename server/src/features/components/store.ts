import type { Component } from '@inlay/contract/components'
import type { ComponentType } from '@inlay/contract/component-types'
import { and, desc, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/database.ts'
import { component_configs } from '../../db/schema.ts'
import type { OwnerId } from '../auth/session.ts'
import { stepOf } from '../versions/rules.ts'
import type { VersionedChange } from '../versions/rules.ts'
import { insertVersion } from '../versions/store.ts'

type Config = Record<string, unknown>

const owned = (owner: OwnerId, id: string) => and(eq(component_configs.id, id), eq(component_configs.user_id, owner))

const component = (row: typeof component_configs.$inferSelect): Component => ({
  id: row.id,
  component_type: row.component_type as ComponentType,
  name: row.name,
  config: row.config,
  is_active: row.is_active,
  version: row.version,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  published_at: row.published_at?.toISOString() ?? null,
})

/** Newest first. */
export async function listComponents(owner: OwnerId, db: Db): Promise<Component[]> {
  const rows = await db
    .select()
    .from(component_configs)
    .where(eq(component_configs.user_id, owner))
    // Ids sort by time, and tell apart what was made in the same instant.
    .orderBy(desc(component_configs.created_at), desc(component_configs.id))
  return rows.map(component)
}

export async function findComponent(owner: OwnerId, db: Db, id: string): Promise<Component | null> {
  const [row] = await db.select().from(component_configs).where(owned(owner, id))
  return row ? component(row) : null
}

/** As findComponent; until the transaction ends nobody else changes the component. */
export async function lockComponent(owner: OwnerId, tx: Db, id: string): Promise<Component | null> {
  const [row] = await tx.select().from(component_configs).where(owned(owner, id)).for('update')
  return row ? component(row) : null
}

/** A draft, with its first version. */
export async function insertComponent(
  owner: OwnerId,
  db: Db,
  values: { readonly component_type: ComponentType; readonly name: string; readonly config: object },
): Promise<Component> {
  return db.transaction(async (tx) => {
    const config = values.config as Config
    const [row] = await tx.insert(component_configs).values({ ...values, config, id: uuidv7(), user_id: owner }).returning()
    await insertVersion(owner, tx, 'component', component(row!))
    return component(row!)
  })
}

/** Writes a change to a component that lockComponent read in the same transaction. */
export async function saveComponent(owner: OwnerId, tx: Db, locked: Component, change: VersionedChange): Promise<Component> {
  const { newVersion, columns } = stepOf(locked, change)
  const [row] = await tx
    .update(component_configs)
    .set({ name: change.name ?? locked.name, config: (change.config ?? locked.config) as Config, ...columns })
    .where(owned(owner, locked.id))
    .returning()
  const saved = component(row!)
  if (newVersion) await insertVersion(owner, tx, 'component', saved, change.note)
  return saved
}

/** @returns false when there is no such component of this owner */
export async function deleteComponent(owner: OwnerId, db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(component_configs).where(owned(owner, id)).returning({ id: component_configs.id })
  return rows.length > 0
}
