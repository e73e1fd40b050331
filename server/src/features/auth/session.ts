import { planErrors, rateLimitErrors } from '@inlay/contract/errors'
import type { Role } from '@inlay/contract/me'
import { PLAN_LIMITS } from '@inlay/contract/rules/plans'
import { ORPCError } from '@orpc/server'
import { procedures } from '../../api/context.ts'
import type { ApiContext } from '../../api/context.ts'
import { REQUESTS_PER_KEY } from '../limits/rules.ts'
import { withinLimit } from '../limits/store.ts'
import { keyHash, keyIn } from './api-key.ts'
import { endSessions, findKey, readStanding, touchKey } from './store.ts'

declare const checked: unique symbol

/**
 * Id of the person whose session, or API key, was checked for this request. Only this file makes one, and an owner's data is
 * reached only by functions that ask for one, so that a forgotten check does not compile.
 */
export type OwnerId = string & { readonly [checked]: true }

export interface SignedIn {
  readonly owner: OwnerId
  readonly role: Role
}

/**
 * For procedures of signed-in people: `procedures.….use(signedIn)` adds `owner` and `role` to the context. Programs
 * with a key of theirs may call them too, with a key to read those that only look, which are the ones by GET.
 */
export const signedIn = procedures.middleware(async ({ context, next, procedure }) => {
  const key = keyIn(context.headers)
  return next({ context: key === null ? await checkSession(context) : await checkKey(context, key, procedure['~orpc'].route.method === 'GET') })
})

/** As `signedIn`, for people alone: what a stolen key must not reach, as keys and secrets. */
export const inPerson = procedures.middleware(async ({ context, next }) => next({ context: await checkSession(context) }))

/** An admin or super_admin whose session was checked for this request; like OwnerId, only this file makes one. */
export interface AdminActor {
  readonly id: OwnerId
  readonly role: Exclude<Role, 'user'>
  /** Where the request came from; null: not known. */
  readonly address: string | null
  readonly [checked]: true
}

/** For procedures of administrators: adds `admin` to the context, and refuses everybody else. */
export const asAdmin = procedures.middleware(async ({ context, next }) => {
  const { owner, role } = await checkSession(context)
  if (role === 'user') throw new ORPCError('FORBIDDEN', { status: 403, message: "You don't have permission to access the admin panel" })
  return next({ context: { admin: { id: owner, role, address: context.clientAddress } as AdminActor } })
})

async function checkSession(context: ApiContext): Promise<SignedIn> {
  if (keyIn(context.headers) !== null) throw new ORPCError('FORBIDDEN', { status: 403, message: 'An API key may not do this. Sign in instead.' })
  const session = await context.auth.session(context.headers)
  if (!session) throw new ORPCError('UNAUTHORIZED', { status: 401, message: 'Not authenticated' })
  const role = await refuseBanned(context, session.user.id)
  return { owner: session.user.id as OwnerId, role }
}

/** How long a key counts as just used, ms, so that not every request writes. */
const JUST_USED = 60_000

/** @param looks whether the procedure only looks */
async function checkKey(context: ApiContext, key: string, looks: boolean): Promise<SignedIn> {
  const { db } = context
  const found = await findKey(db, keyHash(key))
  if (!found) throw new ORPCError('UNAUTHORIZED', { status: 401, message: 'This API key does not exist, or was revoked' })
  const role = await refuseBanned(context, found.userId)
  if (!(await withinLimit(context, 'api-key', REQUESTS_PER_KEY, { account: found.id }))) throw new ORPCError('TOO_MANY_REQUESTS', rateLimitErrors.TOO_MANY_REQUESTS)
  if (!PLAN_LIMITS[found.plan].api) throw new ORPCError('PLAN_REQUIRED', { status: planErrors.PLAN_REQUIRED.status, message: 'API access is part of the paid plans' })
  if (found.scope === 'read' && !looks) throw new ORPCError('FORBIDDEN', { status: 403, message: 'This API key may only read' })
  if (Date.now() - (found.lastUsedAt?.getTime() ?? 0) > JUST_USED) await touchKey(db, found.id)
  return { owner: found.userId as OwnerId, role }
}

/** Ends the sessions of a banned person and refuses them; else tells the role. */
export async function refuseBanned({ db }: ApiContext, userId: string): Promise<Role> {
  const { role, banned } = await readStanding(db, userId)
  if (!banned) return role
  await endSessions(db, userId)
  throw new ORPCError('FORBIDDEN', { status: 403, message: 'This account has been banned' })
}
