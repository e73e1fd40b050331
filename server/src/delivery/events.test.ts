import { randomUUID } from 'node:crypto'
import type { Component } from '@inlay/contract/components'
import { EVENT_TYPES } from '@inlay/contract/delivery'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../test/app.ts'
import type { Person, TestApp } from '../../test/app.ts'
import { analytics_event_keys, analytics_events, analytics_rollup } from '../db/schema.ts'

let inlay: TestApp
let ann: Person
let id: string
beforeAll(async () => {
  inlay = await testApp()
  ann = await inlay.person()
})
beforeEach(async () => {
  id = ((await inlay.ask('POST', '/api/components', { token: ann.token, body: { component_type: 'faq' } })).json as Component).id
})

const event = (change: object = {}) => ({ event_key: randomUUID(), event_type: 'component_load', component_id: id, host_url: 'https://shop.example/page', at: Date.now(), ...change })
const post = (body: unknown, headers: Record<string, string> = { 'content-type': 'text/plain' }) => inlay.ask('POST', '/v1/events', { body, headers })
const stored = () => inlay.database.db.select().from(analytics_events).where(eq(analytics_events.component_id, id))
const counted = async () => (await inlay.database.db.select().from(analytics_rollup).where(eq(analytics_rollup.component_id, id))).map(({ event_type, host, count }) => ({ event_type, host, count }))

describe('events', () => {
  it('are on disk and counted when they are acknowledged, whichever type the body says it has', async () => {
    for (const type of ['text/plain;charset=UTF-8', 'application/json']) {
      const answer = await post({ events: EVENT_TYPES.map((event_type) => event({ event_type })) }, { 'content-type': type, origin: 'null' })
      expect([answer.status, answer.json]).toEqual([202, { accepted: EVENT_TYPES.length }])
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    }
    expect(await stored()).toHaveLength(2 * EVENT_TYPES.length)
    expect(await counted()).toHaveLength(EVENT_TYPES.length)
    expect((await counted()).every(({ count }) => count === 2)).toBe(true)
  })

  it('carry owner, kind, version, page and host, and the server’s time by quarters of an hour', async () => {
    await inlay.ask('PATCH', `/api/components/${id}`, { token: ann.token, body: { name: 'Second version' } })
    const before = Date.now()
    await post({ events: [event({ host_url: 'https://user:pass@WWW.Shop.Example:8443/a?b=c#part', at: 0 })] })
    const [row] = await stored()
    expect(row).toMatchObject({ owner_id: ann.id, component_type: 'faq', version: 2, host_url: 'https://www.shop.example:8443/a?b=c', host: 'www.shop.example:8443' })
    expect(Math.abs(row!.created_at.getTime() - before)).toBeLessThan(10_000)
    const [rollup] = await inlay.database.db.select().from(analytics_rollup).where(eq(analytics_rollup.component_id, id))
    expect(rollup!.quarter.getTime() % (15 * 60 * 1000)).toBe(0)
    expect(row!.created_at.getTime() - rollup!.quarter.getTime()).toBeLessThan(15 * 60 * 1000)
  })

  it('keep the version that the visitor saw, and refuse one that cannot be', async () => {
    await inlay.ask('PATCH', `/api/components/${id}`, { token: ann.token, body: { name: 'Second version' } })
    await post({ events: [event({ version: 1 })] })
    expect(await stored()).toMatchObject([{ version: 1 }])
    for (const version of [0, 1.5, 2 ** 31, '1']) expect(errorOf(await post({ events: [event({ version })] })).fields).toHaveProperty(['events.0.version'])
  })

  it('of one key count once: in one body, one after the other, and many at once', async () => {
    const one = event()
    expect((await post({ events: [one, one, { ...one, event_key: one.event_key.toUpperCase() }] })).status).toBe(202)
    const again = await Promise.all(Array.from({ length: 20 }, () => post({ events: [one] })))
    expect(again.every(({ status }) => status === 202)).toBe(true)
    expect(await stored()).toHaveLength(1)
    expect(await counted()).toEqual([{ event_type: 'component_load', host: 'shop.example', count: 1 }])
  })

  it('of many visitors at once are all there', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => post({ events: [event({ host_url: `https://site${i % 3}.example/` }), event()] })))
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(202))
    expect(await stored()).toHaveLength(200)
    expect((await counted()).reduce((sum, { count }) => sum + count, 0)).toBe(200)
  })

  it('of an unknown component are dropped without a word', async () => {
    const answer = await post({ events: [event(), event({ component_id: randomUUID() })] })
    expect([answer.status, answer.json]).toEqual([202, { accepted: 1 }])
    expect(await stored()).toHaveLength(1)
    expect((await post({ events: [] })).json).toEqual({ accepted: 0 })
  })

  it('keep no address of a visitor', async () => {
    await post({ events: [event()] })
    expect(JSON.stringify(await stored())).not.toMatch(/127\.0\.0\.1|::1/)
  })

  it('of pages without a host have an empty one', async () => {
    await post({ events: [event({ host_url: 'file:///home/ann/page.html' }), event({ host_url: 'about:srcdoc' })] })
    expect((await stored()).map(({ host }) => host)).toEqual(['', ''])
  })
})

