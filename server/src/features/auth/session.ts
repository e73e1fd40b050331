import type { Role } from '@inlay/contract/me'
import { ORPCError } from '@orpc/server'
import { procedures } from '../../api/context.ts'
import type { ApiContext } from '../../api/context.ts'
import { endSessions, readStanding } from './store.ts'

declare const checked: unique symbol

/**
 * Id of the person whose session was checked for this request. Only this file makes one, and an owner's data is
 * reached only by functions that ask for one, so that a forgotten check does not compile.
 */
export type OwnerId = string & { readonly [checked]: true }

export interface SignedIn {
  readonly owner: OwnerId
  readonly role: Role
}

/** For procedures of signed-in people: `procedures.….use(signedIn)` adds `owner` and `role` to the context. */
export const signedIn = procedures.middleware(async ({ context, next }) => next({ context: await checkSession(context) }))

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
  const session = await context.auth.session(context.headers)
  if (!session) throw new ORPCError('UNAUTHORIZED', { status: 401, message: 'Not authenticated' })
  const role = await refuseBanned(context, session.user.id)
  return { owner: session.user.id as OwnerId, role }
}

/** Ends the sessions of a banned person and refuses them; else tells the role. */
export async function refuseBanned({ db }: ApiContext, userId: string): Promise<Role> {
  const { role, banned } = await readStanding(db, userId)
  if (!banned) return role
  await endSessions(db, userId)
  throw new ORPCError('FORBIDDEN', { status: 403, message: 'This account has been banned' })
}
