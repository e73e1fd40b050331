import { planErrors } from '@inlay/contract/errors'
import { PLAN_LIMITS } from '@inlay/contract/rules/plans'
import { ORPCError } from '@orpc/server'
import type { Db } from '../../db/database.ts'
import type { OwnerId } from '../auth/session.ts'
import { countLive, lockPlan } from './store.ts'

/**
 * How many live components the owner's plan has room for when that many are live; null while there is room for one more. Until the
 * transaction ends the owner's other publishings wait, so that no two at once take the last place.
 */
export async function fullAt(owner: OwnerId, tx: Db): Promise<number | null> {
  const limit = PLAN_LIMITS[await lockPlan(owner, tx)].components
  return limit !== null && (await countLive(owner, tx)) >= limit ? limit : null
}

/** @throws PLAN_REQUIRED when the owner's plan has no room for one more live component */
export async function askRoomForLive(owner: OwnerId, tx: Db): Promise<void> {
  const limit = await fullAt(owner, tx)
  if (limit === null) return
  throw new ORPCError('PLAN_REQUIRED', { defined: true, ...planErrors.PLAN_REQUIRED, message: `Your plan has room for ${limit} live components. Unpublish another one first, or ask for a larger plan.` })
}
