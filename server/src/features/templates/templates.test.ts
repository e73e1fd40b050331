import { CONFIG_SCHEMAS } from '@inlay/contract/component-configs'
import { COMPONENT_TYPES } from '@inlay/contract/component-types'
import type { ComponentType } from '@inlay/contract/component-types'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { component_categories } from '../../db/schema.ts'

interface Library {
  categories: { slug: string }[]
  templates: { category_id: string; template_type: ComponentType; default_config: object }[]
}

it('the library holds active categories in order, and templates whose configs are right', async () => {
  const inlay = await testApp()
  const person = await inlay.person()
  const library = async () => (await inlay.ask('GET', '/api/library', person)).json as Library
  const { categories, templates } = await library()
  expect(categories.map(({ slug }) => slug)).toEqual(['content', 'acquisition-forms', 'engagement'])
  expect(templates.length).toBeGreaterThanOrEqual(24)
  expect(new Set(templates.map(({ template_type }) => template_type))).toEqual(new Set(COMPONENT_TYPES))
  for (const { template_type, default_config } of templates) {
    expect(CONFIG_SCHEMAS[template_type].parse(default_config)).toMatchObject(default_config)
  }

  await inlay.database.db.update(component_categories).set({ is_active: false }).where(eq(component_categories.slug, 'content'))
  const fewer = await library()
  expect(fewer.categories.map(({ slug }) => slug)).toEqual(['acquisition-forms', 'engagement'])
  expect(fewer.templates.filter(({ category_id }) => category_id === templates[0]!.category_id)).toEqual([])
  expect((await inlay.ask('GET', '/api/library')).status).toBe(401)
})
