import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { testApp, errorOf } from '../test/app.ts'
import { testDatabase } from '../test/database.ts'
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
})
