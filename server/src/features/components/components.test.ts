import type { Component, ComponentVersion } from '@inlay/contract/components'
import { DEFAULT_FAQ } from '@inlay/contract/faq'
import { randomUUID } from 'node:crypto'
import { count } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Asking, Person, TestApp } from '../../../test/app.ts'
import { component_versions, form_submissions } from '../../db/schema.ts'

let inlay: TestApp
let ann: Person
let bob: Person
beforeAll(async () => {
  inlay = await testApp({ config: { defaultPlan: 'pro' } })
  ann = await inlay.person()
  bob = await inlay.person()
})

const as = (person: Person, method: string, path: string, body?: unknown) => inlay.ask(method, `/api/components${path}`, { token: person.token, body } satisfies Asking)
const create = async (body: object = {}) => (await as(ann, 'POST', '', { component_type: 'faq', ...body })).json as Component
const read = async (id: string) => (await as(ann, 'GET', `/${id}`)).json as Component
const versionsOf = async (id: string) => (await as(ann, 'GET', `/${id}/versions`)).json as ComponentVersion[]
const question = (text: string) => ({ items: [{ question: text, answer: 'An answer' }] })

describe('a new component', () => {
  it('is a draft of version 1 with its kind’s config and name', async () => {
    const answer = await as(ann, 'POST', '', { component_type: 'faq' })
    expect(answer.status).toBe(201)
    expect(answer.json).toMatchObject({ component_type: 'faq', name: 'FAQ', config: DEFAULT_FAQ, is_active: false, version: 1, published_at: null })
    const { id } = answer.json as Component
    expect(await read(id)).toEqual(answer.json)
    expect(await versionsOf(id)).toMatchObject([{ version: 1, name: 'FAQ', config: DEFAULT_FAQ, author: 'Ann Example', note: null }])
  })

  it('takes a name and a config; defaults are filled in, unknown keys and NULs dropped', async () => {
    const made = await create({ name: ' Help\u0000 ', config: { title: 'Ti\u0000tle', secret: 1, items: [{ question: 'Q', answer: 'A', extra: {} }] }, owner: 'x' })
    expect(made.name).toBe('Help')
    expect(made.config).toEqual({ ...DEFAULT_FAQ, title: 'Title', items: [{ question: 'Q', answer: 'A' }] })
  })
})

describe('the list', () => {
  it('holds the owner’s own, newest first', async () => {
    const before = (await as(bob, 'GET', '')).json
    const [first, second] = [await create({ name: 'First' }), await create({ name: 'Second' })]
    const list = (await as(ann, 'GET', '')).json as Component[]
    expect(list.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await as(bob, 'GET', '')).json).toEqual(before)
  })
})

