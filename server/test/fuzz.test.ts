import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Component } from '@inlay/contract/components'
import type { ComponentType } from '@inlay/contract/component-types'
import { FIELD_TYPES } from '@inlay/contract/form-field'
import { quizConfig } from '@inlay/contract/quiz'
import * as fc from 'fast-check'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quiz_configs } from '../src/db/schema.ts'
import { testApp } from './app.ts'
import type { TestApp } from './app.ts'
import { bodies, hostile } from './hostile.ts'

const RUNS = process.env.INLAY_TEST_LONG ? 100_000 : 2_000

/** Printed with whatever fails; set it to meet the same again. */
const SEED = Number(process.env.INLAY_TEST_SEED ?? Date.now() % 2 ** 31)

/** Longest that one answer may take, ms: only what hangs takes so long. */
const BOUND = 20_000

/** Requests on their way at the same time. */
const AT_ONCE = 16

/** What memory may grow by once it is warm, bytes: the server's own counters and copies have fixed ends. */
const GROWTH = 64 * 1024 * 1024

setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc') as () => void

interface Sending {
  readonly method: string
  readonly path: string
  readonly body?: Uint8Array
  readonly headers: Record<string, string>
  readonly chunked?: boolean
}

let inlay: TestApp
let ids: Record<'form' | 'poll' | 'newsletter' | 'waitlist' | 'modal' | 'widget' | 'faq' | 'quiz', string>
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
afterAll(() => agent.destroy())

const FIELDS = FIELD_TYPES.filter((type) => type !== 'stepper').map((type) => ({ type, name: type, label: type, ...(/radio|checkbox|select|tags/.test(type) && { options: ['a', '0'] }) }))
const QUESTIONS = [
  { type: 'single-choice', id: 'one', text: 'One', required: false, options: [{ id: 'a', text: 'A', score: { default: 1 } }, { id: 'b', text: 'B' }] },
  { type: 'multiple-choice', id: 'many', text: 'Many', required: false, options: [{ id: 'a', text: 'A', score: { default: 1 } }, { id: 'b', text: 'B' }] },
  { type: 'rating', id: 'rate', text: 'Rate', required: false },
  { type: 'text', id: 'say', text: 'Say', required: false },
]
const ANSWERS = {
  text: 'Text', email: 'ann@example.com', tel: '+49 30 1234', url: 'https://a.example/', textarea: 'Two\nlines', number: 0, hidden: 'h', file: randomUUID(), radio: 'a', checkbox: ['a', '0'], select: '0', tags: ['a', 'new'],
  toggle: true, rating: 3, range: 5, date: '2026-02-28', time: '10:00', datetime: '2026-02-28T10:00', daterange: { from: '2026-01-01', to: '2026-01-02' }, colorpicker: '#0ea5e9',
}

beforeAll(async () => {
  inlay = await testApp({ config: { trustedProxies: [{ address: '127.0.0.1', prefix: 32, family: 'ipv4' }] } })
  const { id: user_id, token } = await inlay.person()
  const publish = async (component_type: ComponentType, config?: object) => {
    const made = await inlay.ask('POST', '/api/components', { token, body: { component_type, config } })
    expect(made.status, made.text).toBe(201)
    const { id } = made.json as Component
    await inlay.ask('PATCH', `/api/components/${id}`, { token, body: { is_active: true } })
    return id
  }
  const content = { kind: 'form', form: { fields: FIELDS } }
  const { title, description, ...config } = quizConfig.parse({ questions: QUESTIONS, outcomes: [{ id: 'o', title: 'O' }] })
  ids = {
    form: await publish('form', { fields: FIELDS }),
    poll: await publish('poll', { question: 'Which?', options: [{ id: 'a', text: 'A' }, { id: '0', text: '0' }], allowMultiple: true, showResults: true }),
    newsletter: await publish('newsletter', { customFields: [{ name: 'age', type: 'number' }, { name: 'born', type: 'date' }] }),
    waitlist: await publish('waitlist'),
    modal: await publish('modal', { content }),
    widget: await publish('widget', { content }),
    faq: await publish('faq'),
    quiz: uuidv7(),
  }
  await inlay.database.db.insert(quiz_configs).values({ id: ids.quiz, user_id, name: 'Quiz', title, description, config })
})

