import { randomUUID } from 'node:crypto'
import { DEFAULT_CONFIGS } from '@inlay/contract/component-configs'
import { COMPONENT_TYPES } from '@inlay/contract/component-types'
import type { ComponentType } from '@inlay/contract/component-types'
import type { Component } from '@inlay/contract/components'
import { deliver } from '@inlay/contract/deliver'
import type { Deliverable } from '@inlay/contract/deliver'
import type { DeliveredComponents } from '@inlay/contract/delivery'
import { DEFAULT_QUIZ } from '@inlay/contract/quiz'
import type { QuizConfig } from '@inlay/contract/quiz'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { testApp } from '../../test/app.ts'
import type { Person, TestApp } from '../../test/app.ts'
import { embedBuild } from '../../test/embed-build.ts'
import { analytics_events, analytics_rollup, component_configs, quiz_configs, user_bans } from '../db/schema.ts'

let inlay: TestApp
/** A second process on the same database. */
let second: TestApp
let ann: Person
beforeAll(async () => {
  const assets = { embed: embedBuild([...COMPONENT_TYPES, 'quiz']).folder, web: '/nowhere' }
  inlay = await testApp({ assets })
  second = await testApp({ assets, database: inlay.database })
  ann = await inlay.person()
})

async function published(component_type: ComponentType, config?: object): Promise<string> {
  const made = await inlay.ask('POST', '/api/components', { token: ann.token, body: { component_type, config } })
  expect(made.status, made.text).toBe(201)
  const { id } = made.json as Component
  await inlay.ask('PATCH', `/api/components/${id}`, { token: ann.token, body: { is_active: true } })
  return id
}
const change = (id: string, values: Partial<typeof quiz_configs.$inferInsert>) => inlay.database.db.update(quiz_configs).set(values).where(eq(quiz_configs.id, id))
async function quiz({ title, description, ...config }: QuizConfig = DEFAULT_QUIZ, owner = ann, is_active = true): Promise<string> {
  const id = uuidv7()
  await inlay.database.db.insert(quiz_configs).values({ id, user_id: owner.id, name: 'Quiz', title, description, config, is_active })
  return id
}
const delivered = async (ids: string, from = inlay) => (await from.ask('GET', `/v1/components?ids=${ids}`)).json as DeliveredComponents
const idsOf = async (ids: string, from = inlay) => (await delivered(ids, from)).components.map(({ id }) => id)
const soon = (fact: () => Promise<void>) => vi.waitFor(fact, { timeout: 1000, interval: 10 })
const renderer = (kind: string) => [kind, `/embed/${kind}-0123456789.js`]

describe('a component of every kind', () => {
  it.each(COMPONENT_TYPES)('%s: is delivered as its config says, with its renderer', async (type) => {
    const id = await published(type)
    const { components, renderers } = await delivered(id)
    expect(components).toEqual([deliver({ type, config: DEFAULT_CONFIGS[type] } as Deliverable, { id, version: 1 })])
    expect(renderers).toHaveProperty(...(renderer(type) as [string, string]))
  })

  it('brings the renderers of what it has inside, and no other', async () => {
    const form = { kind: 'form', form: { fields: [{ type: 'email', name: 'email' }] } }
    const faq = { kind: 'faq', items: [{ question: 'Q', answer: 'A' }] }
    for (const [type, content, kinds] of [
      ['modal', form, ['modal', 'form']],
      ['modal', { kind: 'buttons' }, ['modal']],
      ['widget', form, ['widget', 'form']],
      ['widget', faq, ['widget', 'faq']],
      ['widget', { kind: 'links' }, ['widget']],
    ] as const) {
      expect((await delivered(await published(type, { content }))).renderers).toEqual(Object.fromEntries(kinds.map(renderer)))
    }
  })

  it('is delivered beside others, each renderer once', async () => {
    const ids = [await published('poll'), await published('widget', { content: { kind: 'faq' } }), await quiz(), await published('poll'), await published('faq')]
    const { components, renderers } = await delivered(ids.join(','))
    expect(components.map(({ id }) => id)).toEqual(ids)
    expect(renderers).toEqual(Object.fromEntries(['poll', 'widget', 'faq', 'quiz'].map(renderer)))
  })
})

describe('a stored form', () => {
  const put = (id: string, config: Record<string, unknown>) => inlay.database.db.update(component_configs).set({ config }).where(eq(component_configs.id, id))

  it('with limits that are refused today is delivered with mended ones, and takes an answer on the limits that are drawn', async () => {
    const id = await published('form')
    await put(id, { fields: [{ type: 'range', name: 'size', min: 5, max: 5, step: 0 }, { type: 'rating', name: 'stars', maxRating: 1 }] })
    await soon(async () => expect((await delivered(id)).components).toMatchObject([{ config: { fields: [{ name: 'size', min: 5, max: 6, step: 1 }, { name: 'stars', maxRating: 2 }] } }]))
    const send = (data: object) => inlay.ask('POST', '/functions/v1/submit-form', { body: { component_id: id, data, host_url: 'https://shop.example/' } })
    expect((await send({ size: 6, stars: 2 })).status).toBe(200)
    expect((await send({ size: 7, stars: 2 })).status).toBe(400)
  })

  it('that is broken is not, until it is mended', async () => {
    const id = await published('form')
    expect(await idsOf(id)).toEqual([id])
    await put(id, { fields: [{ type: 'hologram', name: 'a' }] })
    await soon(async () => expect(await idsOf(id)).toEqual([]))
    expect(inlay.log.some((line) => line.includes(id) && line.includes('not valid'))).toBe(true)
    await put(id, { fields: [{ type: 'text', name: 'a' }] })
    await soon(async () => expect(await idsOf(id)).toEqual([id]))
  })
})

