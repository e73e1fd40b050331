import { oc } from '@orpc/contract'
import * as z from 'zod'
import { commonErrors } from './errors.ts'
import { PLANS } from './rules/plans.ts'

export const ROLES = ['user', 'admin', 'super_admin'] as const
export type Role = (typeof ROLES)[number]

export const me = {
  get: oc
    .errors(commonErrors)
    .route({ method: 'GET', path: '/me', summary: 'Who is signed in', tags: ['Account'] })
    .output(
      z.object({
        id: z.uuid(),
        email: z.string(),
        full_name: z.string(),
        company_name: z.string().nullable(),
        plan: z.enum(PLANS),
        role: z.enum(ROLES),
        created_at: z.iso.datetime(),
        /** Whether the server can send mail; where not, MAIL_TEXTS says what is missing. */
        mail: z.boolean(),
      }),
    ),
}
