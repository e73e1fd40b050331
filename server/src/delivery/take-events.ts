import type { IncomingMessage } from 'node:http'
import { VISITOR_BODY_MAX } from '@inlay/contract/delivery'
import { fieldErrors, fieldErrorsMessage } from '../http/field-errors.ts'
import { NotJson, parseJson } from '../http/parse-json.ts'
import { BodyTooLarge, readBody } from '../http/read-body.ts'
import { VisitorError } from './answer.ts'
import { eventsInput } from './event-input.ts'
import type { EventInput } from './event-input.ts'
import { QueueFull } from './event-writer.ts'
import type { EventWriter } from './event-writer.ts'
import type { PublishedComponents } from './published-components.ts'
import type { StorableEvent } from './store.ts'

/**
 * Takes the body of POST /v1/events and resolves when it is committed.
 * @returns how many events are stored now; fewer than were sent when some are of components that do not exist
 */
export async function takeEvents(request: IncomingMessage, components: PublishedComponents, writer: EventWriter): Promise<number> {
  const events = await withComponents(await readEvents(request), components)
  try {
    await writer.add(events)
  } catch (error) {
    if (error instanceof QueueFull) throw new VisitorError(503, 'BUSY', 'Too busy at the moment', { headers: { 'retry-after': '5' } })
    throw error
  }
  return events.length
}

// The type is not looked at: sendBeacon sends text/plain, so that no preflight is needed.
async function readEvents(request: IncomingMessage): Promise<EventInput[]> {
  try {
    const result = eventsInput.safeParse(parseJson(await readBody(request, VISITOR_BODY_MAX)))
    if (result.success) return result.data.events
    const fields = fieldErrors(result.error.issues)
    throw new VisitorError(400, 'BAD_REQUEST', fieldErrorsMessage(fields), { fields })
  } catch (error) {
    if (error instanceof NotJson) throw new VisitorError(400, 'BAD_REQUEST', error.message)
    if (error instanceof BodyTooLarge) throw new VisitorError(413, 'PAYLOAD_TOO_LARGE', `The body may have at most ${error.limit / 1024} KB`)
    throw error
  }
}

/**
 * Adds what the database knows. A component that is a draft again still counts: its events come from pages that were
 * loaded before. One that does not exist is no mistake of the visitor's, so its events are dropped without a word.
 */
async function withComponents(events: readonly EventInput[], components: PublishedComponents): Promise<StorableEvent[]> {
  const copies = await components.get([...new Set(events.map((event) => event.component_id))])
  const known = new Map(copies.map((copy) => [copy.id, copy.known]))
  return events.flatMap(({ event_key, event_type, component_id, version: seen, host_url: page }) => {
    const component = known.get(component_id)
    if (!component) return []
    const { ownerId: owner_id, type: component_type, version } = component
    return [{ event_key, event_type, component_id, owner_id, component_type, version: seen ?? version, ...page }]
  })
}
