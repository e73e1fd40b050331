import { COMPONENT_TYPES } from '@inlay/contract/component-types'
import type { ComponentType } from '@inlay/contract/component-types'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { component_categories, component_templates } from '../../db/schema.ts'

/** Active categories in their order. */
export function listCategories(db: Db) {
  const { id, slug, name } = component_categories
  return db
    .select({ id, slug, name })
    .from(component_categories)
    .where(eq(component_categories.is_active, true))
    .orderBy(asc(component_categories.display_order), asc(name))
}

/** Active templates in active categories, of the kinds that this version knows, oldest first. */
export async function listTemplates(db: Db) {
  const { id, category_id, name, description, template_type, preview_image_url, default_config } = component_templates
  const rows = await db
    .select({ id, category_id, name, description, template_type, preview_image_url, default_config })
    .from(component_templates)
    .innerJoin(component_categories, and(eq(component_categories.id, category_id), eq(component_categories.is_active, true)))
    .where(and(eq(component_templates.is_active, true), inArray(template_type, [...COMPONENT_TYPES])))
    .orderBy(asc(component_templates.created_at), asc(id))
  return rows.map((row) => ({ ...row, template_type: row.template_type as ComponentType }))
}
