import { randomUUID } from 'node:crypto'
import type { Submission } from '@inlay/contract/owner-submissions'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { form_submissions, quiz_configs, quiz_submissions } from '../../db/schema.ts'

interface Page {
  readonly items: Submission[]
  readonly next: string | null
  readonly previous: string | null
  readonly total: number | null
  readonly searched_to: string | null
}

const DAY = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(Date.now() - days * DAY)

let inlay: TestApp
beforeAll(async () => {
  inlay = await testApp()
})

const ask = async (person: Person, path: string) => {
  const answer = await inlay.ask('GET', `/api/submissions${path}`, person)
  expect(answer.status, answer.status === 500 ? inlay.log.at(-2) : answer.text).toBe(200)
  return answer.json
}
const list = async (person: Person, query = '') => (await ask(person, `?${query}`)) as Page
const ids = ({ items }: Page) => items.map(({ id }) => id)
const create = async (person: Person, component_type: string, config?: object) => {
  const made = await inlay.ask('POST', '/api/components', { token: person.token, body: { component_type, name: `The ${component_type}`, config } })
  expect(made.status, made.text).toBe(201)
  return (made.json as { id: string }).id
}
const submit = async (component_id: string, data: Record<string, unknown> = {}, submitted_at = new Date(), host_url = 'https://shop.example/page') => {
  const id = uuidv7()
  await inlay.database.db.insert(form_submissions).values({ id, component_id, data, host_url, host: 'shop.example', version: 1, submission_key: randomUUID(), submitted_at })
  return id
}
const makeQuiz = async (person: Person, config: object = {}) => {
  const id = uuidv7()
  await inlay.database.db.insert(quiz_configs).values({ id, user_id: person.id, name: 'The quiz', title: 'Quiz', description: '', config: { ...config } })
  return id
}
const run = async (quiz_id: string, responses: Record<string, unknown>, created_at = new Date(), score = 69.96, outcome = 'The maker') => {
  const id = uuidv7()
  await inlay.database.db.insert(quiz_submissions).values({ id, quiz_id, responses, score, outcome, host_url: 'https://shop.example/quiz', host: 'shop.example', version: 1, submission_key: randomUUID(), created_at })
  return id
}

