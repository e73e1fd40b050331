import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { testApp, errorOf } from '../test/app.ts'
import { testDatabase } from '../test/database.ts'
import { LONG } from '../test/long.ts'
import { isUnavailable, UNAVAILABLE_MESSAGE } from './errors.ts'

describe('an error', () => {
  it('means that the database is away when nobody listens', async () => {
    const error: unknown = await new pg.Client({ host: '127.0.0.1', port: 1 }).connect().catch((reason: unknown) => reason)
    expect(isUnavailable(error)).toBe(true)
    expect(isUnavailable(new Error('outer', { cause: error }))).toBe(true)
  })

  it('means no such thing when the query is wrong', async () => {
    const { db } = await testDatabase()
    const error: unknown = await db.execute(sql`select nonsense`).catch((reason: unknown) => reason)
    expect(isUnavailable(error)).toBe(false)
    expect(isUnavailable('text')).toBe(false)
  })
})

describe('a database that goes away', () => {
  it('is answered with 503 and when to come again, on both sides, until it is back', async () => {
    const inlay = await testApp()
    const person = await inlay.person()
    const { rows } = await inlay.database.pool.query<{ name: string }>('select current_database() as name')
    const name = rows[0]!.name
    const superuser = new pg.Client({ ...inlay.database.connection, database: 'postgres' })
    await superuser.connect()
    try {
      await superuser.query(`alter database ${name} with allow_connections false`)
      await superuser.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      const [api, visitor] = [await inlay.ask('GET', '/api/me', person), await inlay.ask('GET', '/v1/components?ids=0197c2f4-0000-7000-8000-0000000000ff')]
      expect([api.status, visitor.status]).toEqual([503, 503])
      for (const answer of [api, visitor]) {
        expect(errorOf(answer)).toMatchObject({ code: 'UNAVAILABLE', message: UNAVAILABLE_MESSAGE })
        expect(answer.headers.get('retry-after')).toBe('5')
      }
      expect(visitor.headers.get('access-control-allow-origin')).toBe('*')
    } finally {
      await superuser.query(`alter database ${name} with allow_connections true`)
      await superuser.end()
    }
    await expect.poll(async () => (await inlay.ask('GET', '/api/me', person)).status).toBe(200)
  })

  // A quarter of a minute of waiting: for the long run.
  if (LONG) it('and stands still is waited for fifteen seconds by the API, and asked again as soon as it goes on', async () => {
    const inlay = await testApp()
    const person = await inlay.person()
    const { rows } = await inlay.database.pool.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()')
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP')
    const asked = Date.now()
    // More than there are connections: most of those that are made now work, since only some stand still.
    const answers = await Promise.all(['/api/me', '/api/components', '/api/overview', '/api/analytics?range=90d&zone=UTC'].map((path) => inlay.ask('GET', path, person)))
    const took = Date.now() - asked
    for (const { pid } of rows) process.kill(pid, 'SIGCONT')
    const late = answers.filter(({ status }) => status === 503)
    expect(late.length).toBeGreaterThan(0)
    for (const answer of late) {
      expect(errorOf(answer)).toMatchObject({ code: 'UNAVAILABLE', message: UNAVAILABLE_MESSAGE })
      expect(answer.headers.get('retry-after')).toBe('5')
    }
    expect(took).toBeGreaterThan(14_000)
    expect(took).toBeLessThan(25_000)
    await expect.poll(async () => (await inlay.ask('GET', '/api/me', person)).status).toBe(200)
  }, 60_000)
})
