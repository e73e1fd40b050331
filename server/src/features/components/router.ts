import { DEFAULT_CONFIGS } from '@inlay/contract/component-configs'
import { COMPONENT_TYPE_LABELS } from '@inlay/contract/component-types'
import { procedures } from '../../api/context.ts'
import { signedIn } from '../auth/session.ts'
import { fieldErrorsMessage } from '../../http/field-errors.ts'
import { checkConfig } from './rules.ts'
import { deleteComponent, findComponent, findVersion, insertComponent, listComponents, listVersions, lockComponent, saveComponent } from './store.ts'

const NO_COMPONENT = { message: 'Component not found' }
const wrongFields = (fields: Record<string, string>) => ({ message: fieldErrorsMessage(fields), data: { fields } })

const own = procedures.components

const list = own.list.use(signedIn).handler(({ context }) => listComponents(context.owner, context.db))

const create = own.create.use(signedIn).handler(async ({ context, input, errors }) => {
  const type = input.component_type
  const checked = checkConfig(type, input.config ?? DEFAULT_CONFIGS[type])
  if (!checked.ok) throw errors.BAD_REQUEST(wrongFields(checked.fields))
  return insertComponent(context.owner, context.db, {
    component_type: type,
    name: input.name ?? COMPONENT_TYPE_LABELS[type],
    config: checked.config,
  })
})

const get = own.get.use(signedIn).handler(async ({ context, input, errors }) => {
  const found = await findComponent(context.owner, context.db, input.id)
  if (!found) throw errors.NOT_FOUND(NO_COMPONENT)
  return found
})

const update = own.update.use(signedIn).handler(async ({ context, input, errors }) => {
  const saved = await context.db.transaction(async (tx) => {
    const locked = await lockComponent(context.owner, tx, input.id)
    if (!locked) throw errors.NOT_FOUND(NO_COMPONENT)
    if (input.base_version !== undefined && input.base_version !== locked.version) throw errors.CONFLICT()
    if (input.config === undefined) return saveComponent(context.owner, tx, locked, { ...input, config: undefined })
    const checked = checkConfig(locked.component_type, input.config)
    if (!checked.ok) throw errors.BAD_REQUEST(wrongFields(checked.fields))
    return saveComponent(context.owner, tx, locked, { ...input, config: checked.config })
  })
  context.componentChanged(saved.id)
  return saved
})

const remove = own.delete.use(signedIn).handler(async ({ context, input, errors }) => {
  if (!(await deleteComponent(context.owner, context.db, input.id))) throw errors.NOT_FOUND(NO_COMPONENT)
  context.componentChanged(input.id)
})

const versions = own.versions.use(signedIn).handler(async ({ context, input, errors }) => {
  const found = await listVersions(context.owner, context.db, input.id)
  // Every component has a version, so none means no component.
  if (found.length === 0) throw errors.NOT_FOUND(NO_COMPONENT)
  return found
})

const rollback = own.rollback.use(signedIn).handler(async ({ context, input, errors }) => {
  const saved = await context.db.transaction(async (tx) => {
    const locked = await lockComponent(context.owner, tx, input.id)
    if (!locked) throw errors.NOT_FOUND(NO_COMPONENT)
    const old = await findVersion(context.owner, tx, input.id, input.version)
    if (!old) throw errors.NOT_FOUND({ message: 'Version not found' })
    // A version may be older than what its kind asks for today.
    const checked = checkConfig(locked.component_type, old.config)
    if (!checked.ok) throw errors.BAD_REQUEST(wrongFields(checked.fields))
    return saveComponent(context.owner, tx, locked, { name: old.name, config: checked.config, note: `Restored version ${input.version}` })
  })
  context.componentChanged(saved.id)
  return saved
})

export const componentsRouter = { list, create, get, update, delete: remove, versions, rollback }
