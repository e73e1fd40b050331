import { oc } from '@orpc/contract'
import * as z from 'zod'
import { commonErrors } from './errors.ts'
import { requiredText } from './text.ts'

/** Most bans of one answer, newest first; older ones are found by searching. */
export const BANS_LISTED = 200

/** Longest reason, characters. */
export const BAN_REASON_MAX = 500

export const ban = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  reason: z.string(),
  /** Address of who banned; null: an account that is gone. */
  banned_by: z.string().nullable(),
  banned_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  /** Neither lifted nor over. */
  is_active: z.boolean(),
})
export type Ban = z.infer<typeof ban>

const tag = (summary: string, method: 'GET' | 'POST', path: `/${string}`) => oc.errors(commonErrors).route({ method, path, summary, tags: ['Administration'] })

/** For admins and super_admins, who ban whom they may change. */
export const adminBans = {
  list: tag('List bans, newest first', 'GET', '/admin/bans')
    .input(z.object({ /** Beginning of an address, or of a user's id. */ search: z.string().max(200, 'Must be at most 200 characters').default('') }))
    .output(
      z.object({
        /** Of all bans, whatever was searched for. */
        totals: z.object({ active: z.int(), bans: z.int() }),
        bans: z.array(ban),
        /** How many match; the list stops at 200. */
        found: z.int(),
      }),
    ),
  create: tag('Ban a user: sessions end, and components leave the pages', 'POST', '/admin/bans')
    .route({ successStatus: 201 })
    .input(
      z.object({
        user_id: z.uuid('Please choose a user'),
        reason: requiredText(BAN_REASON_MAX, 'Please say why'),
        /** null: for good. */
        expires_at: z.iso
          .datetime({ offset: true, error: 'Must be a date with a time' })
          .refine((at) => Date.parse(at) > Date.now(), 'Must be in the future')
          .nullable()
          .default(null),
      }),
    )
    .output(ban),
  lift: tag('Lift a ban', 'POST', '/admin/bans/{id}/lift').input(z.object({ id: z.uuid('Must be a ban id') })).output(ban),
}
