import { oc } from '@orpc/contract'
import * as z from 'zod'
import { commonErrors, planErrors } from './errors.ts'
import { URL_MAX } from './link.ts'
import { submissionRef } from './owner-submissions.ts'
import { text } from './text.ts'

/** What an owner may be told of. */
export const WEBHOOK_EVENTS = ['submission.created', 'submission.confirmed'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** What the button sends that asks for a try. */
export const TEST_EVENT = 'webhook.test'

/** Most endpoints of one owner. */
export const WEBHOOKS_MAX = 10

export const WEBHOOK_DESCRIPTION_MAX = 200

/** Hours after a rotation in which what is sent is signed with the old secret too. */
export const ROTATION_HOURS = 24

/** Days of nothing but failures after which a webhook is switched off, when the next message is given up. */
export const FAILING_DAYS = 5

/** Days that a delivery stays in the log. */
export const DELIVERIES_DAYS = 30

/** How much of an endpoint's answer the log keeps, in characters. */
export const RESPONSE_MAX = 1_000

/** Most deliveries of one page, and how many it has unless told. */
export const DELIVERIES_MAX = 100
const DELIVERIES_DEFAULT = 25

/**
 * `waiting`: not sent yet, or to be tried again. `delivered`: answered with 2xx. `failed`: given up.
 * `dropped`: there was nothing to send any more, as of a submission that was deleted.
 */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'dropped'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** What an address that is called has to be. */
export const WEBHOOK_URL_MESSAGE = 'Must be a web address like https://example.com/inlay'

const url = z
  .string('Please enter the address')
  .trim()
  .min(1, 'Please enter the address')
  .max(URL_MAX, `Must be at most ${URL_MAX.toLocaleString('en')} characters`)
  .refine((given) => /^https?:\/\/./i.test(given) && URL.canParse(given), { message: WEBHOOK_URL_MESSAGE, abort: true })
  .refine((given) => new URL(given).username === '' && new URL(given).password === '', 'Must not hold a password: check the signature instead')
  .transform((given) => new URL(given).href)

export const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  enabled: z.boolean(),
  /** When it was switched off by itself, after nothing but failures for FAILING_DAYS; null: it was not. */
  given_up_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** What became of the newest delivery that was tried; null: none yet. */
  last: z.object({ state: z.enum(DELIVERY_STATES), at: z.iso.datetime() }).nullable(),
})
export type Webhook = z.infer<typeof webhook>

export const delivery = z.object({
  /** The `webhook-id` of its message, the same at every attempt and replay. */
  id: z.uuid(),
  event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  /** null: of a test. */
  submission: submissionRef.nullable(),
  state: z.enum(DELIVERY_STATES),
  created_at: z.iso.datetime(),
  attempts: z.int(),
  /** When the last attempt ended; null: none has. */
  last_at: z.iso.datetime().nullable(),
  /** HTTP status of the last answer; null: none came. */
  last_status: z.int().nullable(),
  /** Why the last attempt was no success. */
  last_error: z.string().nullable(),
  /** Beginning of the last answer. */
  response: z.string().nullable(),
  /** When it is tried next; null: never. */
  next_at: z.iso.datetime().nullable(),
})
export type Delivery = z.infer<typeof delivery>

const secret = z.object({
  /** `whsec_` and Base64, as libraries of the Standard Webhooks take it. */
  secret: z.string(),
  /** Until when what is sent is signed with the secret before this one too; null: it is not. */
  old_until: z.iso.datetime().nullable(),
})

const id = z.uuid('Must be the id of a webhook')
const events = z.array(z.enum(WEBHOOK_EVENTS, `Must be ${WEBHOOK_EVENTS.join(' or ')}`)).min(1, 'Choose at least one event').transform((given) => [...new Set(given)])
const description = text(WEBHOOK_DESCRIPTION_MAX).transform((given) => given.trim())

const route = (summary: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: `/${string}`) =>
  oc.errors(commonErrors).route({ method, path, summary, tags: ['Webhooks'] })

export const webhooks = {
  list: route('List your webhooks, oldest first', 'GET', '/webhooks').output(z.array(webhook)),
  create: route('Add a webhook', 'POST', '/webhooks')
    .route({ successStatus: 201 })
    .errors(planErrors)
    .input(z.object({ url, description: description.default(''), events: events.default(['submission.created']), enabled: z.boolean().default(true) }))
    .output(webhook),
  update: route('Change a webhook, or switch it off or on, also one that was switched off by itself', 'PATCH', '/webhooks/{id}')
    .input(z.object({ id, url: url.optional(), description: description.optional(), events: events.optional(), enabled: z.boolean().optional() }))
    .output(webhook),
  delete: route('Delete a webhook with its log', 'DELETE', '/webhooks/{id}').route({ successStatus: 204 }).input(z.object({ id })).output(z.void()),
  secret: route('Read the secret that a webhook is signed with', 'GET', '/webhooks/{id}/secret').input(z.object({ id })).output(secret),
  rotate: route(`Make a new secret; the old one signs too for ${ROTATION_HOURS} hours`, 'POST', '/webhooks/{id}/secret').input(z.object({ id })).output(secret),
  test: route('Send a test', 'POST', '/webhooks/{id}/test').errors(planErrors).input(z.object({ id })).output(delivery),
  deliveries: route(`List what was sent to a webhook in the last ${DELIVERIES_DAYS} days, newest first`, 'GET', '/webhooks/{id}/deliveries')
    .input(
      z.object({
        id,
        state: z.enum(DELIVERY_STATES, `Must be one of ${DELIVERY_STATES.join(', ')}`).optional(),
        /** Only those before this one. */
        before: z.uuid('Must be the id of a delivery').optional(),
        limit: z.coerce.number().int().min(1, 'Must be 1 or more').max(DELIVERIES_MAX, `Must be ${DELIVERIES_MAX} or less`).default(DELIVERIES_DEFAULT),
      }),
    )
    .output(z.object({ items: z.array(delivery), /** `before` of the next page; null: this is the last. */ next: z.uuid().nullable() })),
  replay: route('Send a delivery again, under the same webhook-id; one that waits is sent now', 'POST', '/webhooks/{id}/deliveries/{delivery}/replay')
    .errors(planErrors)
    .input(z.object({ id, delivery: z.uuid('Must be the id of a delivery') }))
    .output(delivery),
}
