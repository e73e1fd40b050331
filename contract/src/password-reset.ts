import { oc } from '@orpc/contract'
import * as z from 'zod'
import { email, newPassword } from './auth.ts'
import { commonErrors, rateLimitErrors } from './errors.ts'
import { RESET_REFUSED, RESET_UNMAILED } from './rules/reset-texts.ts'

/** Hours that a link works. */
export const RESET_HOURS = 24

const token = z.string().max(200, RESET_REFUSED)
const route = (summary: string, path: `/${string}`, method: 'GET' | 'POST' = 'POST') =>
  oc.errors({ BAD_REQUEST: commonErrors.BAD_REQUEST, ...rateLimitErrors }).route({ method, path, summary, tags: ['Account'] })

/** The token is sent in bodies alone, so that no log and no Referer has it. */
export const passwordReset = {
  offered: route('Tell whether a password-reset link can be had by mail', '/auth/reset-password/mail', 'GET').output(z.object({ mail: z.boolean() })),
  /** Says the same whether or not there is such an account, after the same time. */
  ask: route('Ask for a password-reset link by mail', '/auth/reset-password/mail')
    .errors({ MAIL_MISSING: { status: 409, message: RESET_UNMAILED } })
    .input(z.object({ email }))
    .output(z.object({ success: z.literal(true) })),
  look: route('Tell whom a password-reset link is for, and use nothing up', '/auth/reset-password/look')
    .input(z.object({ token }))
    .output(z.object({ /** null: the link does not work, or no longer. */ email: z.string().nullable() })),
  use: route('Set a new password with a link, once; every session ends', '/auth/reset-password')
    .input(z.object({ token, password: newPassword }))
    .output(z.object({ email: z.string() })),
}
