import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { openEmbedded } from '../../src/db/embedded/open-embedded.ts'
import { findPostmaster } from '../../src/db/embedded/postmaster.ts'
import { killDatabase, temporaryDataDir } from '../data-dir.ts'
import { LONG } from '../long.ts'
import { ApiClient } from './api-client.ts'
import { startInlay } from './inlay-process.ts'

const rounds = LONG ? 100 : 20
const quiet = { info: () => undefined, warn: () => undefined }

interface Component {
  id: string
  name: string
  version: number
}

/** What clients were told is done. */
interface Acknowledged {
  components: Map<string, Component>
  events: Set<string>
}

/** Creates a component and goes on renaming it until the connection breaks. */
async function editor(client: ApiClient, acknowledged: Acknowledged) {
  const write = async (answer: Promise<Component>) => {
    const component = await answer
    acknowledged.components.set(component.id, component)
    return component
  }
  const { id } = await write(client.call('POST', '/api/components', { component_type: 'faq', name: 'New' }))
  await write(client.call('PATCH', `/api/components/${id}`, { is_active: true }))
  for (;;) await write(client.call('PATCH', `/api/components/${id}`, { name: `Name ${randomUUID()}` }))
}

/** Reports events of a published component until the connection breaks. */
async function visitor(client: ApiClient, component_id: string, acknowledged: Acknowledged) {
  for (;;) {
    const events = Array.from({ length: 3 }, () => ({ event_key: randomUUID(), event_type: 'view', component_id, host_url: 'https://host.example/', at: Date.now() }))
    expect(await client.call('POST', '/v1/events', { events })).toEqual({ accepted: 3 })
    for (const { event_key } of events) acknowledged.events.add(event_key)
  }
}

/** Looks in the database itself, which the running Inlay shares. */
async function missing(dataDir: string, acknowledged: Acknowledged) {
  const server = await openEmbedded(dataDir, quiet)
  const client = new pg.Client(server.connection)
  await client.connect()
  try {
    const stored = await client.query<Component>('select id, name, version from component_configs')
    const keys = await client.query<{ event_key: string }>('select event_key from analytics_event_keys')
    const versions = await client.query('select from component_configs c where version <> (select count(*) from component_versions v where v.component_id = c.id)')
    const counted = await client.query<{ events: number; rolled: number }>('select (select count(*)::int from analytics_events) as events, (select sum(count)::int from analytics_rollup) as rolled')
    const byId = new Map(stored.rows.map((row) => [row.id, row]))
    const storedKeys = new Set(keys.rows.map((row) => row.event_key))
    const { events, rolled } = counted.rows[0] ?? { events: 0, rolled: 0 }
    // A write that was on disk when the answer was cut off may be there unacknowledged: then the stored version is newer.
    const isThere = ({ id, version, name }: Component) => {
      const found = byId.get(id)
      return found !== undefined && (found.version > version || (found.version === version && found.name === name))
    }
    return {
      components: [...acknowledged.components.values()].filter((component) => !isThere(component)),
      events: [...acknowledged.events].filter((key) => !storedKeys.has(key)),
      componentsWithoutAllVersions: versions.rowCount,
      eventsNotCounted: events - rolled,
      eventsWithoutKey: events - storedKeys.size,
    }
  } finally {
    await client.end()
    await server.release()
  }
}

it(`everything acknowledged is there after ${rounds} kills, of the process and mostly of the database with it`, async () => {
  const DATA_DIR = temporaryDataDir()
  const acknowledged: Acknowledged = { components: new Map(), events: new Set() }
  let token = ''
  let target = ''
  for (let round = 0; round < rounds; round++) {
    const inlay = await startInlay({ DATA_DIR })
    const nobody = new ApiClient(inlay.url)
    if (!token) {
      const first = await nobody.signUp(await inlay.code())
      token = first.token
      const { id } = await first.call<Component>('POST', '/api/components', { component_type: 'faq', name: 'Target' })
      await first.call('PATCH', `/api/components/${id}`, { is_active: true })
      target = id
    }
    const before = acknowledged.components.size + acknowledged.events.size
    const writers = [
      ...[1, 2, 3].map(() => editor(new ApiClient(inlay.url, token), acknowledged)),
      ...[1, 2, 3].map(() => visitor(nobody, target, acknowledged)),
    ].map((writer) => writer.catch((error: unknown) => error))
    await expect.poll(() => acknowledged.components.size + acknowledged.events.size, { interval: 10 }).toBeGreaterThan(before + 10)
    await sleep(Math.random() * 150)
    // The process alone, the database first, or both at once: whichever dies first, the other is mid-write.
    const killing = inlay.end('SIGKILL')
    if (round % 4 !== 0) await killDatabase(DATA_DIR)
    await killing
    // Each was stopped by the broken connection and by nothing else.
    for (const error of await Promise.all(writers)) expect(error).toBeInstanceOf(TypeError)
  }
  const last = await startInlay({ DATA_DIR })
  expect(await missing(DATA_DIR, acknowledged)).toEqual({ components: [], events: [], componentsWithoutAllVersions: 0, eventsNotCounted: 0, eventsWithoutKey: 0 })
  expect(acknowledged.components.size).toBeGreaterThanOrEqual(rounds)
  expect(acknowledged.events.size).toBeGreaterThan(rounds * 10)
  expect(await last.end('SIGTERM')).toBe(0)
  expect(findPostmaster(join(DATA_DIR, 'postgres/data'))).toBeUndefined()
}, LONG ? 1_200_000 : 600_000)
