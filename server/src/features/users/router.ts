import { RESET_HOURS } from '@inlay/contract/password-reset'
import { ORPCError } from '@orpc/server'
import { procedures } from '../../api/context.ts'
import { asAdmin } from '../auth/session.ts'
import { leaveReset, makeReset } from '../passwords/store.ts'
import { findUsers, readUserTotals, setPlan, setRole, signOutEverywhere } from './store.ts'
import type { ActRefusal } from './store.ts'

/** An act's result, or its refusal as the error that says why. */
export function done<T extends object>(result: T | ActRefusal): T {
  switch (result) {
    case 'not found':
      throw new ORPCError('NOT_FOUND', { status: 404, message: 'There is no such user' })
    case 'forbidden':
      throw new ORPCError('FORBIDDEN', { status: 403, message: 'Only a super admin can change an administrator' })
    case 'last super admin':
      throw new ORPCError('CONFLICT', { status: 409, message: 'This is the last super admin. Make somebody else super admin first.' })
    default:
      return result
  }
}

export const adminUsersRouter = {
  list: procedures.adminUsers.list.use(asAdmin).handler(async ({ context: { admin, db }, input, errors }) => {
    const found = await findUsers(admin, input, db)
    const [wrong, message] = input.after === undefined ? ['before', 'Must be the previous of a page'] as const : ['after', 'Must be the next of a page'] as const
    if (!found) throw errors.BAD_REQUEST({ message, data: { fields: { [wrong]: message } } })
    return found
  }),
  totals: procedures.adminUsers.totals.use(asAdmin).handler(({ context: { admin, db } }) => readUserTotals(admin, db)),
  setRole: procedures.adminUsers.setRole.use(asAdmin).handler(async ({ context: { admin, db }, input, errors }) => {
    if (admin.role !== 'super_admin') throw errors.FORBIDDEN({ message: 'Only a super admin can change roles' })
    return done(await setRole(admin, input.id, input.role, db))
  }),
  setPlan: procedures.adminUsers.setPlan.use(asAdmin).handler(async ({ context: { admin, db }, input }) => done(await setPlan(admin, input.id, input.plan, db))),
  signOut: procedures.adminUsers.signOut.use(asAdmin).handler(async ({ context: { admin, db }, input }) => done(await signOutEverywhere(admin, input.id, db))),
  resetPassword: procedures.adminUsers.resetPassword.use(asAdmin).handler(async ({ context, input, errors }) => {
    const { admin, db, publicUrl } = context
    const expires_at = new Date(Date.now() + RESET_HOURS * 3_600_000)
    if (input.deliver === 'link') {
      const { token } = done(await makeReset(admin, input.id, expires_at, db))
      return { link: `${publicUrl}/auth?reset=${token}`, expires_at: expires_at.toISOString() }
    }
    if (!context.mail) throw errors.CONFLICT({ message: 'Mail is not set up on this server. Copy the link and hand it over yourself.' })
    done(await leaveReset(admin, input.id, expires_at, db))
    context.mailLeft()
    return { link: null, expires_at: expires_at.toISOString() }
  }),
}
