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