describe('a banner with a schedule', () => {
  it('comes and goes at its moments without any write', async () => {
    const now = Date.now()
    const [startsAt, endsAt] = [now + 2_500, now + 4_000].map((moment) => new Date(moment).toISOString())
    const id = await published('banner', { schedule: { startsAt, endsAt } })
    expect(await idsOf(id)).toEqual([])
    await vi.waitFor(async () => expect(await idsOf(id)).toEqual([id]), { timeout: 10_000, interval: 20 })
    expect(Date.now()).toBeGreaterThanOrEqual(now + 2_500)
    await vi.waitFor(async () => expect(await idsOf(id)).toEqual([]), { timeout: 10_000, interval: 20 })
    expect(Date.now()).toBeGreaterThanOrEqual(now + 4_000)
  })

  it('that is open at both ends is there; what is told of it holds no moment', async () => {
    const id = await published('banner', { schedule: { startsAt: '2020-01-01T00:00:00Z', endsAt: '2999-01-01T00:00:00Z' } })
    const answer = await inlay.ask('GET', `/v1/components?ids=${id}`)
    expect((answer.json as DeliveredComponents).components).toHaveLength(1)
    expect(answer.text).not.toMatch(/2020|2999|schedule/)
  })
})

describe('a quiz', () => {
  it('is delivered under its title and description, without what its answers are worth', async () => {
    const id = await quiz({ ...DEFAULT_QUIZ, title: 'Which course?', description: 'One minute.' })
    const { components, renderers } = await delivered(id)
    expect(components).toEqual([deliver({ type: 'quiz', config: { ...DEFAULT_QUIZ, title: 'Which course?', description: 'One minute.' } }, { id, version: 1 })])
    expect(renderers).toEqual(Object.fromEntries([renderer('quiz')]))
    expect(JSON.stringify(components)).not.toMatch(/score|outcome|points/i)
  })

  it('comes and goes as it is published and unpublished, changed and deleted, in every process', async () => {
    const id = await quiz(DEFAULT_QUIZ, ann, false)
    for (const from of [inlay, second]) expect(await idsOf(id, from)).toEqual([])
    await change(id, { is_active: true })
    for (const from of [inlay, second]) await soon(async () => expect(await idsOf(id, from)).toEqual([id]))
    await change(id, { title: 'New title', version: 2 })
    for (const from of [inlay, second]) await soon(async () => expect((await delivered(id, from)).components).toMatchObject([{ version: 2, config: { title: 'New title' } }]))
    await change(id, { is_active: false })
    for (const from of [inlay, second]) await soon(async () => expect(await idsOf(id, from)).toEqual([]))
    await change(id, { is_active: true })
    await soon(async () => expect(await idsOf(id)).toEqual([id]))
    await inlay.database.db.delete(quiz_configs).where(eq(quiz_configs.id, id))
    for (const from of [inlay, second]) await soon(async () => expect(await idsOf(id, from)).toEqual([]))
  })

  it('that is broken is not delivered, and one without questions, stored once, is', async () => {
    const id = await quiz()
    await change(id, { config: { questions: [{ type: 'essay', id: 'q' }] } })
    await soon(async () => expect(await idsOf(id)).toEqual([]))
    await change(id, { config: {} })
    await soon(async () => expect((await delivered(id)).components).toMatchObject([{ config: { questions: [] } }]))
    await change(id, { config: [] as unknown as Record<string, unknown> })
    await soon(async () => expect(await idsOf(id)).toEqual([]))
  })

  it('of a banned owner is absent', async () => {
    const bob = await inlay.person()
    const id = await quiz(DEFAULT_QUIZ, bob)
    expect(await idsOf(id)).toEqual([id])
    await inlay.database.db.insert(user_bans).values({ id: uuidv7(), user_id: bob.id, reason: 'spam' })
    await soon(async () => expect(await idsOf(id)).toEqual([]))
  })

  it('has its events counted like any component’s', async () => {
    const id = await quiz()
    await change(id, { version: 4 })
    await soon(async () => expect((await delivered(id)).components[0]!.version).toBe(4))
    const events = ['component_load', 'view', 'component_interaction', 'submit'].map((event_type) => ({ event_key: randomUUID(), event_type, component_id: id, host_url: 'https://shop.example/page', at: Date.now() }))
    expect((await inlay.ask('POST', '/v1/events', { body: { events } })).json).toEqual({ accepted: 4 })
    const stored = await inlay.database.db.select().from(analytics_events).where(eq(analytics_events.component_id, id))
    expect(stored.map(({ event_type }) => event_type).sort()).toEqual(['component_interaction', 'component_load', 'submit', 'view'])
    for (const event of stored) expect(event).toMatchObject({ owner_id: ann.id, component_type: 'quiz', version: 4, host: 'shop.example' })
    expect((await inlay.database.db.select().from(analytics_rollup).where(eq(analytics_rollup.component_id, id))).map(({ count }) => count)).toEqual([1, 1, 1, 1])
  })
})