describe('the list', () => {
  it('has forms and quizzes as one, newest first, with what each is', async () => {
    const ann = await inlay.person()
    expect(await list(ann)).toEqual({ items: [], next: null, previous: null, total: 0, searched_to: null })
    const [form, quiz] = [await create(ann, 'form'), await makeQuiz(ann)]
    const [one, two, three] = [await submit(form, {}, ago(3)), await run(quiz, {}, ago(2)), await submit(form, {}, ago(1))]
    const page = await list(ann)
    expect(ids(page)).toEqual([three, two, one])
    expect(page.total).toBe(3)
    expect(page.items[1]).toEqual({
      type: 'quiz', id: two, component_id: quiz, component_name: 'The quiz', kind: 'quiz', host_url: 'https://shop.example/quiz', host: 'shop.example',
      version: 1, submitted_at: page.items[1]!.submitted_at, score: 69.96, outcome: 'The maker',
    })
    expect(page.items[0]).toMatchObject({ type: 'form', kind: 'form', component_name: 'The form', score: null, outcome: null })
  })

  it('is narrowed down by component, kind, days and dates in the viewer’s zone', async () => {
    const ann = await inlay.person()
    const [form, poll, quiz] = [await create(ann, 'form'), await create(ann, 'poll'), await makeQuiz(ann)]
    const inForm = await submit(form, {}, new Date('2026-03-10T23:30:00Z'))
    const inPoll = await submit(poll, { choices: [] }, ago(6.9))
    const inQuiz = await run(quiz, {}, ago(7.1))
    const found = async (query: string) => {
      const page = await list(ann, query)
      expect(page.total, query).toBe(page.items.length)
      return new Set(ids(page))
    }
    await submit(await create(await inlay.person(), 'form'), {}, ago(1))
    expect(await found('')).toEqual(new Set([inForm, inPoll, inQuiz]))
    expect(await found(`component=${form}`)).toEqual(new Set([inForm]))
    expect(await found(`component=${quiz}`)).toEqual(new Set([inQuiz]))
    expect(await found(`component=${quiz}&kind=form`)).toEqual(new Set())
    expect(await found('kind=poll')).toEqual(new Set([inPoll]))
    expect(await found('kind=quiz')).toEqual(new Set([inQuiz]))
    expect(await found('days=7')).toEqual(new Set([inPoll]))
    expect(await found('days=30')).toEqual(new Set([inPoll, inQuiz]))
    expect(await found('from=2026-03-10&to=2026-03-10&zone=UTC')).toEqual(new Set([inForm]))
    expect(await found('from=2026-03-10&to=2026-03-10&zone=Europe/Berlin')).toEqual(new Set())
    expect(await found('from=2026-03-11&to=2026-03-11&zone=Europe/Berlin')).toEqual(new Set([inForm]))
  })

  it('finds words in answers whatever the case, also of options and outcomes, and in nothing else', async () => {
    const ann = await inlay.person()
    const form = await create(ann, 'form')
    const poll = await create(ann, 'poll', { question: 'Which?', options: [{ id: 'a', text: 'Blue bowls' }, { id: 'b', text: 'Cups' }] })
    const other = await create(ann, 'poll', { question: 'Which?', options: [{ id: 'a', text: 'Plates' }] })
    const quiz = await makeQuiz(ann)
    await inlay.database.db.execute(sql`insert into component_versions (id, quiz_id, version, name, config) values (${uuidv7()}, ${quiz}, 1, 'Quiz', ${JSON.stringify({ questions: [{ id: 'q', type: 'single-choice', text: 'First?', options: [{ id: 'x', text: 'Blue tiles' }] }] })}::jsonb)`)
    const message = await submit(form, { message: 'A 100% "BLUE"\nvase_\\', email: 'ann@example.com', list: ['Über'], count: 42 }, ago(5))
    const inPoll = await submit(poll, { choices: ['a'] }, ago(4))
    await submit(other, { choices: ['a'] }, ago(3))
    const inQuiz = await run(quiz, { q: 'x' }, ago(2))
    const found = async (q: string) => ids(await list(ann, `q=${encodeURIComponent(q)}`))
    expect(await found('blue')).toEqual([inQuiz, inPoll, message])
    for (const q of ['EXAMPLE.com', '100% "', '"blue"\nvase_\\', '42', 'über', '  vase ']) expect(await found(q), q).toEqual([message])
    // Names of fields, other options, what LIKE would read as any letter, and JSON's own signs are no answers.
    for (const q of ['message', 'choices', 'plates and', '1_0%', '","', '{', 'shop.example', '\u0000nothing']) expect(await found(q), q).toEqual([])
    expect(await found('the maker')).toEqual([inQuiz])
    expect((await list(ann, 'q=blue')).total).toBeNull()
  })

  it('says what is wrong with a filter', async () => {
    const ann = await inlay.person()
    for (const [query, field, words] of [
      ['zone=Nowhere', 'zone', 'Must be a time zone like Europe/Berlin'],
      ['component=x', 'component', 'Must be an id'],
      ['kind=novel', 'kind', 'Must be a kind of component'],
      ['from=28.11.2026', 'from', 'Must be a date like 2026-11-28'],
      ['days=soon', 'days', 'Must be a number of days'],
      ['after=1', 'after', 'Must be a place that a list gave'],
      ['limit=1000', 'limit', 'Must be 100 or less'],
      [`q=${'a'.repeat(201)}`, 'q', 'Must be at most 200 characters'],
    ] as const) {
      const answer = await inlay.ask('GET', `/api/submissions?${query}`, ann)
      expect([answer.status, errorOf(answer).fields], query).toEqual([400, { [field]: words }])
    }
    expect((await inlay.ask('GET', '/api/submissions')).status).toBe(401)
  })
})

