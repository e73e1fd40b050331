import { EVENT_TYPES, EVENTS_MAX } from '@inlay/contract/delivery'
import { storableText } from '@inlay/contract/text'
import * as z from 'zod'

/** Longest address of a host page, in characters; the longest that browsers agree on. */
const URL_MAX = 2048

/** Largest number of PostgreSQL’s integer. */
const VERSION_MAX = 2 ** 31 - 1

/** The address and host of a page, as they are stored: without what comes after #, and without a password. */
const hostUrl = z
  .string()
  .max(URL_MAX, `Must be at most ${URL_MAX} characters`)
  .transform((text, context) => {
    const address = storableText(text)
    if (!URL.canParse(address)) {
      context.addIssue({ code: 'custom', message: 'Must be the address of a page' })
      return z.NEVER
    }
    const url = new URL(address)
    url.hash = ''
    url.username = ''
    url.password = ''
    // Pages without a host (file:, about:srcdoc) have an empty one.
    return { host_url: url.href, host: url.host.toLowerCase() }
  })

const event = z.object({
  event_key: z.uuid('Must be a UUID').toLowerCase(),
  event_type: z.enum(EVENT_TYPES, { error: `Must be one of: ${EVENT_TYPES.join(', ')}` }),
  component_id: z.uuid('Must be a component id').toLowerCase(),
  version: z.int('Must be a whole number').min(1, 'Must be 1 or more').max(VERSION_MAX, 'Is larger than any version').optional(),
  host_url: hostUrl,
  at: z.number().optional(),
})

/** Body of POST /v1/events. */
export const eventsInput = z.object({
  events: z.array(event).max(EVENTS_MAX, `Must have at most ${EVENTS_MAX} events`),
})

export type EventInput = z.infer<typeof event>
