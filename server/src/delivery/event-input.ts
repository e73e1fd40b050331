import { EVENT_TYPES, EVENTS_MAX } from '@inlay/contract/delivery'
import * as z from 'zod'
import { hostUrl } from './host-url.ts'
import { seenVersion } from './seen-version.ts'

const event = z.object({
  event_key: z.uuid('Must be a UUID').toLowerCase(),
  event_type: z.enum(EVENT_TYPES, { error: `Must be one of: ${EVENT_TYPES.join(', ')}` }),
  component_id: z.uuid('Must be a component id').toLowerCase(),
  version: seenVersion,
  host_url: hostUrl,
  at: z.number().optional(),
})

/** Body of POST /v1/events. */
export const eventsInput = z.object({
  events: z.array(event).max(EVENTS_MAX, `Must have at most ${EVENTS_MAX} events`),
})

export type EventInput = z.infer<typeof event>
