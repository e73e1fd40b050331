import { oc } from '@orpc/contract'
import * as z from 'zod'
import { newPassword } from './auth.ts'
import { commonErrors, rateLimitErrors } from './errors.ts'

/** Hours that a link works. */
export const RESET_HOURS = 24

/** What is said where a link does not work, or no longer. */
export const RESET_REFUSED = 'This link has expired or was used already'

const token = z.string().max(200, RESET_REFUSED)
const route = (summary: string, path: `/${string}`) =>
  oc.errors({ BAD_REQUEST: commonErrors.BAD_REQUEST, ...rateLimitErrors }).route({ method: 'POST', path, summary, tags: ['Account'] })

/** The token is sent in bodies alone, so that no log and no Referer has it. */
export const passwordReset = {
  look: route('Tell whom a password-reset link is for, and use nothing up', '/auth/reset-password/look')
    .input(z.object({ token }))
    .output(z.object({ /** null: the link does not work, or no longer. */ email: z.string().nullable() })),
  use: route('Set a new password with a link, once; every session ends', '/auth/reset-password')
    .input(z.object({ token, password: newPassword }))
    .output(z.object({ email: z.string() })),
}
