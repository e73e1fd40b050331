import { oc } from '@orpc/contract'
import * as z from 'zod'
import { COMPONENT_TYPES } from './component-types.ts'
import { commonErrors } from './errors.ts'
import { PLANS } from './rules/plans.ts'

/** Most notifications that are told at once, newest first. */
export const NOTIFICATIONS_MAX = 20

/** Days that new submissions are counted back at most. */
export const NEW_SUBMISSIONS_DAYS = 30

/** Data of a notification of kind `loads`: a share of the plan's loads of a month was reached. */
export const loadsNotice = z.object({
  percent: z.union([z.literal(80), z.literal(100)]),
  /** Of UTC, as in 2026-11. */
  month: z.string(),
  /** Renders counted in that month when it was reached. */
  loads: z.int(),
  limit: z.int(),
  plan: z.enum(PLANS),
})
export type LoadsNotice = z.infer<typeof loadsNotice>

const loads = z.object({
  id: z.uuid(),
  kind: z.literal('loads'),
  data: loadsNotice,
  /** Whether it was there when the owner last looked. */
  seen: z.boolean(),
  created_at: z.iso.datetime(),
})

export const news = {
  get: oc
    .errors(commonErrors)
    .route({ method: 'GET', path: '/news', summary: 'Plan usage, notifications, and submissions since you last looked', tags: ['Account'] })
    .output(
      z.object({
        /** Renders of this month of UTC, components and quizzes that are live, and hosts where they were seen in 30 days; a limit of null: as many as wanted. */
        usage: z.object({ month: z.string(), loads: z.int(), limit: z.int().nullable(), live: z.int(), live_limit: z.int().nullable(), websites: z.int(), website_limit: z.int().nullable() }),
        notifications: z.array(loads),
        /** Components with submissions since the owner last looked, the newest first. */
        submissions: z.array(
          z.object({ component_id: z.uuid(), component_type: z.enum([...COMPONENT_TYPES, 'quiz']), name: z.string(), count: z.int(), latest: z.iso.datetime() }),
        ),
        /** When this was true, by the server's clock: what `seen` takes. */
        at: z.iso.datetime(),
      }),
    ),
  seen: oc
    .errors(commonErrors)
    .route({ method: 'POST', path: '/news/seen', summary: 'Say that you have looked', tags: ['Account'], successStatus: 204 })
    .input(z.object({ /** `at` of what you saw, so that what came after it stays new. */ at: z.iso.datetime({ offset: true, error: 'Must be a date with a time' }) }))
    .output(z.void()),
}
export type News = z.infer<NonNullable<(typeof news.get)['~orpc']['outputSchema']>>