describe('paging', () => {
  it('shows each once, forwards and back, while others arrive, though all came in one instant', async () => {
    const ann = await inlay.person()
    const form = await create(ann, 'form')
    const quiz = await makeQuiz(ann)
    const at = ago(1)
    const all = new Set<string>()
    for (let i = 0; i < 7; i++) all.add(await submit(form, {}, at)).add(await run(quiz, {}, at))
    const first = await list(ann, 'limit=5')
    await submit(form)
    const second = await list(ann, `limit=5&after=${first.next}`)
    await run(quiz, {})
    const third = await list(ann, `limit=5&after=${second.next}`)
    expect([...ids(first), ...ids(second), ...ids(third)].sort()).toEqual([...all].sort())
    expect(third.next).toBeNull()
    expect(first.previous).toBeNull()
    expect(await list(ann, `limit=5&before=${third.previous}`)).toMatchObject({ items: second.items, next: second.next })
    const back = await list(ann, `limit=5&before=${second.previous}`)
    expect(back.items).toEqual(first.items)
    // What arrived meanwhile is before it.
    expect((await list(ann, `limit=5&before=${back.previous}`)).items).toHaveLength(2)
  })
})

describe('the summary', () => {
  it('counts all, the last 7 and 30 days, quizzes, and each source', async () => {
    const ann = await inlay.person()
    const [form, quiz] = [await create(ann, 'form'), await makeQuiz(ann)]
    await create(ann, 'faq')
    for (const days of [0.1, 6.9, 7.1, 29.9]) await submit(form, {}, ago(days))
    await run(quiz, {}, ago(30.1))
    expect(await ask(ann, '/summary?zone=UTC')).toEqual({
      total: 5, week: 2, month: 4, quizzes: 1,
      sources: [{ id: form, name: 'The form', kind: 'form', total: 4 }, { id: quiz, name: 'The quiz', kind: 'quiz', total: 1 }],
    })
    expect(await ask(await inlay.person(), '/summary')).toEqual({ total: 0, week: 0, month: 0, quizzes: 0, sources: [] })
  })
})

describe('deleting', () => {
  it('takes one, or several of both tables, and tells how many', async () => {
    const ann = await inlay.person()
    const [form, quiz] = [await create(ann, 'form'), await makeQuiz(ann)]
    const [one, two, three, run1] = [await submit(form), await submit(form), await submit(form), await run(quiz, {})]
    expect((await inlay.ask('DELETE', `/api/submissions/form/${one}`, ann)).status).toBe(204)
    const again = await inlay.ask('DELETE', `/api/submissions/form/${one}`, ann)
    expect([again.status, errorOf(again).message]).toEqual([404, 'Submission not found'])
    const submissions = [{ type: 'form', id: two }, { type: 'form', id: two }, { type: 'quiz', id: run1 }, { type: 'form', id: one }]
    expect((await inlay.ask('POST', '/api/submissions/delete', { token: ann.token, body: { submissions } })).json).toEqual({ deleted: 2 })
    expect(ids(await list(ann))).toEqual([three])
  })
})

describe('somebody else’s submission', () => {
  it('is not found, listed, counted, searched, exported or deleted', async () => {
    const [ann, bob] = [await inlay.person(), await inlay.person()]
    const [form, quiz] = [await create(ann, 'form'), await makeQuiz(ann)]
    const [one, two] = [await submit(form, { secret: 'of Ann' }), await run(quiz, {})]
    for (const [type, id] of [['form', one], ['quiz', two], ['quiz', one], ['form', randomUUID()]] as const) {
      for (const method of ['GET', 'DELETE']) expect((await inlay.ask(method, `/api/submissions/${type}/${id}`, bob)).status, `${method} ${type}`).toBe(404)
    }
    const submissions = [{ type: 'form', id: one }, { type: 'quiz', id: two }]
    expect((await inlay.ask('POST', '/api/submissions/delete', { token: bob.token, body: { submissions } })).json).toEqual({ deleted: 0 })
    for (const query of ['', `component=${form}`, 'q=Ann']) expect((await list(bob, query)).items, query).toEqual([])
    expect((await inlay.ask('GET', '/api/submissions/export?format=json', bob)).json).toEqual([])
    expect((await inlay.ask('GET', `/api/submissions/export?component=${form}`, bob)).status).toBe(404)
    expect(ids(await list(ann))).toHaveLength(2)
  })
})
