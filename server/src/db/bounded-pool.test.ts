import { drizzle } from 'drizzle-orm/node-postgres'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { isUnavailable } from '../errors.ts'
import { BoundedPool } from './bounded-pool.ts'

async function open(times: { readonly statement: number; readonly answer: number }) {
  const pool = new BoundedPool((await testDatabase()).connection, 1, times)
  pool.on('error', () => undefined)
  onTestFinished(() => pool.end())
  return { pool, db: drizzle(pool) }
}

const outcome = (work: Promise<unknown>) => work.then(() => 'done', (error: unknown) => (isUnavailable(error) ? 'unavailable' : error))

it('a connection that stands still is given up, in a transaction too, and the next one works', async () => {
  const { pool, db } = await open({ statement: 10_000, answer: 500 })
  for (const ask of [() => db.execute(sql`select 1`), () => db.transaction((tx) => tx.execute(sql`select 1`))]) {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    process.kill(rows[0]!.pid, 'SIGSTOP')
    try {
      expect(await outcome(ask())).toBe('unavailable')
    } finally {
      process.kill(rows[0]!.pid, 'SIGCONT')
    }
    expect(await outcome(ask())).toBe('done')
    expect(pool.totalCount).toBe(1)
  }
})

it('a statement that runs for too long is ended by PostgreSQL, in a transaction too, and says that it was no fault of the question', async () => {
  const { pool, db } = await open({ statement: 300, answer: 10_000 })
  expect(await outcome(db.execute(sql`select pg_sleep(60)`))).toBe('unavailable')
  expect(await outcome(db.transaction((tx) => tx.execute(sql`select pg_sleep(60)`)))).toBe('unavailable')
  expect(await outcome(db.execute(sql`select nonsense`))).not.toBe('unavailable')
  expect(pool.totalCount).toBeLessThanOrEqual(1)
  expect(await outcome(db.execute(sql`select 1`))).toBe('done')
})