const TYPES = ['text/plain;charset=UTF-8', 'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain; charset=utf-16', 'x', '']
const ENCODINGS: readonly Record<string, string>[] = [{}, { 'content-encoding': 'gzip' }, { origin: 'null' }, { origin: 'HTTPS://WWW.HOST.EXAMPLE:8443' }, { cookie: 'a=b' }, { authorization: 'Bearer x' }, { range: 'bytes=0-1' }]

function posts(path: string, valid: readonly object[]): fc.Arbitrary<Sending> {
  return fc.record({ body: bodies(valid), type: fc.constantFrom(...TYPES), more: fc.constantFrom(...ENCODINGS), chunked: fc.boolean() }).map(({ body, type, more, chunked }) => ({ method: 'POST', path, body, headers: { 'content-type': type, ...more }, chunked }))
}

interface Got {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly text: string
}

function send({ method, path, body, headers, chunked }: Sending, n: number): Promise<Got> {
  return new Promise((resolve, reject) => {
    const length: Record<string, string> = body && !chunked ? { 'content-length': String(body.length) } : {}
    // As from many visitors, so that the limit of one hides nothing.
    const sending = request(inlay.origin + path, { method, agent, timeout: BOUND, headers: { ...headers, ...length, 'x-forwarded-for': `10.0.${(n >> 8) & 255}.${n & 255}` } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text: Buffer.concat(chunks).toString() }))
    })
    sending.on('timeout', () => sending.destroy(new Error(`no answer in ${BOUND} ms`)))
    sending.on('error', reject)
    sending.end(body)
  })
}

/** What is wrong with an answer; undefined when nothing is. */
function fault({ status, headers, text }: Got): string | undefined {
  if (status >= 500 || status < 200 || (status >= 300 && status < 400)) return `status ${status}`
  if (headers['access-control-allow-origin'] !== '*' || !String(headers['access-control-expose-headers']).includes('Retry-After')) return 'no CORS'
  if (status === 429 && !headers['retry-after']) return 'a 429 without Retry-After'
  const value = JSON.parse(text) as { error?: { code?: unknown; message?: unknown } }
  if (status >= 400 && (typeof value.error?.code !== 'string' || typeof value.error.message !== 'string')) return 'an error without code or message'
  return undefined
}

