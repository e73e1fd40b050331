import { randomUUID } from 'node:crypto'
import type { Component } from '@inlay/contract/components'
import type { ComponentType } from '@inlay/contract/component-types'
import { quizConfig } from '@inlay/contract/quiz'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../test/app.ts'
import type { Person, TestApp } from '../../test/app.ts'
import { component_configs, form_submissions, quiz_configs, quiz_submissions } from '../db/schema.ts'

let inlay: TestApp
let ann: Person
beforeAll(async () => {
  inlay = await testApp()
  ann = await inlay.person()
})

const create = async (component_type: ComponentType, config?: object, is_active = true) => {
  const made = await inlay.ask('POST', '/api/components', { token: ann.token, body: { component_type, ...(config && { config }) } })
  expect(made.status, made.text).toBe(201)
  const { id } = made.json as Component
  if (is_active) await inlay.ask('PATCH', `/api/components/${id}`, { token: ann.token, body: { is_active } })
  return id
}
const send = (component_id: string, data: unknown, more: object = {}, headers: Record<string, string> = { 'content-type': 'text/plain' }) =>
  inlay.ask('POST', '/functions/v1/submit-form', { body: JSON.stringify({ component_id, data, host_url: 'https://shop.example/page#part', ...more }), headers })
const stored = (id: string) => inlay.database.db.select().from(form_submissions).where(eq(form_submissions.component_id, id)).orderBy(form_submissions.id)

const FORM = {
  fields: [
    { type: 'radio', name: 'more', label: 'More?', options: ['yes', 'no'], required: true },
    { type: 'text', name: 'why', label: 'Why?', required: true, showIf: { field: 'more', value: 'yes' } },
    { type: 'number', name: 'count', label: 'How many?', required: true },
    { type: 'hidden', name: 'source', value: 'page' },
  ],
}

describe('a submission of a form', () => {
  it('is stored when it is acknowledged, with page, host and version, whichever type the body says it has', async () => {
    const id = await create('form', FORM)
    for (const type of ['text/plain;charset=UTF-8', 'application/json']) {
      const answer = await send(id, { more: 'no', count: 0, source: 'letter' }, { version: 1, elapsed: 4000, trap: '' }, { 'content-type': type, origin: 'null' })
      expect([answer.status, answer.json]).toEqual([200, { ok: true }])
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    }
    expect(await stored(id)).toMatchObject(Array(2).fill({ data: { more: 'no', count: 0, source: 'letter' }, host_url: 'https://shop.example/page', host: 'shop.example', version: 1 }))
  })

  it('keeps no answer of a hidden field, and nothing that no field asks for', async () => {
    const id = await create('form', FORM)
    expect((await send(id, { more: 'no', why: 'typed before', count: '7', extra: 1, __proto__: { count: 3 } })).status).toBe(200)
    expect((await stored(id))[0]!.data).toEqual({ more: 'no', count: 7 })
  })

  it('keeps a zero and a no as answers, also where one is required', async () => {
    const asked = { rating: { min: 0, maxRating: 10 }, range: { min: 0 }, number: {}, radio: { options: ['0', '1'] }, toggle: { required: false } }
    const id = await create('form', { fields: Object.entries(asked).map(([type, more]) => ({ type, name: type, label: type, required: true, ...more })) })
    const zeros = { rating: 0, range: 0, number: 0, radio: '0', toggle: false }
    expect((await send(id, zeros)).json).toEqual({ ok: true })
    expect((await stored(id))[0]!.data).toEqual(zeros)
  })

  it('names each wrong field in the words of its form, and stores nothing', async () => {
    const id = await create('form', { ...FORM, texts: { required: 'Bitte ausfüllen' } })
    const answer = await send(id, { more: 'yes', count: 'many' })
    expect([answer.status, errorOf(answer).fields]).toEqual([400, { why: 'Bitte ausfüllen', count: 'Enter a number' }])
    expect(errorOf(await send(id, {})).fields).toEqual({ more: 'Bitte ausfüllen', count: 'Bitte ausfüllen' })
    expect(await stored(id)).toEqual([])
  })

  it('is one row for one key: one after the other, and twenty at once', async () => {
    const id = await create('form', FORM)
    const submission_key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send(id, { more: 'no', count: i }, { submission_key: i % 2 ? submission_key : submission_key.toUpperCase() })))
    expect(answers.map(({ status, json }) => [status, json])).toEqual(Array(20).fill([200, { ok: true }]))
    expect((await send(id, { more: 'no', count: 99 }, { submission_key })).status).toBe(200)
    expect(await stored(id)).toHaveLength(1)
  })

  it('survives a NUL and a lone surrogate in every place', async () => {
    const id = await create('form', { fields: [{ type: 'textarea', name: 'a', label: 'A' }] })
    expect((await send(id, { a: 'one\u0000two\ud800', 'b\u0000': '\u0000' }, { host_url: 'https://shop.example/a\u0000b' })).status).toBe(200)
    expect(await stored(id)).toMatchObject([{ data: { a: 'onetwo\ufffd' }, host_url: 'https://shop.example/ab' }])
  })

  it('is refused with 404 for a draft, an unknown id and a kind that collects nothing', async () => {
    for (const id of [await create('form', FORM, false), randomUUID(), await create('faq'), await create('cta')]) {
      const answer = await send(id, { more: 'no', count: 1 })
      expect([answer.status, errorOf(answer).code]).toEqual([404, 'NOT_FOUND'])
    }
  })

  it('is refused when its component was deleted by hand a moment ago', async () => {
    const id = await create('form', FORM)
    expect((await send(id, { more: 'no', count: 1 })).status).toBe(200)
    await inlay.database.db.delete(component_configs).where(eq(component_configs.id, id))
    expect((await send(id, { more: 'no', count: 1 })).status).toBe(404)
  })

  it.each([
    ['component_id', { component_id: 'x' }],
    ['data', { data: [] }],
    ['data', { data: null }],
    ['host_url', { host_url: 'nowhere' }],
    ['submission_key', { submission_key: '1' }],
    ['version', { version: 0 }],
    ['elapsed', { elapsed: 'long' }],
    ['trap', { trap: 1 }],
  ])('names %s when it is wrong', async (field, change) => {
    const answer = await send(await create('form', FORM), { more: 'no', count: 1 }, change)
    expect([answer.status, Object.keys(errorOf(answer).fields ?? {})[0]]).toEqual([400, field])
  })

  it('answers what is no JSON, too deep or too large with CORS and a reason', async () => {
    for (const [body, status] of [['{', 400], ['[]', 400], ['"a"', 400], [`{"data":${'['.repeat(100)}${']'.repeat(100)}}`, 400], [JSON.stringify({ data: { a: 'x'.repeat(70_000) } }), 413]] as const) {
      const answer = await inlay.ask('POST', '/functions/v1/submit-form', { body, headers: { 'content-type': 'text/plain' } })
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, '*'])
      expect(errorOf(answer).message).not.toBe('')
    }
    const wrongMethod = await inlay.ask('GET', '/functions/v1/submit-form')
    expect([wrongMethod.status, wrongMethod.headers.get('access-control-allow-origin')]).toEqual([405, '*'])
  })
})

