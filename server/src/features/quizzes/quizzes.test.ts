import type { ComponentVersion } from '@inlay/contract/components'
import { DEFAULT_QUIZ } from '@inlay/contract/quiz'
import type { Quiz } from '@inlay/contract/quizzes'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { component_versions, quiz_configs, quiz_submissions } from '../../db/schema.ts'

let inlay: TestApp
let ann: Person
let bob: Person
beforeAll(async () => {
  inlay = await testApp({ config: { defaultPlan: 'pro' } })
  ann = await inlay.person()
  bob = await inlay.person()
})

const { title: _, description: __, ...WITHOUT_WORDS } = DEFAULT_QUIZ
const as = (person: Person, method: string, path: string, body?: unknown) => inlay.ask(method, `/api/quizzes${path}`, { token: person.token, body })
const create = async (body: object = {}) => (await as(ann, 'POST', '', body)).json as Quiz
const read = async (id: string) => (await as(ann, 'GET', `/${id}`)).json as Quiz
const versionsOf = async (id: string) => (await as(ann, 'GET', `/${id}/versions`)).json as ComponentVersion[]
const asking = (text: string) => ({ ...WITHOUT_WORDS, questions: [{ type: 'text', id: 'q', text, required: true }] })
const delivered = async (id: string) => ((await inlay.ask('GET', `/v1/components?ids=${id}`)).json as { components: { config: { title: string } }[] }).components.map(({ config }) => config.title)

describe('a new quiz', () => {
  it('is live, of version 1, and begins as the specification says', async () => {
    const answer = await as(ann, 'POST', '', {})
    expect(answer.status).toBe(201)
    const made = answer.json as Quiz
    expect(made).toMatchObject({ name: 'New Quiz', title: 'New Quiz', description: 'Quiz description', config: WITHOUT_WORDS, is_active: true, version: 1 })
    expect(Object.keys(made.config)).not.toContain('title')
    expect(Date.parse(made.published_at!)).not.toBeNaN()
    expect(await read(made.id)).toEqual(made)
    expect(await versionsOf(made.id)).toMatchObject([{ version: 1, name: 'New Quiz', config: DEFAULT_QUIZ, author: 'Ann Example', note: null }])
    expect(await delivered(made.id)).toEqual(['New Quiz'])
  })

  it('takes words, a config and a state; the name is the title unless it is given; unknown keys and NULs are dropped', async () => {
    const made = await create({ title: 'Which\u0000 maker?', description: 'One minute.', config: { ...asking('Why?'), title: 'not this', secret: 1 }, is_active: false, user_id: bob.id })
    expect(made).toMatchObject({ name: 'Which maker?', title: 'Which maker?', description: 'One minute.', is_active: false, published_at: null, config: asking('Why?') })
    expect(JSON.stringify(made)).not.toMatch(/secret|not this/)
    expect(await create({ title: ' ', name: ' Mine ' })).toMatchObject({ title: ' ', name: 'Mine' })
    expect((await create({ title: 't'.repeat(200) })).name).toBe('t'.repeat(120))
  })
})

describe('the list of quizzes', () => {
  it('holds the owner’s own, newest first', async () => {
    const [first, second] = [await create({ name: 'First' }), await create({ name: 'Second' })]
    expect(((await as(ann, 'GET', '')).json as Quiz[]).slice(0, 2)).toEqual([second, first])
    expect((await as(bob, 'GET', '')).json).toEqual([])
  })
})