/** Sends so many, and counts the answers by status. The first fault, or what hangs, fails with all that is needed to see it again. */
async function fuzz(sendings: fc.Arbitrary<Sending>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  let warm: number | undefined
  for (let done = 0; done < RUNS; ) {
    const batch = fc.sample(sendings, { numRuns: 500, seed: SEED + done }).entries()
    const worker = async () => {
      for (const [i, sending] of batch) {
        const what = () => `seed ${SEED}, request ${done + i}: ${JSON.stringify(sending.headers)} ${sending.path.slice(0, 1_000)} ${Buffer.from(sending.body ?? []).toString().slice(0, 2_000)}`
        const answer = await send(sending, done + i).catch((error: unknown) => {
          throw new Error(what(), { cause: error })
        })
        const wrong = fault(answer)
        if (wrong) throw new Error(`${wrong}: ${what()} was answered ${answer.text.slice(0, 500)} ${inlay.log.at(-1)}`)
        counts[answer.status] = (counts[answer.status] ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    done += 500
    // What the log says is kept by this test alone.
    inlay.log.length = 0
    if (done === Math.ceil(RUNS / 1000) * 500) warm = heapUsed()
  }
  const growth = heapUsed() - warm!
  console.log(`${RUNS} requests (seed ${SEED}): ${JSON.stringify(counts)}, heap ${growth > 0 ? '+' : ''}${Math.round(growth / 1024)} KB in the second half`)
  expect(growth).toBeLessThan(GROWTH)
  return counts
}

function heapUsed(): number {
  gc()
  return process.memoryUsage().heapUsed
}

const page = { host_url: 'https://host.example/page?a=1', version: 1 }
const asForm = (component_id: string, data: object) => ({ component_id, data, submission_key: randomUUID(), elapsed: 5_000, trap: '', ...page })

describe('whatever is sent', { timeout: 3_600_000 }, () => {
  it('to /v1/events is taken or refused, never a fault of ours', async () => {
    const events = Object.values(ids).map((component_id) => ({ event_key: randomUUID(), event_type: 'view', component_id, at: Date.now(), ...page }))
    const counts = await fuzz(posts('/v1/events', [{ events }, { events: events.slice(0, 1) }]))
    expect(counts[202]).toBeGreaterThan(RUNS / 20)
  })

  it('to submit-form is taken or refused, for every kind that takes something', async () => {
    const valid = [
      asForm(ids.form, ANSWERS),
      ...Object.entries(ANSWERS).map(([name, answer]) => asForm(ids.form, { [name]: answer })),
      asForm(ids.modal, ANSWERS),
      asForm(ids.widget, ANSWERS),
      asForm(ids.poll, { choices: ['a', '0'] }),
      asForm(ids.newsletter, { email: 'ann@example.com', age: 4, born: '2000-02-29' }),
      asForm(ids.waitlist, { email: 'Bob@Example.com', name: 'Bob' }),
      asForm(ids.faq, {}),
    ]
    const counts = await fuzz(posts('/functions/v1/submit-form', valid))
    expect(counts[200]).toBeGreaterThan(RUNS / 20)
  })

  it('to submit-quiz is taken or refused', async () => {
    const responses = { one: 'a', many: ['a', 'b'], rate: 5, say: 'Words' }
    const valid = [responses, ...Object.entries(responses).map(([id, answer]) => ({ [id]: answer }))].map((given) => ({ quiz_id: ids.quiz, responses: given, submission_key: randomUUID(), elapsed: 5_000, trap: '', ...page }))
    const counts = await fuzz(posts('/functions/v1/submit-quiz', valid))
    expect(counts[200]).toBeGreaterThan(RUNS / 20)
  })

  it('to /v1/uploads is kept or refused', async () => {
    const [field, name] = [fc.constantFrom('file', 'text', 'none', '', '%00', '__proto__'), fc.constantFrom('a.png', 'a.txt', '%2e%2e%2fa', '%00', '%E0%A4', 'x'.repeat(1_000), '')]
    const path = fc.tuple(fc.constantFrom(ids.form, ids.modal, ids.faq, 'x', randomUUID()), field, name).map(([id, ...rest]) => `/v1/uploads?component_id=${id}&field=${rest[0]}&name=${rest[1]}`)
    const counts = await fuzz(fc.tuple(path, posts('', [{ any: 'text' }])).map(([to, sending]) => ({ ...sending, path: to })))
    expect(counts[201]).toBeGreaterThan(0)
  })

  it('as ids to /v1/components gets what there is, or what is wrong', async () => {
    const piece = fc.oneof(
      fc.constantFrom(...Object.values(ids)),
      fc.constantFrom('%00', '%', '%E0%A4', '%ud800', ',', '%2C', '&ids=', '?', '#', '..%2f', "'", ' '.replace(' ', '+'), 'x'.repeat(8_000)),
      fc.uuid(),
      hostile.map((value) => encodeURIComponent((JSON.stringify(value) ?? '').slice(0, 300).replace(/\p{Surrogate}/gu, ''))),
    )
    const sendings = fc.tuple(fc.constantFrom('/v1/components?ids=', '/v1/components?a=1&ids=', '/v1/components?'), fc.array(piece, { maxLength: 6 }), fc.constantFrom(',', '', '%2c')).map(
      ([path, pieces, between]): Sending => ({ method: 'GET', path: path + pieces.join(between).slice(0, 12_000), headers: {} }),
    )
    const counts = await fuzz(sendings)
    expect(counts[200]).toBeGreaterThan(RUNS / 20)
  })
})
