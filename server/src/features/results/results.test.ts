import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { form_submissions, quiz_configs, quiz_submissions } from '../../db/schema.ts'

let inlay: TestApp
let ann: Person
beforeAll(async () => {
  inlay = await testApp()
  ann = await inlay.person()
})

const seen = () => ({ id: uuidv7(), host_url: '', host: '', version: 1, submission_key: randomUUID() })
const results = async (id: string, person = ann) => inlay.ask('GET', `/api/results/${id}`, person)

it('a poll’s results count each option, also of those that are gone, and people', async () => {
  const config = (...texts: string[]) => ({ question: 'Which?', options: texts.map((text) => ({ id: text.toLowerCase(), text })), allowMultiple: true })
  const { id } = (await inlay.ask('POST', '/api/components', { token: ann.token, body: { component_type: 'poll', config: config('Bowls', 'Cups') } })).json as { id: string }
  await inlay.ask('PATCH', `/api/components/${id}`, { token: ann.token, body: { config: config('Plates', 'Cups') } })
  const empty = { type: 'poll', question: 'Which?', people: 0, options: [{ id: 'plates', text: 'Plates', count: 0 }, { id: 'cups', text: 'Cups', count: 0 }] }
  expect((await results(id)).json).toEqual(empty)
  for (const choices of [['bowls', 'cups'], ['cups'], ['never']]) await inlay.database.db.insert(form_submissions).values({ ...seen(), component_id: id, data: { choices } })
  const options = [{ id: 'plates', text: 'Plates', count: 0 }, { id: 'cups', text: 'Cups', count: 2 }, { id: 'bowls', text: 'Bowls', count: 1 }, { id: 'never', text: 'never', count: 1 }]
  expect((await results(id)).json).toEqual({ ...empty, people: 3, options })
})

it('a quiz’s results are its scores by steps, its outcomes, and each question’s average', async () => {
  const id = uuidv7()
  const config = {
    questions: [
      { id: 'a', type: 'single-choice', text: 'First?', options: [{ id: 'x', text: 'X', score: { default: 10 } }, { id: 'y', text: 'Y', score: { default: 0 } }] },
      { id: 'b', type: 'multiple-choice', text: 'Then?', options: [{ id: 'x', text: 'X', score: { default: 4 } }, { id: 'y', text: 'Y', score: { default: 2 } }] },
      { id: 'c', type: 'text', text: 'Else?' },
      { id: 'd', type: 'rating', text: 'How much?', maxRating: 5, points: 5 },
    ],
    outcomes: [{ id: 'low', title: 'Low', minScore: 0, maxScore: 50 }, { id: 'high', title: 'High', minScore: 51, maxScore: 100 }],
  }
  await inlay.database.db.insert(quiz_configs).values({ id, user_id: ann.id, name: 'Quiz', title: 'Quiz', description: '', config })
  expect((await results(id)).json).toMatchObject({ type: 'quiz', runs: 0, average: null, scores: Array(10).fill(0), outcomes: [{ title: 'Low', count: 0 }, { title: 'High', count: 0 }], of_runs: 0 })
  const run = (responses: object, score: number, outcome: string) => inlay.database.db.insert(quiz_submissions).values({ ...seen(), quiz_id: id, responses: responses as Record<string, unknown>, score, outcome })
  await run({ a: 'x', b: ['x', 'y'], c: 'one' }, 100, 'High')
  await run({ a: 'y', b: ['y'], c: 'two', gone: 1 }, 9.99, 'Gone')
  await run({ a: 'x', c: 'three' }, 10, 'High')
  expect((await results(id)).json).toEqual({
    type: 'quiz', runs: 3, average: expect.closeTo(119.99 / 3, 9) as number, scores: [1, 1, 0, 0, 0, 0, 0, 0, 0, 1], of_runs: 3,
    outcomes: [{ title: 'Low', count: 0 }, { title: 'High', count: 2 }, { title: 'Gone', count: 1 }],
    questions: [
      { id: 'a', text: 'First?', answers: 3, average: 20 / 3, best: 10 },
      { id: 'b', text: 'Then?', answers: 2, average: 4, best: 6 },
      { id: 'c', text: 'Else?', answers: 3, average: null, best: null },
      { id: 'd', text: 'How much?', answers: 0, average: null, best: 5 },
    ],
  })
  const bob = await inlay.person()
  expect((await results(id, bob)).status).toBe(404)
})

it('what is neither, or nobody’s, has no results', async () => {
  const { id } = (await inlay.ask('POST', '/api/components', { token: ann.token, body: { component_type: 'form' } })).json as { id: string }
  for (const none of [id, randomUUID()]) expect((await results(none)).status).toBe(404)
})