describe('a save', () => {
  it('of words, name or config makes a version that has all of them; publishing makes none', async () => {
    const { id } = await create()
    expect((await as(ann, 'PATCH', `/${id}`, { title: 'Title' })).json).toMatchObject({ version: 2, name: 'New Quiz', title: 'Title', description: 'Quiz description', config: WITHOUT_WORDS })
    expect((await as(ann, 'PATCH', `/${id}`, { config: asking('Why?'), note: 'Shorter' })).json).toMatchObject({ version: 3, title: 'Title', config: asking('Why?') })
    expect((await as(ann, 'PATCH', `/${id}`, { is_active: false })).json).toMatchObject({ version: 3, is_active: false })
    expect(await delivered(id)).toEqual([])
    const published = (await as(ann, 'PATCH', `/${id}`, { is_active: true })).json as Quiz
    expect(published).toMatchObject({ version: 3, is_active: true })
    expect(await delivered(id)).toEqual(['Title'])
    expect((await as(ann, 'PATCH', `/${id}`, { name: 'Renamed', description: '' })).json).toMatchObject({ version: 4, published_at: published.published_at })
    expect(await versionsOf(id)).toMatchObject([
      { version: 4, name: 'Renamed', config: { title: 'Title', description: '', ...asking('Why?') } },
      { version: 3, note: 'Shorter', config: { description: 'Quiz description', ...asking('Why?') } },
      { version: 2, config: { title: 'Title', ...WITHOUT_WORDS } },
      { version: 1, config: DEFAULT_QUIZ },
    ])
  })

  it('of nothing changes nothing', async () => {
    const made = await create()
    expect(await as(ann, 'PATCH', `/${made.id}`, {})).toMatchObject({ status: 200, json: made })
  })

  it('is what the next visitor gets', async () => {
    const { id } = await create()
    expect(await delivered(id)).toEqual(['New Quiz'])
    await as(ann, 'PATCH', `/${id}`, { title: 'Changed' })
    expect(await delivered(id)).toEqual(['Changed'])
  })

  it('that was made from an older version is refused, and nothing changes', async () => {
    const { id } = await create()
    await as(ann, 'PATCH', `/${id}`, { title: 'One' })
    const before = await read(id)
    const late = await as(ann, 'PATCH', `/${id}`, { title: 'Two', is_active: false, base_version: 1 })
    expect([late.status, errorOf(late).code]).toEqual([409, 'CONFLICT'])
    expect(await read(id)).toEqual(before)
  })

  it('among many at once that were made from one version is the only one; without a version each is one', async () => {
    const { id } = await create()
    const bound = await Promise.all(Array.from({ length: 8 }, (_unused, i) => as(ann, 'PATCH', `/${id}`, { title: `T${i}`, base_version: 1 })))
    expect(bound.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    const free = await Promise.all(Array.from({ length: 8 }, (_unused, i) => as(ann, 'PATCH', `/${id}`, { title: `U${i}` })))
    expect(free.map(({ json }) => (json as Quiz).version).sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
    expect((await versionsOf(id))[0]!.config['title']).toBe((await read(id)).title)
  })
})

describe('a rollback', () => {
  it('makes a new version from an old one, words and all, and the quiz keeps its state', async () => {
    const { id } = await create({ name: 'Old', title: 'Old title', config: asking('Old?') })
    await as(ann, 'PATCH', `/${id}`, { name: 'New', title: 'New title', config: asking('New?'), is_active: false })
    expect((await as(ann, 'POST', `/${id}/rollback`, { version: 1 })).json).toMatchObject({ version: 3, name: 'Old', title: 'Old title', config: asking('Old?'), is_active: false })
    expect((await versionsOf(id))[0]).toMatchObject({ version: 3, note: 'Restored version 1' })
  })

  it('to a version that is none, or that may not be saved any more, changes nothing', async () => {
    const made = await create()
    expect(errorOf(await as(ann, 'POST', `/${made.id}/rollback`, { version: 7 })).message).toBe('Version not found')
    await inlay.database.db.update(component_versions).set({ config: { questions: [] } }).where(eq(component_versions.quiz_id, made.id))
    const empty = await as(ann, 'POST', `/${made.id}/rollback`, { version: 1 })
    expect([empty.status, errorOf(empty).fields]).toEqual([400, { 'config.questions': 'Add at least one question' }])
    expect(await read(made.id)).toEqual(made)
  })
})

describe('a delete', () => {
  it('takes versions and submissions with it, and visitors get it no more', async () => {
    const { id } = await create()
    await inlay.database.db.insert(quiz_submissions).values({ id: uuidv7(), quiz_id: id, responses: {}, score: 0, host_url: '', host: '', version: 1, submission_key: randomUUID() })
    expect(await delivered(id)).toHaveLength(1)
    expect(await as(ann, 'DELETE', `/${id}`)).toMatchObject({ status: 204, text: '' })
    expect(await delivered(id)).toEqual([])
    expect((await as(ann, 'GET', `/${id}`)).status).toBe(404)
    expect(await inlay.database.db.select().from(quiz_submissions)).toEqual([])
    expect(await inlay.database.db.select().from(component_versions).where(eq(component_versions.quiz_id, id))).toEqual([])
    expect((await as(ann, 'DELETE', `/${id}`)).status).toBe(404)
  })
})

describe('somebody else’s quiz', () => {
  it('is not found, whatever one tries, and nothing changes; a component’s id is none of a quiz', async () => {
    const made = await create()
    const component = (await inlay.ask('POST', '/api/components', { token: bob.token, body: { component_type: 'faq' } })).json as { id: string }
    for (const id of [made.id, component.id, randomUUID()]) {
      const answers = await Promise.all([
        as(bob, 'GET', `/${id}`),
        as(bob, 'PATCH', `/${id}`, { title: 'Bob’s', is_active: false }),
        as(bob, 'DELETE', `/${id}`),
        as(bob, 'GET', `/${id}/versions`),
        as(bob, 'POST', `/${id}/rollback`, { version: 1 }),
      ])
      for (const answer of answers) expect([answer.status, errorOf(answer)]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND', message: 'Quiz not found' })])
    }
    expect(await read(made.id)).toEqual(made)
    expect((await inlay.ask('GET', `/api/components/${made.id}`, { token: ann.token })).status).toBe(404)
  })
})

describe('bad input', () => {
  it.each<[string, string, string, unknown, Record<string, string>]>([
    ['a malformed id', 'GET', '/1', undefined, { id: 'Must be a quiz id' }],
    ['an empty name', 'PATCH', '/:id', { name: ' ' }, { name: 'Please enter a name' }],
    ['an oversized title', 'PATCH', '/:id', { title: 'x'.repeat(201) }, { title: 'Must be at most 200 characters' }],
    ['a title of a wrong type', 'POST', '', { title: 5 }, { title: 'Must be text' }],
    ['an oversized description', 'PATCH', '/:id', { description: 'x'.repeat(2_001) }, { description: 'Must be at most 2,000 characters' }],
    ['a config that is a list', 'PATCH', '/:id', { config: [] }, { config: 'Must be an object' }],
    ['a state that is text', 'PATCH', '/:id', { is_active: 'true' }, { is_active: 'Must be true or false' }],
    ['a version that is a fraction', 'PATCH', '/:id', { base_version: 1.5 }, { base_version: 'Must be a whole number' }],
    ['no question', 'POST', '', { config: {} }, { 'config.questions': 'Add at least one question' }],
    ['a question without options', 'PATCH', '/:id', { config: { questions: [{ type: 'single-choice', id: 'q' }] } }, { 'config.questions.0.options': 'Must have at least one option' }],
    ['points that are no whole number', 'PATCH', '/:id', { config: { questions: [{ type: 'single-choice', id: 'q', options: [{ id: 'a', text: 'A', score: { default: 0.5 } }] }] } }, { 'config.questions.0.options.0.score.default': 'Must be a whole number' }],
    ['an outcome that ends before it begins', 'PATCH', '/:id', { name: 'Not taken', config: { ...WITHOUT_WORDS, outcomes: [{ id: 'o', minScore: 60, maxScore: 50 }] } }, { 'config.outcomes.0.maxScore': 'Must be 60 or more' }],
    ['a rollback to version 0', 'POST', '/:id/rollback', { version: 0 }, { version: 'Must be 1 or more' }],
  ])('%s is answered with 400 and what is wrong, and nothing changes', async (_what, method, path, body, fields) => {
    const { id } = await create()
    const stored = async () => [await inlay.database.db.select().from(quiz_configs), await inlay.database.db.select().from(component_versions)]
    const before = await stored()
    const answer = await as(ann, method, path.replace(':id', id), body)
    expect([answer.status, errorOf(answer).fields]).toEqual([400, fields])
    expect(await stored()).toEqual(before)
  })

  it('is asked for a session first, by every procedure', async () => {
    const { id } = await create()
    for (const [method, path] of [['GET', ''], ['POST', ''], ['GET', `/${id}`], ['PATCH', `/${id}`], ['DELETE', `/${id}`], ['GET', `/${id}/versions`], ['POST', `/${id}/rollback`]] as const) {
      const answer = await inlay.ask(method, `/api/quizzes${path}`, { body: method === 'POST' || method === 'PATCH' ? { version: 1 } : undefined })
      expect([method, path, answer.status, errorOf(answer).message]).toEqual([method, path, 401, 'Not authenticated'])
    }
  })

  it('leaves no trace as an unexpected error', () => {
    expect(inlay.log.filter((line) => line.includes('unexpected'))).toEqual([])
  })
})

it('a change to a quiz made by another hand is told to every process', async () => {
  const { id } = await create()
  expect(await delivered(id)).toEqual(['New Quiz'])
  await inlay.database.db.update(quiz_configs).set({ title: 'By hand' }).where(eq(quiz_configs.id, id))
  await expect.poll(() => delivered(id)).toEqual(['By hand'])
})
