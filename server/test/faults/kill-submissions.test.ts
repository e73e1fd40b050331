import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, it } from 'vitest'
import { openEmbedded } from '../../src/db/embedded/open-embedded.ts'
import { killDatabase, temporaryDataDir } from '../data-dir.ts'
import { ApiClient } from './api-client.ts'
import { startInlay } from './inlay-process.ts'
import { makeTargets, Visitors } from './visitors.ts'
import type { Targets } from './visitors.ts'

/** Visitors who fill in something at the same time. */
const SENDERS = 1_000

/** What was sent under a key, and what the first answer to it was; undefined when none came. */
interface Sent {
  readonly to: keyof Targets
  readonly option: number
  answer?: string
}

async function inDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const server = await openEmbedded(dataDir, { info: () => undefined, warn: () => undefined })
  const client = new pg.Client(server.connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
    await server.release()
  }
}

const submit = (visitors: Visitors, targets: Targets, to: keyof Targets, key: string, option: number) =>
  to === 'form' ? visitors.submitForm(targets.form, key, option) : visitors.submitQuiz(targets.quiz, key, option)

/** Fills in one after the other until the connection breaks. */
async function sender(visitors: Visitors, targets: Targets, to: keyof Targets, sent: Map<string, Sent>) {
  for (;;) {
    const [key, option] = [randomUUID(), Math.floor(Math.random() * 4)]
    const one: Sent = { to, option }
    sent.set(key, one)
    const { status, text } = await submit(visitors, targets, to, key, option)
    // Too many may wait at once: refused, and not kept.
    expect([200, 503]).toContain(status)
    if (status === 200) one.answer = text
  }
}

it.each([
  ['the process', false],
  ['the process and of its database', true],
])(`what is acknowledged to ${SENDERS} senders at once is there exactly once after a kill -9 of %s, also when all send again`, async (_what, withDatabase) => {
  const DATA_DIR = temporaryDataDir()
  const env = { DATA_DIR, TRUSTED_PROXIES: '127.0.0.1' }
  const inlay = await startInlay(env)
  const owner = await new ApiClient(inlay.url).signUp(await inlay.code())
  const targets = await inDatabase(DATA_DIR, (client) => makeTargets(owner, client))
  const sent = new Map<string, Sent>()
  const acknowledged = () => [...sent.values()].filter(({ answer }) => answer !== undefined).length
  const visitors = new Visitors(inlay.url)
  const senders = Array.from({ length: SENDERS }, (_, i) => sender(visitors, targets, i % 2 ? 'form' : 'quiz', sent).catch((error: unknown) => error))
  await expect.poll(acknowledged, { interval: 5 }).toBeGreaterThan(SENDERS / 2)
  const killing = inlay.end('SIGKILL')
  if (withDatabase) await killDatabase(DATA_DIR)
  await killing
  // Each was stopped by the broken connection and by nothing else.
  for (const error of await Promise.all(senders)) expect(error).toBeInstanceOf(TypeError)
  expect(acknowledged()).toBeLessThan(sent.size)

  const again = new Visitors((await startInlay(env)).url)
  const stored = () =>
    inDatabase(DATA_DIR, async (client) => {
      const { rows } = await client.query<{ key: string; count: number }>('select key, count(*)::int as count from (select submission_key as key from form_submissions union all select submission_key from quiz_submissions) s group by key')
      return new Map(rows.map(({ key, count }) => [key, count]))
    })
  const after = await stored()
  expect([...sent].filter(([key, { answer }]) => answer !== undefined && after.get(key) !== 1)).toEqual([])

  // Other answers under the same keys: those that came through before keep their first result.
  const entries = [...sent]
  const different: unknown[] = []
  for (let from = 0; from < entries.length; from += 200) {
    await Promise.all(
      entries.slice(from, from + 200).map(async ([key, { to, option, answer }]) => {
        const { status, text } = await submit(again, targets, to, key, 3 - option)
        if (status !== 200 || (answer !== undefined && text !== answer)) different.push({ key, to, answer, status, text })
      }),
    )
  }
  expect(different).toEqual([])
  expect(await stored()).toEqual(new Map([...sent.keys()].map((key) => [key, 1])))
}, 180_000)
