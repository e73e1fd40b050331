import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import type { Database } from '../db/database.ts'
import { outbox } from '../db/schema.ts'
import { makeLog } from '../http/log.ts'
import { ATTEMPTS_MAX } from './backoff.ts'
import { Outbox } from './outbox.ts'
import type { OutboxOptions, Sender } from './outbox.ts'
import { Refused } from './refused.ts'
import { pruneOutbox } from './store.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => database.db.delete(outbox))

const leave = async (values: Partial<typeof outbox.$inferInsert> = {}) => {
  const id = uuidv7()
  await database.db.insert(outbox).values({ id, kind: 'test', payload: {}, ...values })
  return id
}
const row = async (id: string) => (await database.db.select().from(outbox).where(eq(outbox.id, id)))[0]!
const log: string[] = []

/** A worker that looks often and waits for little; stopped after the test. */
const work = (send: Sender, more: Partial<OutboxOptions> = {}) => {
  const worker = new Outbox({ pool: database.pool, log: makeLog('debug', { write: (line: string) => void log.push(line) }), senders: { test: send }, poll: 20, wait: () => 10, ...more })
  onTestFinished(() => worker.close())
  return worker
}

describe('the outbox', () => {
  it('sends each item once, whatever number of workers look for it', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, () => leave()))
    const sent: string[] = []
    const send: Sender = async ({ id }) => {
      sent.push(id)
      await new Promise((resolve) => setImmediate(resolve))
      return 'sent'
    }
    for (let worker = 0; worker < 4; worker++) work(send)
    await expect.poll(() => sent.length).toBe(60)
    await expect.poll(async () => (await database.db.select().from(outbox)).every(({ result }) => result === 'sent')).toBe(true)
    expect(sent.sort()).toEqual(ids.sort())
  })

  it('sends what is left while it looks in vain, without waiting for its next look', async () => {
    const sent: string[] = []
    const worker = work(async ({ id }) => (sent.push(id), 'sent'), { poll: 3_600_000 })
    for (let round = 1; round <= 20; round++) {
      await leave()
      worker.wake()
      await expect.poll(() => sent.length, { interval: 1 }).toBe(round)
    }
  })

  it('tries again what fails, the same item with the same id, until it is sent', async () => {
    const id = await leave({ payload: { text: 'kept' } })
    const seen: unknown[] = []
    work(async ({ id: one, payload, attempts }) => {
      seen.push([one, payload, attempts])
      if (attempts < 4) throw new Error('not now')
      return 'sent'
    })
    await expect.poll(async () => (await row(id)).result).toBe('sent')
    expect(seen).toEqual([1, 2, 3, 4].map((attempts) => [id, { text: 'kept' }, attempts]))
  })

  it('gives up after the last attempt, and says so', async () => {
    log.length = 0
    const id = await leave({ attempts: ATTEMPTS_MAX - 2 })
    work(async () => Promise.reject(new Error('never')))
    await expect.poll(async () => (await row(id)).result).toBe('failed')
    expect((await row(id)).attempts).toBe(ATTEMPTS_MAX)
    expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 40, outbox_id: id, kind: 'test', attempts: 31, again_in_ms: 10, msg: 'could not be sent and will be tried again' },
      { level: 50, outbox_id: id, kind: 'test', attempts: 32, msg: 'given up after 32 attempts' },
    ])
  })

  it('gives up at once what is refused for good, and goes on with the rest', async () => {
    const [bad, good] = [await leave({ payload: { bad: true } }), await leave()]
    work(async ({ payload }) => (payload['bad'] ? Promise.reject(new Refused('no')) : 'sent'))
    await expect.poll(async () => (await row(good)).result).toBe('sent')
    await expect.poll(async () => row(bad)).toMatchObject({ result: 'failed', attempts: 1 })
  })

  it('sends what was given up, once an operator puts it back as the README says', async () => {
    const id = await leave({ attempts: ATTEMPTS_MAX, done_at: new Date(), result: 'failed', group_key: 'one' })
    await leave({ group_key: 'one', due_at: new Date(Date.now() + 60_000) })
    await database.pool.query(`update outbox set attempts = 1, done_at = null, result = null, due_at = now() where result = 'failed'`)
    work(async () => 'sent')
    await expect.poll(async () => (await row(id)).result).toBe('sent')
  })

  it('marks as dropped what has nothing left to send', async () => {
    const id = await leave()
    work(async () => 'dropped')
    await expect.poll(async () => (await row(id)).result).toBe('dropped')
  })

  it('leaves alone kinds that it has no sender for, and what is not due', async () => {
    const [other, later, now] = [await leave({ kind: 'other' }), await leave({ due_at: new Date(Date.now() + 60_000) }), await leave()]
    const sent: string[] = []
    work(async ({ id }) => (sent.push(id), 'sent'))
    await expect.poll(() => sent).toEqual([now])
    expect([await row(other), await row(later)]).toMatchObject([{ attempts: 0, done_at: null }, { attempts: 0, done_at: null }])
  })

  it('takes over what a worker that died held, but not before its lease ends', async () => {
    // As a process that was killed leaves it: begun, never finished, leased for a moment more.
    const id = await leave({ attempts: 1, due_at: new Date(Date.now() + 300) })
    const takenAt: number[] = []
    const { due_at } = await row(id)
    work(async () => (takenAt.push(Date.now()), 'sent'))
    await expect.poll(async () => (await row(id)).result).toBe('sent')
    expect(takenAt).toHaveLength(1)
    expect(takenAt[0]).toBeGreaterThanOrEqual(due_at.getTime() - 5)
  })

  it('cuts off an attempt that takes too long while its lease still holds, so that nobody sends beside it', async () => {
    const id = await leave()
    let [running, most, attempts] = [0, 0, 0]
    const send: Sender = async (_item, signal) => {
      most = Math.max(most, ++running)
      attempts++
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      running--
      if (attempts < 3) throw new Error('cut off')
      return 'sent'
    }
    for (let worker = 0; worker < 3; worker++) work(send, { deadline: 50, lease: 5_000 })
    await expect.poll(async () => (await row(id)).result).toBe('sent')
    expect([most, attempts]).toEqual([1, 3])
  })

  it('lets a late worker change nothing of what another has taken over', async () => {
    const id = await leave()
    let late: (() => void) | undefined
    const first = work(async () => {
      await new Promise<void>((resolve) => (late = resolve))
      throw new Error('failed, long after the lease')
    }, { lease: 100, poll: 3_600_000 })
    await expect.poll(() => late).toBeDefined()
    work(async () => 'sent')
    await expect.poll(async () => (await row(id)).result).toBe('sent')
    const before = await row(id)
    late!()
    await first.close()
    expect(await row(id)).toEqual(before)
  })

  it('goes on after the database was away', async () => {
    log.length = 0
    let broken = true
    const pool = new Proxy(database.pool, { get: (target, key) => (key === 'query' && broken ? () => Promise.reject(new Error('away')) : (Reflect.get(target, key, target) as unknown)) })
    const id = await leave()
    work(async () => 'sent', { pool })
    await expect.poll(() => log.length).toBeGreaterThan(1)
    broken = false
    await expect.poll(async () => (await row(id)).result).toBe('sent')
  })

  it('gives a receiver that never answers its share of the lanes and no more, so that others are sent to', async () => {
    const dead = await Promise.all(Array.from({ length: 8 }, () => leave({ payload: { receiver: 'dead' } })))
    const [alive] = [await leave({ payload: { receiver: 'alive' } })]
    let end!: () => void
    const ended = new Promise<void>((resolve) => (end = resolve))
    const begun: string[] = []
    work(async ({ id, payload }) => {
      begun.push(id)
      if (payload['receiver'] === 'dead') await ended
      return 'sent'
    }, { lanes: 4, share: 2 })
    await expect.poll(async () => (await row(alive)).result).toBe('sent')
    expect(begun.filter((id) => dead.includes(id)).length).toBeLessThan(4)
    end()
    await expect.poll(async () => (await Promise.all(dead.map(row))).every(({ result }) => result === 'sent')).toBe(true)
    expect(new Set(begun).size).toBe(9)
  })

  it('takes up nothing once it is closed, and lets what runs come to its end', async () => {
    const [one, two] = [await leave(), uuidv7()]
    let end: (() => void) | undefined
    const worker = work(async () => (await new Promise<void>((resolve) => (end = resolve)), 'sent'))
    await expect.poll(() => end).toBeDefined()
    const closed = worker.close()
    await leave({ id: two })
    worker.wake()
    end!()
    await closed
    expect([await row(one), await row(two)]).toMatchObject([{ result: 'sent' }, { attempts: 0 }])
  })

  it('gives back what it had asked for when it was closed, and calls nobody with it', async () => {
    const id = await leave()
    const sent: string[] = []
    // The look for what is due begins with the worker; it is closed before the database has answered.
    const worker = work(async (item) => (sent.push(item.id), 'sent'), { poll: 3_600_000 })
    await worker.close()
    expect([sent, await row(id)]).toMatchObject([[], { attempts: 0, result: null }])
    work(async (item) => (sent.push(item.id), 'sent'))
    await expect.poll(() => sent).toEqual([id])
  })
})

describe('old rows', () => {
  it('are removed a week after they are done with, and after a month where nobody sends them', async () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000)
    const gone = [await leave({ done_at: days(8), result: 'sent' }), await leave({ created_at: days(31), due_at: days(31) })]
    const kept = [await leave({ done_at: days(6), result: 'failed', created_at: days(40) }), await leave({ created_at: days(29), due_at: days(29) }), await leave()]
    await pruneOutbox(database.pool)
    const left = (await database.db.select().from(outbox)).map(({ id }) => id)
    expect(left.sort()).toEqual(kept.sort())
    for (const id of gone) expect(left).not.toContain(id)
  })
})
