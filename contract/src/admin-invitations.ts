import { oc } from '@orpc/contract'
import * as z from 'zod'
import { commonErrors } from './errors.ts'
import { isEmail } from './rules/email.ts'

/** Bounds and defaults of the Generate Invite dialog; the server holds to them too. */
export const INVITATION_USES_MAX = 1000
export const INVITATION_DAYS_MAX = 365
export const INVITATION_USES_DEFAULT = 1
export const INVITATION_DAYS_DEFAULT = 7

/** Most invitations of one answer, newest first; older ones are found by searching. */
export const INVITATIONS_LISTED = 200

/** Most uses that are told of one invitation. */
export const USES_LISTED = 100

export const invitation = z.object({
  id: z.uuid(),
  code: z.string(),
  /** The only address that may use it; null: whoever has the code. */
  email: z.string().nullable(),
  max_uses: z.int(),
  uses_count: z.int(),
  expires_at: z.iso.datetime().nullable(),
  is_active: z.boolean(),
  created_at: z.iso.datetime(),
  /** Who used it last, newest first, up to USES_LISTED; null: an account that is gone. */
  used_by: z.array(z.object({ email: z.string().nullable(), used_at: z.iso.datetime() })),
})
export type AdminInvitation = z.infer<typeof invitation>

const id = z.uuid('Must be an invitation id')
const whole = (max: number) => z.int('Must be a whole number').min(1, 'Must be 1 or more').max(max, `Must be ${max.toLocaleString('en')} or less`)
const tag = (summary: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: `/${string}`) =>
  oc.errors(commonErrors).route({ method, path, summary, tags: ['Administration'] })

/** For admins and super_admins. Invitations that make administrators are not among them. */
export const adminInvitations = {
  list: tag('List invitations, newest first', 'GET', '/admin/invitations')
    .input(z.object({ /** Part of a code or an address. */ search: z.string().max(200, 'Must be at most 200 characters').default('') }))
    .output(
      z.object({
        /** Of all invitations, whatever was searched for. */
        totals: z.object({ invitations: z.int(), active: z.int(), uses: z.int(), available_uses: z.int() }),
        invitations: z.array(invitation),
        /** How many match; the list stops at 200. */
        found: z.int(),
      }),
    ),
  create: tag('Generate an invitation', 'POST', '/admin/invitations')
    .route({ successStatus: 201 })
    .input(
      z.object({
        email: z.string().trim().max(254, 'Must be at most 254 characters').refine((address) => address === '' || isEmail(address), 'Must be an email address').default(''),
        max_uses: whole(INVITATION_USES_MAX).default(INVITATION_USES_DEFAULT),
        /** null: it never expires. */
        expires_in_days: whole(INVITATION_DAYS_MAX).nullable().default(INVITATION_DAYS_DEFAULT),
      }),
    )
    .output(invitation),
  update: tag('Activate or deactivate an invitation', 'PATCH', '/admin/invitations/{id}')
    .input(z.object({ id, is_active: z.boolean() }))
    .output(invitation),
  delete: tag('Delete an invitation', 'DELETE', '/admin/invitations/{id}')
    .route({ successStatus: 204 })
    .input(z.object({ id }))
    .output(z.void()),
}
