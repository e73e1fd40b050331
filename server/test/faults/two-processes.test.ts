import { randomUUID } from 'node:crypto'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { testDatabase } from '../database.ts'
import { LONG } from '../long.ts'
import { once, testReceiver } from '../receiver.ts'
import { ApiClient } from './api-client.ts'
import { startInlay } from './inlay-process.ts'
import type { InlayProcess } from './inlay-process.ts'
import { keys, makeTargets, Visitors } from './visitors.ts'
import type { Targets } from './visitors.ts'

/** Events and submissions of the mixed load. */
const MANY = LONG ? 200_000 : 10_000

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})

/** Gives each request to the next of the two, as a load balancer does. @returns its address */
async function roundRobin(urls: readonly string[]): Promise<string> {
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    const onward = request(urls[turn++ % urls.length]! + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void proxy.close())
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

let owner = ''
async function twoProcesses(): Promise<{ processes: InlayProcess[]; urls: string[]; through: Visitors; client: ApiClient; targets: Targets }> {
  const { user, password, host, database: name } = database.connection
  const DATABASE_URL = `postgres://${user}:${encodeURIComponent(password as string)}@${encodeURIComponent(host!)}/${name}`
  const env = { DATABASE_URL, AUTH_SECRET: 'f'.repeat(64), TRUSTED_PROXIES: '127.0.0.1', WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1', DEFAULT_PLAN: 'pro' }
  const processes = await Promise.all([startInlay(env), startInlay(env)])
  const urls = processes.map(({ url }) => url)
  owner ||= (await new ApiClient(urls[0]!).signUp(await processes[0].code())).token
  const client = new ApiClient(urls[0]!, owner)
  return { processes, urls, through: new Visitors(await roundRobin(urls)), client, targets: await makeTargets(client, database.pool) }
}

describe('two processes on one PostgreSQL, behind one address', () => {
  it('serve what one of them publishes, changes or unpublishes within a second from the other', async () => {
    const { urls, client } = await twoProcesses()
    const { id } = await client.call<{ id: string }>('POST', '/api/components', { component_type: 'faq' })
    const other = new Visitors(urls[1]!)
    const waits: number[] = []
    const soon = async (change: object, isThere: (text: string) => boolean) => {
      // The other holds what was before.
      await other.components(id)
      await client.call('PATCH', `/api/components/${id}`, change)
      const began = performance.now()
      while (!isThere((await other.components(id)).text)) expect(performance.now() - began).toBeLessThan(1_000)
      waits.push(performance.now() - began)
    }
    for (let round = 0; round < 20; round++) {
      await soon({ is_active: true }, (text) => text.includes(id))
      await soon({ config: { title: `Round ${round}` } }, (text) => text.includes(`Round ${round}`))
      await soon({ is_active: false }, (text) => !text.includes(id))
    }
    console.log(`A change was seen through the other process after at most ${Math.round(Math.max(...waits))} ms`)
  })

  it('make one row of twenty submissions with one key, and give all of them one answer', async () => {
    const { through, targets } = await twoProcesses()
    for (let round = 0; round < 10; round++) {
      const key = randomUUID()
      const forms = await Promise.all(Array.from({ length: 20 }, (_, i) => through.submitForm(targets.form, key, i)))
      expect(new Set(forms.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {"ok":true}']))
      const quizzes = await Promise.all(Array.from({ length: 20 }, (_, i) => through.submitQuiz(targets.quiz, key, i % 4)))
      expect(quizzes.map(({ status }) => status)).toEqual(Array(20).fill(200))
      expect(new Set(quizzes.map(({ text }) => text)).size).toBe(1)
      const { rows } = await database.pool.query('select count(*)::int as count from form_submissions where submission_key = $1 union all select count(*)::int from quiz_submissions where submission_key = $1', [key])
      expect(rows).toEqual([{ count: 1 }, { count: 1 }])
    }
  })

  it('tell of each submission once, and lose none where one of them is killed', async () => {
    const { processes, through, client, targets } = await twoProcesses()
    const receiver = await testReceiver()
    const { id } = await client.call<{ id: string }>('POST', '/api/webhooks', { url: receiver.url })
    const send = (count: number) => Promise.all(Array.from({ length: count }, (_, i) => (i % 3 === 0 ? through.submitQuiz(targets.quiz, randomUUID(), i % 4) : through.submitForm(targets.form, randomUUID(), i))))
    const delivered = async () => (await database.pool.query<{ count: number }>(`select count(*)::int as count from webhook_deliveries where endpoint_id = $1 and state = 'delivered'`, [id])).rows[0]!.count
    expect(new Set((await send(60)).map(({ status }) => status))).toEqual(new Set([200]))
    await expect.poll(delivered, { timeout: 20_000 }).toBe(60)
    expect([receiver.received.length, once(receiver.received).length]).toEqual([60, 60])

    if (LONG) {
      // Nobody is answered: all that the killed one holds is held until its lease ends.
      receiver.answer = () => null
      await send(40)
      await expect.poll(() => receiver.received.length).toBeGreaterThan(64)
      await processes[0]!.end('SIGKILL')
      receiver.answer = () => ({ status: 200 })
      await expect.poll(delivered, { timeout: 180_000, interval: 1_000 }).toBe(100)
      expect(once(receiver.received)).toHaveLength(100)
    }
    await database.pool.query('delete from webhook_endpoints')
  }, 240_000)

  it(`count ${MANY} events and submissions exactly, sent twice through either, without a deadlock`, async () => {
    const { through, targets } = await twoProcesses()
    const { rows: before } = await database.pool.query<{ deadlocks: number }>('select deadlocks::int from pg_stat_database where datname = current_database()')
    const sent = { events: [] as string[], forms: [] as string[], quizzes: [] as string[] }
    const accepted = (status: number, wanted: number) => expect(status).toBe(wanted)
    const work: (() => Promise<void>)[] = []
    for (let n = 0; n < MANY; ) {
      const some = keys(20)
      sent.events.push(...some)
      const host = `site${n % 7}.example`
      // Both at once, in opposite order: two processes that write the same rows.
      work.push(async () => (await Promise.all([some, [...some].reverse()].map((batch) => through.sendEvents(targets.form, batch, host)))).forEach(({ status }) => accepted(status, 202)))
      const [form, quiz] = [randomUUID(), randomUUID()]
      sent.forms.push(form)
      sent.quizzes.push(quiz)
      work.push(async () => (await Promise.all([1, 2].map((value) => through.submitForm(targets.form, form, value)))).forEach(({ status }) => accepted(status, 200)))
      work.push(async () => (await Promise.all([1, 2].map((value) => through.submitQuiz(targets.quiz, quiz, value)))).forEach(({ status }) => accepted(status, 200)))
      n += some.length + 2
    }
    const queue = work.values()
    await Promise.all(
      Array.from({ length: 32 }, async () => {
        for (const one of queue) await one()
      }),
    )

    const { rows } = await database.pool.query(
      `select (select count(*)::int from analytics_events where component_id = $1) as events, (select count(distinct event_key)::int from analytics_events where component_id = $1) as keys,
        (select sum(count)::int from analytics_rollup where component_id = $1) as counted,
        (select count(*)::int from form_submissions where component_id = $1) as forms, (select count(*)::int from quiz_submissions where quiz_id = $2) as quizzes`,
      [targets.form, targets.quiz],
    )
    expect(rows).toEqual([{ events: sent.events.length, keys: sent.events.length, counted: sent.events.length, forms: sent.forms.length, quizzes: sent.quizzes.length }])
    const byHost = 'select host, count(*)::int as count from analytics_events where component_id = $1 group by host order by host'
    const counted = 'select host, sum(count)::int as count from analytics_rollup where component_id = $1 group by host order by host'
    expect((await database.pool.query(counted, [targets.form])).rows).toEqual((await database.pool.query(byHost, [targets.form])).rows)
    const { rows: after } = await database.pool.query<{ deadlocks: number }>('select deadlocks::int from pg_stat_database where datname = current_database()')
    expect(after).toEqual(before)
  }, 1_800_000)
})
