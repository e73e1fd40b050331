import { DrizzleQueryError } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { makeLog } from './log.ts'

function logged(error: unknown): string {
  let line = ''
  makeLog('info', { write: (text: string) => void (line += text) }).error({ err: error }, 'failed')
  return line
}

describe('a log line of an error', () => {
  it('holds no parameter of a failed query', async () => {
    const { db } = await testDatabase()
    const error = await db.execute(sql`select ${'secret@example.com'}::uuid`).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(DrizzleQueryError)
    expect(logged(error)).not.toContain('secret@example.com')
    expect(logged(error)).toContain('::uuid')
    expect(logged(error)).toContain('22P02')
  })

  it('holds no parameter of a failed query that is another error’s cause', async () => {
    const { pool } = await testDatabase()
    const error: unknown = await pool.query('select $1::uuid', ['secret@example.com']).catch((reason: unknown) => reason)
    expect(logged(new Error('outer', { cause: error }))).not.toContain('secret@example.com')
  })

  it('holds message and stack of a mistake of ours', () => {
    const error = new TypeError('cannot read')
    expect(logged(error)).toContain('cannot read')
    expect(logged(error)).toContain('log.test.ts')
  })
})
