import { RESET_REFUSED } from '@inlay/contract/rules/reset-texts'
import { hashPassword } from 'better-auth/crypto'
import { procedures } from '../../api/context.ts'
import { isToken, tokenHash } from '../../mail/confirm-token.ts'
import { RESET_MAILS_PER_ACCOUNT, RESET_MAILS_PER_ADDRESS, RESETS_PER_ADDRESS } from '../limits/rules.ts'
import { accountKey, clearLimit, withinLimit } from '../limits/store.ts'
import { findReset, leaveAskedReset, useReset } from './store.ts'

export const passwordResetRouter = {
  offered: procedures.passwordReset.offered.handler(({ context }) => ({ mail: context.mail })),
  ask: procedures.passwordReset.ask.handler(async ({ context, input, errors }) => {
    if (!(await withinLimit(context, 'reset-mail', RESET_MAILS_PER_ADDRESS))) throw errors.TOO_MANY_REQUESTS()
    if (!context.mail) throw errors.MAIL_MISSING()
    if (!(await withinLimit(context, 'reset-mail', RESET_MAILS_PER_ACCOUNT, { account: input.email }))) throw errors.TOO_MANY_REQUESTS()
    await leaveAskedReset(context.db, input.email)
    context.mailLeft()
    return { success: true as const }
  }),
  look: procedures.passwordReset.look.handler(async ({ context, input, errors }) => {
    if (!(await withinLimit(context, 'reset', RESETS_PER_ADDRESS))) throw errors.TOO_MANY_REQUESTS()
    return { email: isToken(input.token) ? await findReset(context.db, tokenHash(input.token)) : null }
  }),
  use: procedures.passwordReset.use.handler(async ({ context, input, errors }) => {
    const { db } = context
    if (!(await withinLimit(context, 'reset', RESETS_PER_ADDRESS))) throw errors.TOO_MANY_REQUESTS()
    const hash = isToken(input.token) ? tokenHash(input.token) : null
    // Looked for before the slow hash, which must not be had for nothing, and again with it, where it counts.
    const email = hash !== null && (await findReset(db, hash)) !== null ? await useReset(db, hash, await hashPassword(input.password)) : null
    if (email === null) throw errors.BAD_REQUEST({ message: RESET_REFUSED, data: { fields: { token: RESET_REFUSED } } })
    // Failures before were of the password that is gone.
    await clearLimit(db, accountKey('sign-in', email))
    return { email }
  }),
}
