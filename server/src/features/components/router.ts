import { CONFIG_SCHEMAS, DEFAULT_CONFIGS } from '@inlay/contract/component-configs'
import type { ConfigOf } from '@inlay/contract/component-configs'
import { COMPONENT_TYPE_LABELS } from '@inlay/contract/component-types'
import type { ComponentType } from '@inlay/contract/component-types'
import type { Component } from '@inlay/contract/components'
import type { ZodType } from 'zod'
import { procedures } from '../../api/context.ts'
import { signedIn } from '../auth/session.ts'
import { change, found, rollBack, validConfig, versionsOf } from '../versions/router.ts'
import type { Versioned } from '../versions/router.ts'
import type { VersionedChange } from '../versions/rules.ts'
import { deleteComponent, findComponent, insertComponent, listComponents, lockComponent, saveComponent } from './store.ts'

const checked = (type: ComponentType, config: unknown) => validConfig<ConfigOf[ComponentType]>(CONFIG_SCHEMAS[type] as ZodType<ConfigOf[ComponentType]>, config)

const VERSIONED: Versioned<Component, VersionedChange> = {
  parent: 'component',
  missing: 'Component not found',
  lock: lockComponent,
  save: saveComponent,
  restored: ({ component_type }, config) => ({ config: checked(component_type, config) }),
}

const own = procedures.components

const list = own.list.use(signedIn).handler(({ context }) => listComponents(context.owner, context.db))

const create = own.create.use(signedIn).handler(async ({ context, input }) => {
  const type = input.component_type
  return insertComponent(context.owner, context.db, {
    component_type: type,
    name: input.name ?? COMPONENT_TYPE_LABELS[type],
    config: checked(type, input.config ?? DEFAULT_CONFIGS[type]),
  })
})

const get = own.get.use(signedIn).handler(async ({ context, input }) => found(await findComponent(context.owner, context.db, input.id), VERSIONED.missing))

const update = own.update.use(signedIn).handler(({ context, input: { config, ...input } }) =>
  change(VERSIONED, context, input, ({ component_type }) => ({ ...input, ...(config && { config: checked(component_type, config) }) })),
)

const remove = own.delete.use(signedIn).handler(async ({ context, input }) => {
  found(await deleteComponent(context.owner, context.db, input.id), VERSIONED.missing)
  context.componentChanged(input.id)
})

const versions = own.versions.use(signedIn).handler(({ context, input }) => versionsOf(VERSIONED, context, input))

const rollback = own.rollback.use(signedIn).handler(({ context, input }) => rollBack(VERSIONED, context, input))

export const componentsRouter = { list, create, get, update, delete: remove, versions, rollback }
