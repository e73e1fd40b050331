import type { IncomingMessage } from 'node:http'
import { VISITOR_BODY_MAX } from '@inlay/contract/delivery'
import { eventsInput } from './event-input.ts'
import type { EventInput } from './event-input.ts'
import type { GroupCommit } from './group-commit.ts'
import { inTime } from './in-time.ts'
import type { PublishedComponents } from './published-components.ts'
import { orBusy, readVisitorBody } from './read-visitor-body.ts'
import type { StorableEvent } from './store.ts'
import { tooMany } from './too-many.ts'
import type { VisitorLimit } from './visitor-limit.ts'

/**
 * What one network may send: far more than the visitors behind one address do, and little enough that one machine cannot
 * fill the disk within days.
 */
export const EVENTS_ALLOWED = { max: 6_000, window: 60_000 }

export interface TakesEvents {
  readonly components: PublishedComponents
  readonly writer: Pick<GroupCommit<StorableEvent>, 'add'>
  /** Of EVENTS_ALLOWED. */
  readonly limit: VisitorLimit
  readonly clientAddress: (request: IncomingMessage) => string | null
}

/**
 * Takes the body of POST /v1/events and resolves when it is committed.
 * @returns how many events are stored now; fewer than were sent when some are of components that do not exist, or of a preview
 */
export async function takeEvents(request: IncomingMessage, { components, writer, limit, clientAddress }: TakesEvents): Promise<number> {
  const { events } = await readVisitorBody(request, eventsInput, VISITOR_BODY_MAX)
  const wait = limit.count(clientAddress(request), '', events.length)
  if (wait > 0) throw tooMany('events', wait)
  return inTime(store(events, components, writer))
}

async function store(arrived: readonly EventInput[], components: PublishedComponents, writer: Pick<GroupCommit<StorableEvent>, 'add'>): Promise<number> {
  // What happens in a preview is counted nowhere.
  const events = await withComponents(arrived.filter(({ version }) => version === undefined || version > 0), components)
  await orBusy(writer.add(events))
  return events.length
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
    return [{ event_key, event_type, component_id, owner_id, component_type, version: seen ?? version, host_url: page.host_url, host: page.host }]
  })
}