describe('programs that fill in forms', () => {
  it('are told by the field that people do not see, and by their haste', async () => {
    const id = await create('form', FORM)
    const data = { more: 'no', count: 1 }
    expect(errorOf(await send(id, data, { trap: 'https://spam.example' })).code).toBe('SPAM')
    const hasty = await send(id, data, { elapsed: 20 })
    expect([hasty.status, hasty.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await stored(id)).toEqual([])
  })

  it('close a form for nobody but themselves', async () => {
    const proxied = await testApp({ database: inlay.database, config: { trustedProxies: [{ address: '127.0.0.1', prefix: 32, family: 'ipv4' }] } })
    const id = await create('form', FORM)
    const from = (address: string) => proxied.ask('POST', '/functions/v1/submit-form', { body: { component_id: id, data: { more: 'no', count: 1 }, host_url: 'https://shop.example/' }, headers: { 'x-forwarded-for': address } })
    const bot = await Promise.all(Array.from({ length: 60 }, () => from('203.0.113.7')))
    expect(bot.filter(({ status }) => status === 200)).toHaveLength(30)
    const refused = bot.find(({ status }) => status === 429)!
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After')
    expect((await from('203.0.113.8')).status).toBe(200)
    // One machine has a whole /64 to pick addresses from.
    const rotating = await Promise.all(Array.from({ length: 40 }, (_, i) => from(`2001:db8:1:1::${i.toString(16)}`)))
    expect(rotating.filter(({ status }) => status === 200)).toHaveLength(30)
  })

  it('gain nothing by a forwarded address that no proxy of ours wrote', async () => {
    const id = await create('form', FORM)
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => send(id, { more: 'no', count: 1 }, {}, { 'content-type': 'text/plain', 'x-forwarded-for': `203.0.113.${i}` })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  })
})

describe('an answer to a poll', () => {
  const POLL = { question: 'Which?', options: [{ id: 'a', text: 'A' }, { id: '0', text: '0' }], showResults: true }

  it('is stored, and answered by what all have chosen where the owner shows it', async () => {
    const id = await create('poll', POLL)
    expect((await send(id, { choices: ['0'] })).json).toEqual({ ok: true, results: { counts: { 0: 1 }, people: 1 } })
    expect((await send(id, { choices: ['a'] })).json).toEqual({ ok: true, results: { counts: { 0: 1, a: 1 }, people: 2 } })
    const quiet = await create('poll', { ...POLL, showResults: false })
    expect((await send(quiet, { choices: ['a'] })).json).toEqual({ ok: true })
  })

  it('is taken without results where they cannot be counted, and the log says why', async () => {
    const id = await create('poll', POLL)
    // Of a shape that no version could store.
    await inlay.database.db.insert(form_submissions).values({ id: uuidv7(), component_id: id, data: { choices: 'a' }, host_url: '', host: '', version: 1, submission_key: randomUUID() })
    const answer = await send(id, { choices: ['a'] })
    expect([answer.status, answer.json]).toEqual([200, { ok: true }])
    expect(inlay.log.some((line) => line.includes('results of a poll') && line.includes(id))).toBe(true)
  })

  it('must choose what there is, and one where one is asked for', async () => {
    const id = await create('poll', POLL)
    for (const choices of [[], ['c'], ['a', '0'], ['a', 'c'], undefined, 'b', {}]) {
      const answer = await send(id, { choices })
      expect([answer.status, errorOf(answer).fields]).toEqual([400, { choices: 'Choose an option' }])
    }
    expect(await stored(id)).toEqual([])
    const several = await create('poll', { ...POLL, allowMultiple: true })
    expect((await send(several, { choices: ['0', 'a', 'a'] })).json).toEqual({ ok: true, results: { counts: { 0: 1, a: 1 }, people: 1 } })
  })
})

describe('a subscriber', () => {
  it('is there once, however the address is spelled, and is told the same each time', async () => {
    const id = await create('newsletter')
    const spellings = ['Ann@Example.com', 'ann@example.com ', ' ANN@EXAMPLE.COM', 'ann@example.com']
    const answers = await Promise.all(spellings.map((email) => send(id, { email })))
    expect(answers.map(({ status, json }) => [status, json])).toEqual(Array(4).fill([200, { ok: true }]))
    expect(await stored(id)).toHaveLength(1)
    expect((await send(id, { email: 'ann+news@example.com' })).status).toBe(200)
    expect((await send(await create('waitlist'), { email: 'ann@example.com' })).status).toBe(200)
    expect(await stored(id)).toHaveLength(2)
  })

  it.each(['a@b', 'a@b..c', '', 'ann', 'ann@', '@example.com', `${'x'.repeat(300)}@example.com`, 'a b@example.com', null, 5, {}])('needs an address that mail can reach: not %j', async (email) => {
    const id = await create('newsletter', { customFields: [{ name: 'age', type: 'number', required: false }] })
    const answer = await send(id, { email })
    expect(answer.status).toBe(400)
    expect(errorOf(answer).fields).toHaveProperty('email')
  })
})

describe('a run through a quiz', () => {
  const QUIZ = quizConfig.parse({
    title: 'Quiz',
    questions: [1, 2, 3].map((n) => ({ type: 'single-choice', id: `q${n}`, text: `Question ${n}`, options: [{ id: 'yes', text: 'Yes', score: { default: 1 } }, { id: 'no', text: 'No', score: { default: 0 } }] })),
    outcomes: [{ id: 'low', title: 'Low', minScore: 0, maxScore: 66 }, { id: 'high', title: 'High', minScore: 67, maxScore: 100 }],
  })
  const createQuiz = async (is_active = true) => {
    const id = uuidv7()
    const { title, description, ...config } = QUIZ
    await inlay.database.db.insert(quiz_configs).values({ id, user_id: ann.id, name: 'Quiz', title, description, config, is_active })
    return id
  }
  const run = (quiz_id: string, responses: unknown, more: object = {}) => inlay.ask('POST', '/functions/v1/submit-quiz', { body: { quiz_id, responses, host_url: 'https://shop.example/', ...more } })
  const runs = (id: string) => inlay.database.db.select().from(quiz_submissions).where(eq(quiz_submissions.quiz_id, id))

  it('is scored by the server, unrounded, whatever the visitor says', async () => {
    const id = await createQuiz()
    const answer = await run(id, { q1: 'yes', q2: 'yes', q3: 'no', score: 100 })
    expect(answer.json).toMatchObject({ score: 200 / 3, outcome: { id: 'low', title: 'Low' } })
    expect(await runs(id)).toMatchObject([{ score: 200 / 3, outcome: 'Low', responses: { q1: 'yes', q2: 'yes', q3: 'no' } }])
    expect((await run(id, { q1: 'yes', q2: 'yes', q3: 'yes' })).json).toMatchObject({ score: 100, outcome: { id: 'high' } })
  })

  it('gets its first result again under its key, also from twenty at once', async () => {
    const id = await createQuiz()
    const submission_key = randomUUID()
    const first = await run(id, { q1: 'yes', q2: 'no', q3: 'no' }, { submission_key })
    const again = await Promise.all(Array.from({ length: 20 }, () => run(id, { q1: 'yes', q2: 'yes', q3: 'yes' }, { submission_key })))
    expect(again.map(({ json }) => json)).toEqual(Array(20).fill(first.json))
    expect(await runs(id)).toHaveLength(1)
  })

  it('names each question without an answer, and is refused for a quiz that is not published', async () => {
    const id = await createQuiz()
    const answer = await run(id, { q1: 'maybe', q2: 'yes' })
    expect([answer.status, errorOf(answer).fields]).toEqual([400, { q1: 'Please answer this question', q3: 'Please answer this question' }])
    expect((await run(await createQuiz(false), { q1: 'yes', q2: 'yes', q3: 'yes' })).status).toBe(404)
    expect((await send(id, {})).status).toBe(404)
  })
})
