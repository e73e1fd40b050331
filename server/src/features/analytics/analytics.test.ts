import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { expect, it } from 'vitest'
import type { EventCounts, Place, RecentEvent } from '@inlay/contract/analytics'
import type { Component } from '@inlay/contract/components'
import { addDays, QUARTER, startOfDay } from '@inlay/contract/rules/time-buckets'
import { wallTime } from '@inlay/contract/rules/wall-time'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { analytics_closed, analytics_days, analytics_events, analytics_rollup } from '../../db/schema.ts'
import { closeQuarters } from './store.ts'

interface Happened {
  readonly owner_id: string
  readonly component_id: string
  readonly event_type: string
  readonly host_url: string
  readonly created_at: Date
}

interface Summary {
  readonly from: string
  readonly to: string
  readonly unit: string
  readonly buckets: { readonly start: string; readonly counts: EventCounts }[]
  readonly totals: EventCounts
}

const quarterOf = (at: Date) => new Date(Math.floor(at.getTime() / QUARTER) * QUARTER)

/** Events of the past, stored and counted as delivery does it when they happen. */
async function store(inlay: TestApp, events: readonly Happened[]) {
  const { db } = inlay.database
  const rows = events.map((event) => ({ ...event, id: uuidv7(), component_type: 'faq', event_key: randomUUID(), version: 1, host: new URL(event.host_url).host }))
  await db.insert(analytics_events).values(rows)
  const counts = new Map<string, typeof analytics_rollup.$inferInsert>()
  for (const { owner_id, component_id, event_type, host, created_at } of rows) {
    const quarter = quarterOf(created_at)
    const key = [owner_id, component_id, event_type, host, quarter.getTime()].join()
    counts.set(key, { owner_id, component_id, event_type, host, quarter, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  await db.insert(analytics_rollup).values([...counts.values()])
}

const read = async <T = unknown>(inlay: TestApp, person: Person, path: string) => {
  const answer = await inlay.ask('GET', `/api/analytics${path}`, person)
  expect(answer.status, answer.text).toBe(200)
  return answer.json as T
}
const create = async (inlay: TestApp, person: Person, name: string) => ((await inlay.ask('POST', '/api/components', { ...person, body: { component_type: 'faq', name } })).json as Component).id

const TYPES = ['component_load', 'view', 'component_interaction', 'submit'] as const
const HOSTS = ['https://shop.example', 'https://blog.example', 'http://127.0.0.1:8080']

/** The same ones at each run: a small generator of numbers below n. */
function numbers(seed: number) {
  let state = seed
  return (n: number) => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % n
}

it('buckets, components, hosts and pages add up to what happened, before and after quarters are closed', async () => {
  const inlay = await testApp()
  const [ann, bob] = [await inlay.person(), await inlay.person()]
  const components = [await create(inlay, ann, 'One'), await create(inlay, ann, 'Two')]
  const below = numbers(7)
  const events = Array.from({ length: 1500 }, (): Happened => ({
    owner_id: ann.id,
    component_id: components[below(2)]!,
    event_type: TYPES[below(4)]!,
    host_url: `${HOSTS[below(3)]}/page-${below(5)}?visit=${below(1000)}`,
    created_at: new Date(Date.now() - below(10 * 24 * 3600) * 1000),
  }))
  await store(inlay, events)
  await store(inlay, [{ ...events[0]!, owner_id: bob.id, component_id: await create(inlay, bob, 'Three') }])

  const check = async (zone: string) => {
    const query = `?range=7d&zone=${encodeURIComponent(zone)}`
    const summary = await read<Summary>(inlay, ann, query)
    const within = events.filter(({ created_at }) => created_at >= new Date(summary.from) && created_at < new Date(summary.to))
    const counted = (of: readonly Happened[]) => Object.fromEntries(TYPES.map((type) => [type, of.filter((event) => event.event_type === type).length]))
    expect(summary.unit).toBe('day')
    expect(summary.buckets).toHaveLength(7)
    expect(summary.totals).toMatchObject(counted(within))
    for (const [i, { start, counts }] of summary.buckets.entries()) {
      const end = summary.buckets[i + 1]?.start ?? summary.to
      expect(wallTime(Date.parse(start), zone)).toMatchObject({ minute: 0 })
      expect(counts, `${zone} ${start}`).toMatchObject(counted(within.filter(({ created_at }) => created_at >= new Date(start) && created_at < new Date(end))))
    }
    const one = await read<Summary>(inlay, ann, `${query}&component_id=${components[0]}`)
    expect(one.totals).toMatchObject(counted(within.filter(({ component_id }) => component_id === components[0])))
    for (const row of await read<{ component_id: string; component_name: string; counts: EventCounts }[]>(inlay, ann, `/components${query}`)) {
      expect(row.component_name).toBe(row.component_id === components[0] ? 'One' : 'Two')
      expect(row.counts).toMatchObject(counted(within.filter(({ component_id }) => component_id === row.component_id)))
    }
    const hosts = await read<Place[]>(inlay, ann, `/hosts${query}`)
    expect(hosts).toHaveLength(3)
    for (const { name, counts } of hosts) expect(counts).toMatchObject(counted(within.filter(({ host_url }) => new URL(host_url).host === name)))
    const pages = await read<Place[]>(inlay, ann, `/pages${query}`)
    expect(pages).toHaveLength(15)
    for (const { name, counts } of pages) expect(counts, name!).toMatchObject(counted(within.filter(({ host_url }) => host_url.split('?')[0] === name)))
  }
  const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Chatham']
  await inlay.database.db.delete(analytics_days)
  for (const zone of zones) await check(zone)
  await closeQuarters(inlay.database.db)
  const kept = await inlay.database.db.select().from(analytics_days)
  expect(kept.length).toBeGreaterThan(0)
  for (const zone of zones) await check(zone)
  expect((await read<Summary>(inlay, bob, '?range=90d')).totals[events[0]!.event_type as 'view']).toBe(1)

  // Once more from the beginning, twice at once: nothing is counted twice.
  await inlay.database.db.delete(analytics_closed)
  await Promise.all([closeQuarters(inlay.database.db), closeQuarters(inlay.database.db)])
  expect(await inlay.database.db.$count(analytics_days)).toBe(kept.length)
  await check('Asia/Kathmandu')
})

it('what the last quarters of an hour count is there at once, and stays when they are closed', async () => {
  const inlay = await testApp()
  const ann = await inlay.person()
  const id = await create(inlay, ann, 'One')
  const seen = { owner_id: ann.id, component_id: id, event_type: 'view', host_url: 'https://shop.example/' }
  const views = async () => (await read<Summary>(inlay, ann, '?range=24h')).totals.view
  await store(inlay, [{ ...seen, created_at: new Date(Date.now() - 3 * 4 * QUARTER) }])
  await closeQuarters(inlay.database.db)
  await store(inlay, [{ ...seen, created_at: new Date() }])
  expect(await views()).toBe(2)
  const [closed] = await inlay.database.db.select().from(analytics_closed)
  expect(closed!.until.getTime()).toBeLessThanOrEqual(Date.now() - QUARTER)
  expect(closed!.until.getTime()).toBeGreaterThan(Date.now() - 2 * QUARTER - 60_000)
  expect((await inlay.ask('GET', '/api/overview', ann)).json).toMatchObject({ events_total: 2 })
})

it('a day tells 25 hosts and 25 pages apart, and counts the others together', async () => {
  const inlay = await testApp()
  const ann = await inlay.person()
  const id = await create(inlay, ann, 'One')
  const created_at = new Date(Date.now() - 5 * 24 * 3600 * 1000)
  const events = Array.from({ length: 40 }, (_, i) => Array.from({ length: i < 25 ? 3 : 1 }, () => ({ owner_id: ann.id, component_id: id, event_type: 'view', host_url: `https://${i}.example/`, created_at })))
  await store(inlay, events.flat())
  await closeQuarters(inlay.database.db)
  for (const what of ['hosts', 'pages']) {
    const places = await read<Place[]>(inlay, ann, `/${what}?range=7d`)
    expect(places).toHaveLength(26)
    expect(places.at(-1)).toMatchObject({ name: null, counts: { view: 15 } })
    expect(places.slice(0, 25).every(({ counts }) => counts.view === 3)).toBe(true)
  }
})

it('a custom range has the hours of its day, of which there may be 23 or 25', async () => {
  const inlay = await testApp()
  const ann = await inlay.person()
  const id = await create(inlay, ann, 'One')
  const zone = 'Europe/Berlin'
  // The last change of clocks that is over by now, found as a day that has not 24 hours.
  let date = wallTime(Date.now(), zone).date
  const length = (day: string) => (startOfDay(addDays(day, 1), zone) - startOfDay(day, zone)) / (4 * QUARTER)
  do date = addDays(date, -1)
  while (length(date) === 24)
  const [start, end] = [startOfDay(date, zone), startOfDay(addDays(date, 1), zone)]
  const seen = { owner_id: ann.id, component_id: id, event_type: 'view', host_url: 'https://shop.example/' }
  await store(inlay, [start - QUARTER, start, start + 5 * 4 * QUARTER, end - QUARTER, end].map((at) => ({ ...seen, created_at: new Date(at + 1000) })))
  const summary = await read<Summary>(inlay, ann, `?range=custom&from=${date}&to=${date}&zone=${zone}`)
  expect(summary).toMatchObject({ unit: 'hour', from: new Date(start).toISOString(), to: new Date(end).toISOString() })
  expect(summary.buckets).toHaveLength(length(date))
  expect(summary.buckets.map(({ counts }) => counts.view)).toEqual(summary.buckets.map((_, i, all) => (i === 0 || i === 5 || i === all.length - 1 ? 1 : 0)))
  await closeQuarters(inlay.database.db)
  expect(await read<Summary>(inlay, ann, `?range=custom&from=${date}&to=${date}&zone=${zone}`)).toEqual(summary)
})

it('someone else’s component is not found, and a range or zone that is none is told by field', async () => {
  const inlay = await testApp()
  const [ann, bob] = [await inlay.person(), await inlay.person()]
  const theirs = await create(inlay, bob, 'Theirs')
  for (const path of ['', '/events', '/export']) {
    expect((await inlay.ask('GET', `/api/analytics${path}`)).status).toBe(401)
    expect(errorOf(await inlay.ask('GET', `/api/analytics${path}?component_id=${theirs}`, ann))).toMatchObject({ code: 'NOT_FOUND', message: 'Component not found' })
    expect((await inlay.ask('GET', `/api/analytics${path}?component_id=${theirs}`, bob)).status).toBe(200)
  }
  const wrong: Record<string, [string, string]> = {
    'zone=Nowhere/Land': ['zone', 'Must be a time zone like Europe/Berlin'],
    'zone=': ['zone', 'Must be a time zone like Europe/Berlin'],
    'range=1y': ['range', 'Must be one of: 24h, 7d, 30d, 90d, custom'],
    'range=custom': ['from', 'Choose the first day'],
    'range=custom&from=2026-02-30&to=2026-03-01': ['from', 'Must be a date like 2026-11-28'],
    'range=custom&from=2026-03-02&to=2026-03-01': ['to', 'Must not be before the first day'],
    'range=custom&from=2024-01-01&to=2025-06-01': ['to', 'Choose at most 366 days'],
    'range=custom&from=2999-01-01&to=2999-01-02': ['from', 'Must not be in the future'],
    'component_id=1': ['component_id', 'Must be a component id'],
  }
  for (const [query, [field, message]] of Object.entries(wrong)) {
    const answer = await inlay.ask('GET', `/api/analytics?${query}`, ann)
    expect(answer.status, query).toBe(400)
    expect(errorOf(answer).fields?.[field], query).toBe(message)
  }
  const nothing = await read<Summary>(inlay, ann, '')
  expect(nothing.buckets).toHaveLength(30)
  expect(Object.values(nothing.totals)).toEqual([0, 0, 0, 0, 0, 0])
  for (const path of ['/components', '/hosts', '/pages', '/events']) expect(await read(inlay, ann, path)).toEqual([])
})

it('the latest hundred events are told, and the export holds all of the range', async () => {
  const inlay = await testApp()
  const [ann, bob] = [await inlay.person(), await inlay.person()]
  const [id, other] = [await create(inlay, ann, '=cmd, "quoted"'), await create(inlay, ann, 'Other')]
  // Many of one instant, and more than one step of the export.
  const instant = new Date(Date.now() - 3600_000)
  const seen = { owner_id: ann.id, event_type: 'view', host_url: 'https://shop.example/?a="b"' }
  for (let step = 0; step < 5; step++) {
    await store(inlay, Array.from({ length: 450 }, (_, i): Happened => ({ ...seen, component_id: id, host_url: `https://shop.example/${step}/${i}?a=%22`, created_at: new Date(instant.getTime() - step * QUARTER) })))
  }
  await store(inlay, [{ ...seen, component_id: other, created_at: new Date(Date.now() - 60_000) }, { ...seen, component_id: id, created_at: new Date(Date.now() - 40 * 24 * 3600_000) }])

  const latest = await read<RecentEvent[]>(inlay, ann, '/events')
  expect(latest).toHaveLength(100)
  expect(latest[0]).toMatchObject({ component_id: other, component_name: 'Other', event_type: 'view' })
  expect((await read<RecentEvent[]>(inlay, ann, `/events?component_id=${id}`))[0]).toMatchObject({ component_name: '=cmd, "quoted"' })
  expect(await read(inlay, bob, '/events')).toEqual([])

  const file = await inlay.ask('GET', '/api/analytics/export?range=7d&zone=Asia/Kathmandu', ann)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="analytics-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.csv"$/)
  const lines = file.text.split('\r\n')
  expect(lines).toHaveLength(1 + 2251 + 1)
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines[1]).toMatch(/^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:45","view","faq","Other",/)
  expect(lines[2]).toContain(`"'=cmd, ""quoted"""`)
  const one = await inlay.ask('GET', `/api/analytics/export?range=7d&component_id=${other}`, ann)
  expect(one.text.split('\r\n')).toHaveLength(3)
})
