import { planErrors } from '@inlay/contract/errors'
import { PLAN_LIMITS } from '@inlay/contract/rules/plans'
import { ORPCError } from '@orpc/server'
import type { ZodType } from 'zod'
import type { Db } from '../../db/database.ts'
import { fieldErrors, fieldErrorsMessage } from '../../http/field-errors.ts'
import type { OwnerId } from '../auth/session.ts'
import type { VersionedChange } from './rules.ts'
import { findVersion, fullAt, hasVersions, listVersions, readPlan } from './store.ts'
import type { Page, Parent } from './store.ts'

interface Kept {
  readonly id: string
  readonly version: number
  readonly is_active: boolean
}

/** What a kind of thing that is kept in versions brings: `D` as it is answered, `C` what a save may change. */
export interface Versioned<D extends Kept, C extends VersionedChange> {
  readonly parent: Parent
  /** As in 'Component not found'. */
  readonly missing: string
  lock(owner: OwnerId, tx: Db, id: string): Promise<D | null>
  save(owner: OwnerId, tx: Db, locked: D, change: C): Promise<D>
  /** The change that brings back a config, checked: it may be older than what its kind asks for today. */
  restored(locked: D, config: Record<string, unknown>): C
}

interface Asking {
  readonly owner: OwnerId
  readonly db: Db
  readonly componentChanged: (id: string) => void
}

/** @throws NOT_FOUND with the message when there is none */
export function found<T>(value: T | null | undefined | false, message: string): T {
  if (!value) throw new ORPCError('NOT_FOUND', { defined: true, status: 404, message })
  return value
}

/**
 * A config as its kind has it: defaults filled in, unknown keys dropped.
 * @throws BAD_REQUEST that names each wrong field by its path in the request, as in "config.items.0.question"
 */
export function validConfig<C>(schema: ZodType<C>, config: unknown): C {
  const result = schema.safeParse(config)
  if (result.success) return result.data
  const fields = fieldErrors(result.error.issues, 'config')
  throw new ORPCError('BAD_REQUEST', { defined: true, status: 400, message: fieldErrorsMessage(fields), data: { fields } })
}

/**
 * Saves a change to what the owner has now, of two at once one after the other.
 * @param change may look at what is stored, and throw
 * @throws NOT_FOUND, CONFLICT when the input was made from another version, and PLAN_REQUIRED when it would be live and the plan has no room
 */
export async function change<D extends Kept, C extends VersionedChange>(
  { missing, lock, save }: Versioned<D, C>,
  { owner, db, componentChanged }: Asking,
  input: { readonly id: string; readonly base_version?: number | undefined },
  changeOf: (locked: D, tx: Db) => C | Promise<C>,
): Promise<D> {
  const saved = await db.transaction(async (tx) => {
    const locked = found(await lock(owner, tx, input.id), missing)
    if (input.base_version !== undefined && input.base_version !== locked.version) {
      throw new ORPCError('CONFLICT', { defined: true, status: 409, message: 'It was changed by someone else in the meantime' })
    }
    const next = await changeOf(locked, tx)
    if (next.is_active === true && !locked.is_active) await askRoomForLive(owner, tx)
    return save(owner, tx, locked, next)
  })
  componentChanged(saved.id)
  return saved
}

/** @throws PLAN_REQUIRED when the owner's plan has no room for one more live component */
async function askRoomForLive(owner: OwnerId, tx: Db): Promise<void> {
  const limit = await fullAt(owner, tx)
  if (limit === null) return
  throw new ORPCError('PLAN_REQUIRED', { defined: true, ...planErrors.PLAN_REQUIRED, message: `Your plan has room for ${limit} live components. Unpublish another one first, or ask for a larger plan.` })
}

/** Makes a new version from an old one. @throws NOT_FOUND; PLAN_REQUIRED; BAD_REQUEST when the old one may not be saved any more */
export function rollBack<D extends Kept, C extends VersionedChange>(
  versioned: Versioned<D, C>,
  asking: Asking,
  input: { readonly id: string; readonly version: number },
): Promise<D> {
  return change(versioned, asking, { id: input.id }, async (locked, tx) => {
    if (!PLAN_LIMITS[await readPlan(asking.owner, tx)].restore) throw new ORPCError('PLAN_REQUIRED', { defined: true, ...planErrors.PLAN_REQUIRED })
    const old = found(await findVersion(asking.owner, tx, versioned.parent, input.id, input.version), 'Version not found')
    return { ...versioned.restored(locked, old.config), name: old.name, note: `Restored version ${input.version}` }
  })
}

/** Newest first. @throws NOT_FOUND */
export async function versionsOf({ parent, missing }: Pick<Versioned<never, never>, 'parent' | 'missing'>, { owner, db }: Asking, { id, ...page }: Page & { readonly id: string }) {
  const versions = await listVersions(owner, db, parent, id, page)
  // Each has a version from the start, so none at all means that there is no such thing.
  if (versions.length === 0) found(await hasVersions(owner, db, parent, id), missing)
  return versions
}
