import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '../database.ts'
import { OwnPostgres } from '../own-postgres.ts'
import { openWire } from '../wire.ts'
import { ApiClient } from './api-client.ts'
import { startInlay } from './inlay-process.ts'
import type { InlayProcess } from './inlay-process.ts'
import { keys, makeTargets, Visitors } from './visitors.ts'
import type { Targets, VisitorAnswer } from './visitors.ts'

/** How long the database is away, ms. */
const OUTAGE = process.env.INLAY_TEST_LONG ? 10_000 : 3_000

/** Longest that any answer may take, ms: what the server waits for a database, and some for a busy machine. */
const BOUND = 10_000 + 5_000

const env = (DATABASE_URL: string) => ({ DATABASE_URL, AUTH_SECRET: 'f'.repeat(64), TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' })

async function withTargets(inlay: InlayProcess, connection: pg.ClientConfig) {
  const database = new pg.Pool(connection)
  // The database goes away under this one too.
  database.on('error', () => undefined)
  const owner = await new ApiClient(inlay.url).signUp(await inlay.code())
  return { database, targets: await makeTargets(owner, database) }
}

/** Senders of all three kinds, who send the same again until it is taken, and one who loads a page over and over. */
class Load {
  readonly answers: VisitorAnswer[] = []
  /** Of what loads the page: when, epoch ms, and whether the components came. */
  readonly loads: { readonly at: number; readonly status: number; readonly found: boolean }[] = []
  readonly acknowledged = { form: [] as string[], quiz: [] as string[], events: [] as string[] }
  #ending = false
  readonly #all: Promise<unknown>
  readonly #visitors: Visitors

  constructor(url: string, { form, quiz }: Targets) {
    this.#visitors = new Visitors(url)
    const sender = (kind: 'form' | 'quiz' | 'events', send: (key: string) => Promise<VisitorAnswer>) => this.#sender(kind, send)
    this.#all = Promise.all([
      ...Array.from({ length: 8 }, () => sender('form', (key) => this.#visitors.submitForm(form, key, 1))),
      ...Array.from({ length: 8 }, () => sender('quiz', (key) => this.#visitors.submitQuiz(quiz, key, 1))),
      ...Array.from({ length: 8 }, () => sender('events', (key) => this.#visitors.sendEvents(form, [key]))),
      this.#loader(form),
    ])
  }

  async end(): Promise<void> {
    this.#ending = true
    await this.#all
  }

  async #sender(kind: keyof Load['acknowledged'], send: (key: string) => Promise<VisitorAnswer>) {
    while (!this.#ending) {
      const key = randomUUID()
      for (let tries = 0; ; tries++) {
        const answer = await send(key)
        this.answers.push(answer)
        if (answer.status < 300) break
        if (this.#ending) return
        await sleep(Math.min(20 * (tries + 1), 200))
      }
      this.acknowledged[kind].push(key)
      await sleep(2)
    }
  }

  async #loader(form: string) {
    while (!this.#ending) {
      const at = Date.now()
      const answer = await this.#visitors.components(form)
      this.answers.push(answer)
      this.loads.push({ at, status: answer.status, found: answer.status === 200 && answer.text.includes(form) })
      await sleep(20)
    }
  }
}

/** Every answer is a good one or says that it cannot be now, when to come again, to any page, and in time. */
function expectPoliteAnswers(answers: readonly VisitorAnswer[]) {
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 202, 503])
  for (const { status, headers, took } of answers) {
    expect(headers.get('access-control-allow-origin')).toBe('*')
    if (status === 503) expect([headers.get('retry-after'), headers.get('access-control-expose-headers')]).toEqual(['5', expect.stringContaining('Retry-After')])
    expect(took).toBeLessThan(BOUND)
  }
}

async function expectKept(database: pg.Pool, { form, quiz, events }: Load['acknowledged']) {
  const rows = async (text: string) => (await database.query<{ key: string }>(text)).rows.map(({ key }) => key).sort()
  expect(await rows('select submission_key as key from form_submissions')).toEqual([...form].sort())
  expect(await rows('select submission_key as key from quiz_submissions')).toEqual([...quiz].sort())
  expect(await rows('select event_key as key from analytics_events')).toEqual([...events].sort())
  const { rows: counted } = await database.query<{ count: number }>('select sum(count)::int as count from analytics_rollup')
  expect(counted).toEqual([{ count: events.length }])
}

describe('PostgreSQL that is stopped and started again under load', () => {
  it(`for ${OUTAGE / 1000} s: visitors see components for five seconds, senders hear when to come again, and all of it is kept without a restart`, async () => {
    const postgres = new OwnPostgres()
    await postgres.start()
    const inlay = await startInlay(env(postgres.url))
    const { database, targets } = await withTargets(inlay, postgres.connection)
    onTestFinished(() => database.end())
    const load = new Load(inlay.url, targets)
    await expect.poll(() => load.acknowledged.form.length).toBeGreaterThan(50)

    const stopped = Date.now()
    await postgres.stop()
    await sleep(OUTAGE)
    const restarting = Date.now()
    await postgres.start()
    const before = structuredClone(load.acknowledged)
    for (const kind of ['form', 'quiz', 'events'] as const) await expect.poll(() => load.acknowledged[kind].length).toBeGreaterThan(before[kind].length + 20)
    await expect.poll(() => load.loads.at(-1)?.found).toBe(true)
    await load.end()

    expect(inlay.process.exitCode).toBeNull()
    expectPoliteAnswers(load.answers)
    const found = (from: number, to: number) => new Set(load.loads.filter(({ at }) => at >= from && at < to).map((one) => one.found))
    // Changes were last heard of at most one and a half seconds before it stopped; the rest of the five is left.
    expect(found(stopped, stopped + 3_000)).toEqual(new Set([true]))
    if (restarting > stopped + 5_100) expect(found(stopped + 5_100, restarting)).toEqual(new Set([false]))
    await expectKept(database, load.acknowledged)
    expect(await inlay.end('SIGTERM')).toBe(0)
  }, 120_000)
})

// Half a minute of waiting for limits to pass: for the long run.
if (process.env.INLAY_TEST_LONG) describe('PostgreSQL that stands still', () => {
  it('is waited for ten seconds, nothing is told for longer than five that changed meanwhile, and all is well when it goes on', async () => {
    const { connection } = await testDatabase()
    const wire = await openWire(connection)
    onTestFinished(() => wire.close())
    const inlay = await startInlay(env(`postgres://${connection.user}:${encodeURIComponent(connection.password as string)}@${wire.host}:${wire.port}/${connection.database}`))
    const { database, targets } = await withTargets(inlay, connection)
    onTestFinished(() => database.end())
    const load = new Load(inlay.url, targets)
    await expect.poll(() => load.acknowledged.form.length).toBeGreaterThan(50)

    wire.frozen = true
    await database.query('update component_configs set is_active = false where id = $1', [targets.form])
    const changed = Date.now()
    await expect.poll(() => load.answers.some(({ status }) => status === 503), { timeout: 20_000 }).toBe(true)
    // More at once than there are connections: those that wait for one are told in time as well.
    const many = await Promise.all(keys(60).map((key) => new Visitors(inlay.url).submitQuiz(targets.quiz, key, 0)))
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]))
    wire.frozen = false

    const before = load.acknowledged.quiz.length
    await expect.poll(() => load.acknowledged.quiz.length).toBeGreaterThan(before + 20)
    await expect.poll(() => load.loads.at(-1)?.status).toBe(200)
    await load.end()
    expect(inlay.process.exitCode).toBeNull()
    expectPoliteAnswers([...load.answers.filter(({ status }) => status !== 404), ...many])
    const lastSeen = Math.max(...load.loads.filter(({ found }) => found).map(({ at }) => at))
    expect(lastSeen - changed).toBeLessThan(5_000)
    for (const [kind, table] of [['form', 'form_submissions'], ['quiz', 'quiz_submissions']] as const) {
      const { rows } = await database.query<{ missing: number }>(`select count(*)::int as missing from unnest($1::uuid[]) key where (select count(*) from ${table} where submission_key = key) <> 1`, [load.acknowledged[kind]])
      expect(rows).toEqual([{ missing: 0 }])
    }
    expect(await inlay.end('SIGTERM')).toBe(0)
  }, 120_000)
})
