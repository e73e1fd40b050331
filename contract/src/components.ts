import { oc } from '@orpc/contract'
import * as z from 'zod'
import { componentType } from './component-configs.ts'
import { commonErrors, planErrors } from './errors.ts'
import { requiredText, text } from './text.ts'

/** Longest name of a component, in characters. */
export const COMPONENT_NAME_MAX = 120

const id = z.uuid('Must be a component id')
export const componentName = requiredText(COMPONENT_NAME_MAX, 'Please enter a name')
/** Checked against the kind's own schema on the server; unknown keys are dropped there. */
const config = z.record(z.string(), z.unknown())

/** What a component and a quiz are alike: named, kept in versions, live or a draft. */
export const versioned = z.object({
  id: z.uuid(),
  name: z.string(),
  config,
  is_active: z.boolean(),
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
})

/** What a save of either may change; what is left out stays. */
export const versionedChange = {
  name: componentName.optional(),
  config: config.optional(),
  is_active: z.boolean().optional(),
  /** The version you edited; when another save came first the answer is 409 and nothing changes. */
  base_version: z.int().optional(),
  note: text(500).optional(),
}

export const versionNumber = z.int().min(1, 'Must be 1 or more')

/** Most versions of one answer, and how many when nothing is said. */
export const VERSIONS_MAX = 100
const VERSIONS_DEFAULT = 50

/** Which versions are listed: the newest, or those before one. */
export const versionsPage = {
  before: z.coerce.number().int().min(1, 'Must be 1 or more').optional(),
  limit: z.coerce.number().int().min(1, 'Must be 1 or more').max(VERSIONS_MAX, `Must be ${VERSIONS_MAX} or less`).default(VERSIONS_DEFAULT),
}

export const component = versioned.extend({ component_type: componentType })
export type Component = z.infer<typeof component>

export const componentVersion = z.object({
  version: z.int(),
  name: z.string(),
  config,
  author: z.string().nullable(),
  note: z.string().nullable(),
  created_at: z.iso.datetime(),
})
export type ComponentVersion = z.infer<typeof componentVersion>

const tag = (summary: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: `/${string}`) =>
  oc.errors(commonErrors).route({ method, path, summary, tags: ['Components'] })

export const components = {
  list: tag('List your components, newest first', 'GET', '/components').output(z.array(component)),
  create: tag('Create a component, as a draft', 'POST', '/components')
    .route({ successStatus: 201 })
    .input(z.object({ component_type: componentType, name: versionedChange.name, config: versionedChange.config }))
    .output(component),
  get: tag('Read a component', 'GET', '/components/{id}').input(z.object({ id })).output(component),
  update: tag('Change, publish or unpublish a component', 'PATCH', '/components/{id}')
    .errors(planErrors)
    .input(z.object({ id, ...versionedChange }))
    .output(component),
  delete: tag('Delete a component with its submissions', 'DELETE', '/components/{id}')
    .route({ successStatus: 204 })
    .input(z.object({ id }))
    .output(z.void()),
  versions: tag('List the versions of a component, newest first', 'GET', '/components/{id}/versions')
    .input(z.object({ id, ...versionsPage }))
    .output(z.array(componentVersion)),
  rollback: tag('Make a new version from an old one', 'POST', '/components/{id}/rollback')
    .errors(planErrors)
    .input(z.object({ id, version: versionNumber }))
    .output(component),
}
