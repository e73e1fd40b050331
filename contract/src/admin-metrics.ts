import { oc } from '@orpc/contract'
import * as z from 'zod'
import { commonErrors } from './errors.ts'
import { timeZone } from './time-zone.ts'

/** Days of the charts, today among them. */
export const METRICS_DAYS = 30

const count = z.int().min(0)

export const platformMetrics = z.object({
  users: count,
  components: count,
  components_active: count,
  /** Of all types and all time. */
  events: count,
  /** Of forms and quizzes. */
  submissions: count,
  /** Events since midnight of the viewer, and of the last 7 and 30 times 24 hours, to the quarter of an hour. */
  events_today: count,
  events_week: count,
  events_month: count,
  /** By the viewer's days, today the last. */
  days: z.array(z.object({ start: z.iso.datetime(), signups: count, loads: count, submissions: count })),
  delivery: z.object({
    /** Errors that browsers of visitors reported within 24 hours. */
    errors: count,
    /** Of the process that answers, within the last hour: answers to visitors, those that failed, and the milliseconds that half and 99 of 100 took at most. */
    answered: count,
    failed: count,
    p50: z.number().nullable(),
    p99: z.number().nullable(),
    /** What this process has accepted and not yet written. */
    waiting_events: count,
    waiting_submissions: count,
    /** Mail that is not sent yet, since when the oldest is due, and what was given up within a week. */
    outbox_waiting: count,
    outbox_due: z.iso.datetime().nullable(),
    outbox_failed: count,
  }),
  /** Bytes, and how many files of visitors there are. */
  storage: z.object({ database: count, uploads: count, files: count }),
})
export type PlatformMetrics = z.infer<typeof platformMetrics>

export const adminMetrics = {
  get: oc
    .errors(commonErrors)
    .route({ method: 'GET', path: '/admin/metrics', summary: 'The figures of the platform', tags: ['Administration'] })
    .input(z.object({ zone: timeZone }))
    .output(platformMetrics),
}
