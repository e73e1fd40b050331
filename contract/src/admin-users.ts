import { oc } from '@orpc/contract'
import * as z from 'zod'
import { commonErrors } from './errors.ts'
import { ROLES } from './me.ts'
import { PLANS } from './rules/plans.ts'

/** Users of one page. */
export const USERS_PAGE = 50

/** Matches are counted up to here; there are more when `found` says one more. */
export const USERS_COUNTED_MAX = 10_000

export const USER_SORTS = ['email', 'name', 'company', 'joined'] as const
export type UserSort = (typeof USER_SORTS)[number]

export const adminUser = z.object({
  id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  company_name: z.string().nullable(),
  components: z.int(),
  role: z.enum(ROLES),
  plan: z.enum(PLANS),
  /** Whether they are banned now. */
  banned: z.boolean(),
  created_at: z.iso.datetime(),
})
export type AdminUser = z.infer<typeof adminUser>

const id = z.uuid('Must be a user id')
const tag = (summary: string, method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: `/${string}`) =>
  oc.errors(commonErrors).route({ method, path, summary, tags: ['Administration'] })

/** For admins and super_admins. An admin changes users; only a super_admin changes administrators, and grants and takes roles. */
export const adminUsers = {
  list: tag('Find users', 'GET', '/admin/users')
    .input(
      z.object({
        /** Beginnings of words in address, name and company, all of which must be there. */
        search: z.string().max(200, 'Must be at most 200 characters').default(''),
        sort: z.enum(USER_SORTS, `Must be one of: ${USER_SORTS.join(', ')}`).default('joined'),
        order: z.enum(['asc', 'desc'], 'Must be asc or desc').default('desc'),
        /** `next` of the page before. */
        after: z.string().max(1000, 'Must be the next of a page').optional(),
        /** `previous` of the page behind; without `after`. */
        before: z.string().max(1000, 'Must be the previous of a page').optional(),
      }),
    )
    .output(
      z.object({
        users: z.array(adminUser),
        /** How many match, or one more than are counted. */
        found: z.int(),
        /** Where the next page begins; null: this is the last. */
        next: z.string().nullable(),
        /** Where the page before ends; null: this is the first. */
        previous: z.string().nullable(),
      }),
    ),
  totals: tag('Count users', 'GET', '/admin/users/totals').output(z.object({ users: z.int(), components: z.int(), admins: z.int() })),
  setRole: tag('Give a user the one role they have', 'PUT', '/admin/users/{id}/role')
    .input(z.object({ id, role: z.enum(ROLES, 'Invalid role specified') }))
    .output(adminUser),
  setPlan: tag('Give a user a plan', 'PUT', '/admin/users/{id}/plan')
    .input(z.object({ id, plan: z.enum(PLANS, `Must be one of: ${PLANS.join(', ')}`) }))
    .output(adminUser),
  signOut: tag('Sign a user out everywhere', 'POST', '/admin/users/{id}/sign-out').input(z.object({ id })).output(z.object({ /** Sessions that ended. */ sessions: z.int() })),
  resetPassword: tag('Make a link with which a user sets a new password', 'POST', '/admin/users/{id}/reset-password')
    .input(z.object({ id, /** Where mail is not set up the link is the answer. */ deliver: z.enum(['mail', 'link'], 'Must be mail or link') }))
    .output(z.object({ /** To be handed over; null: it was sent by mail. */ link: z.string().nullable(), expires_at: z.iso.datetime() })),
}