describe('too many events', () => {
  it('from one network are refused, so that it cannot fill the disk, and others are taken all the same', async () => {
    const proxied = await testApp({ database: inlay.database, config: { trustedProxies: [{ address: '127.0.0.1', prefix: 32, family: 'ipv4' }] } })
    const events = Array.from({ length: 100 }, () => event({ component_id: randomUUID() }))
    const from = (address: string) => proxied.ask('POST', '/v1/events', { body: { events }, headers: { 'x-forwarded-for': address } })
    const answers = await Promise.all(Array.from({ length: 62 }, (_, i) => from(`2001:db8:1:1::${i.toString(16)}`)))
    const refused = answers.filter(({ status }) => status !== 202)
    expect(refused.map(({ status, headers }) => [status, headers.get('access-control-allow-origin')])).toEqual([[429, '*'], [429, '*']])
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('2001:db8:1:2::1')).status).toBe(202)
  })
})

describe('bad events', () => {
  const event = (change: object = {}) => ({ event_key: randomUUID(), event_type: 'view', component_id: randomUUID(), host_url: 'https://shop.example/', ...change })
  const cases: [string, unknown, number, Record<string, string>?][] = [
    ['a key that is none', { events: [event(), event({ event_key: '1' })] }, 400, { 'events.1.event_key': 'Must be a UUID' }],
    ['an unknown type', { events: [event({ event_type: 'purchase' })] }, 400, { 'events.0.event_type': `Must be one of: ${EVENT_TYPES.join(', ')}` }],
    ['a component id that is none', { events: [event({ component_id: 'faq' })] }, 400, { 'events.0.component_id': 'Must be a component id' }],
    ['an address that is none', { events: [event({ host_url: 'shop' })] }, 400, { 'events.0.host_url': 'Must be the address of a page' }],
    ['an endless address', { events: [event({ host_url: `https://x.example/${'x'.repeat(2048)}` })] }, 400, { 'events.0.host_url': 'Must be at most 2048 characters' }],
    ['a time that is text', { events: [event({ at: 'now' })] }, 400, { 'events.0.at': 'Must be a number' }],
    ['no events', {}, 400, { events: 'This is required' }],
    ['too many events', { events: Array.from({ length: 101 }, () => event()) }, 400, { events: 'Must have at most 100 events' }],
    ['an event that is null', { events: [null] }, 400, { 'events.0': 'Must be an object' }],
    ['a body that is no JSON', 'events', 400],
    ['no body', undefined, 400],
    ['a body over 64 KB', { events: [], filler: 'x'.repeat(64 * 1024) }, 413],
  ]

  it.each(cases)('with %s are refused, with CORS headers, and nothing is stored', async (_what, body, status, fields) => {
    const before = (await inlay.database.db.select().from(analytics_event_keys)).length
    const answer = await post(body)
    expect(answer.status).toBe(status)
    if (fields) expect(errorOf(answer).fields).toEqual(fields)
    expect(errorOf(answer).message.length).toBeGreaterThan(5)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await inlay.database.db.select().from(analytics_event_keys)).toHaveLength(before)
  })

  it('with a NUL in the address are stored without it', async () => {
    expect((await post({ events: [event({ component_id: id, host_url: 'https://shop.example/a\u0000b' })] })).status).toBe(202)
    expect((await stored())[0]!.host_url).toBe('https://shop.example/ab')
  })
})
