import { oc } from '@orpc/contract'
import * as z from 'zod'
import { EVENT_TYPES } from './delivery.ts'
import { commonErrors } from './errors.ts'
import { RANGES } from './rules/analytics-range.ts'
import { timeZone } from './time-zone.ts'

/** How many of the latest events the table shows. */
export const RECENT_EVENTS = 100

/** How many hosts and pages are told apart; the rest is one line. */
export const PLACES_MAX = 25

const count = z.int().min(0)

/** How often each type of event happened. */
export const eventCounts = z.object(Object.fromEntries(EVENT_TYPES.map((type) => [type, count])) as Record<(typeof EVENT_TYPES)[number], typeof count>)
export type EventCounts = z.infer<typeof eventCounts>

const component_id = z.uuid('Must be a component id').toLowerCase()
const date = z.iso.date('Must be a date like 2026-11-28')

const time = {
  range: z.enum(RANGES, `Must be one of: ${RANGES.join(', ')}`).default('30d'),
  /** First and last day of a custom range, in the zone. */
  from: date.optional(),
  to: date.optional(),
  zone: timeZone,
}

/** Of one component, by its id; of all when absent. */
const ofComponent = { component_id: component_id.optional() }

export const analyticsQuery = z.object({ ...time, ...ofComponent })
export type AnalyticsQuery = z.infer<typeof analyticsQuery>

export const recentEvent = z.object({
  id: z.uuid(),
  event_type: z.string(),
  component_id: z.uuid(),
  component_type: z.string(),
  /** null when it is deleted. */
  component_name: z.string().nullable(),
  host_url: z.string(),
  created_at: z.iso.datetime(),
})
export type RecentEvent = z.infer<typeof recentEvent>

/** A host or a page. */
const place = z.object({
  /** Host, or address without its query; empty for pages without a host; null for all that are not told apart. */
  name: z.string().nullable(),
  counts: eventCounts,
})
export type Place = z.infer<typeof place>

const get = (path: `/${string}`, summary: string) => oc.errors(commonErrors).route({ method: 'GET', path, summary, tags: ['Analytics'] })

const csv = { description: 'The file', content: { 'text/csv': { schema: { type: 'string' as const } } } }

export const analytics = {
  summary: get('/analytics', 'Count events over time')
    .input(analyticsQuery)
    .output(
      z.object({
        /** From here until just before there; whole quarters of an hour. */
        from: z.iso.datetime(),
        to: z.iso.datetime(),
        /** What one bucket is: an hour or a day by the zone's clocks, so that some days have 23 or 25 hours. */
        unit: z.enum(['hour', 'day']),
        buckets: z.array(z.object({ start: z.iso.datetime(), counts: eventCounts })),
        totals: eventCounts,
      }),
    ),
  components: get('/analytics/components', 'Count events by component')
    .input(z.object(time))
    .output(
      z.array(
        z.object({
          component_id: z.uuid(),
          /** null when it is deleted; `quiz` for a quiz. */
          component_type: z.string().nullable(),
          component_name: z.string().nullable(),
          counts: eventCounts,
        }),
      ),
    ),
  hosts: get('/analytics/hosts', 'Count events by host').input(z.object(time)).output(z.array(place)),
  pages: get('/analytics/pages', 'Count events by page').input(z.object(time)).output(z.array(place)),
  events: get('/analytics/events', `Read the latest ${RECENT_EVENTS} events`).input(z.object(ofComponent)).output(z.array(recentEvent)),
  export: get('/analytics/export', 'Export the events of a range as a CSV file, newest first')
    .route({ spec: (operation) => ({ ...operation, responses: { ...operation.responses, 200: csv } }) })
    .input(analyticsQuery)
    .output(z.custom<ReadableStream<Uint8Array>>((body) => body instanceof ReadableStream)),
}
