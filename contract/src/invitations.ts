import { oc } from '@orpc/contract'
import * as z from 'zod'
import { commonErrors, rateLimitErrors } from './errors.ts'

export const invitations = {
  validate: oc
    .errors({ BAD_REQUEST: commonErrors.BAD_REQUEST, ...rateLimitErrors })
    .route({ method: 'POST', path: '/invitations/validate', summary: 'Tell whether an invitation code can be used', tags: ['Invitations'] })
    .input(z.object({ code: z.string().max(64, 'Invalid invitation code') }))
    .output(z.object({ valid: z.boolean(), message: z.string() })),
}