describe('a save', () => {
  it('of config or name makes a version; publishing and unpublishing makes none', async () => {
    const { id } = await create()
    const saved = (await as(ann, 'PATCH', `/${id}`, { config: question('New?'), note: 'Typo' })).json as Component
    expect(saved).toMatchObject({ version: 2, is_active: false, config: { items: [{ question: 'New?' }] } })
    const published = (await as(ann, 'PATCH', `/${id}`, { is_active: true })).json as Component
    expect(published).toMatchObject({ version: 2, is_active: true, config: saved.config })
    expect(Date.parse(published.published_at!)).toBeGreaterThanOrEqual(Date.parse(saved.updated_at))
    const off = (await as(ann, 'PATCH', `/${id}`, { is_active: false })).json as Component
    expect(off).toMatchObject({ version: 2, is_active: false, published_at: published.published_at })
    await as(ann, 'PATCH', `/${id}`, { name: 'Renamed', is_active: true })
    expect(await versionsOf(id)).toMatchObject([
      { version: 3, name: 'Renamed', note: null },
      { version: 2, name: 'FAQ', note: 'Typo' },
      { version: 1, name: 'FAQ' },
    ])
  })

  it('of nothing changes nothing', async () => {
    const made = await create()
    const answer = await as(ann, 'PATCH', `/${made.id}`, {})
    expect(answer.status).toBe(200)
    expect(answer.json).toEqual(made)
  })

  it('that was made from an older version is refused, and nothing changes', async () => {
    const { id } = await create()
    await as(ann, 'PATCH', `/${id}`, { config: question('One') })
    const before = await read(id)
    const late = await as(ann, 'PATCH', `/${id}`, { config: question('Two'), is_active: true, base_version: 1 })
    expect(late.status).toBe(409)
    expect(errorOf(late).code).toBe('CONFLICT')
    expect(await read(id)).toEqual(before)
    expect((await as(ann, 'PATCH', `/${id}`, { config: question('Two'), base_version: 2 })).status).toBe(200)
  })

  it('among many at once gets a version of its own', async () => {
    const { id } = await create()
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => as(ann, 'PATCH', `/${id}`, { config: question(`Q${i}`) })))
    expect(answers.map(({ json }) => (json as Component).version).sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i + 2))
    const versions = await versionsOf(id)
    expect(versions).toHaveLength(13)
    expect((await read(id)).config).toEqual(versions[0]!.config)
  })

  it('among many at once that were made from one version is the only one', async () => {
    const { id } = await create()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => as(ann, 'PATCH', `/${id}`, { config: question(`Q${i}`), base_version: 1 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  })
})

describe('a rollback', () => {
  it('makes a new version from an old one, and the component stays published', async () => {
    const { id } = await create({ name: 'Old', config: question('Old?') })
    await as(ann, 'PATCH', `/${id}`, { name: 'New', config: question('New?'), is_active: true })
    const back = await as(ann, 'POST', `/${id}/rollback`, { version: 1 })
    expect(back.json).toMatchObject({ version: 3, name: 'Old', is_active: true, config: { items: [{ question: 'Old?' }] } })
    expect((await versionsOf(id)).map(({ version, note }) => [version, note])).toEqual([
      [3, 'Restored version 1'],
      [2, null],
      [1, null],
    ])
  })

  it('to a version that never was is refused', async () => {
    const made = await create()
    const answer = await as(ann, 'POST', `/${made.id}/rollback`, { version: 7 })
    expect(answer.status).toBe(404)
    expect(errorOf(answer).message).toBe('Version not found')
    expect(await read(made.id)).toEqual(made)
  })
})

describe('a delete', () => {
  it('takes versions and submissions with it', async () => {
    const { id } = await create()
    await inlay.database.db.insert(form_submissions).values({ id: uuidv7(), component_id: id, data: {}, host_url: '', host: '', version: 1, submission_key: randomUUID() })
    const versionsBefore = await inlay.database.db.select({ n: count() }).from(component_versions)
    const answer = await as(ann, 'DELETE', `/${id}`)
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect((await as(ann, 'GET', `/${id}`)).status).toBe(404)
    expect(await inlay.database.db.select().from(form_submissions)).toEqual([])
    expect((await inlay.database.db.select({ n: count() }).from(component_versions))[0]!.n).toBe(versionsBefore[0]!.n - 1)
    expect((await as(ann, 'DELETE', `/${id}`)).status).toBe(404)
  })
})

describe('somebody else’s component', () => {
  it('is not found, whatever one tries, and nothing changes', async () => {
    const made = await create({ config: question('Ann’s') })
    const answers = await Promise.all([
      as(bob, 'GET', `/${made.id}`),
      as(bob, 'PATCH', `/${made.id}`, { name: 'Bob’s', is_active: true }),
      as(bob, 'DELETE', `/${made.id}`),
      as(bob, 'GET', `/${made.id}/versions`),
      as(bob, 'POST', `/${made.id}/rollback`, { version: 1 }),
    ])
    for (const answer of answers) expect([answer.status, errorOf(answer).code]).toEqual([404, 'NOT_FOUND'])
    expect(await read(made.id)).toEqual(made)
  })
})
