import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import type { Db } from './database.ts'
import { ensurePartitions } from './partitions.ts'

const parts = async (db: Db) => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'analytics_events'::regclass order by 1`,
  )
  return rows.map((row) => row.name)
}

const event = (db: Db, at: string) =>
  db.execute(sql`insert into analytics_events (id, owner_id, component_id, component_type, event_type, event_key, host_url, host, created_at)
    values (${uuidv7()}, ${uuidv7()}, ${uuidv7()}, 'faq', 'view', ${uuidv7()}, 'https://a.example/', 'a.example', ${at})`)

const partOf = async (db: Db, at: string) => {
  const { rows } = await db.execute<{ part: string }>(sql`select tableoid::regclass::text as part from analytics_events where created_at = ${at}`)
  return rows.map((row) => row.part)
}

describe('ensurePartitions', () => {
  it('makes this month and the next two, over the end of a year', async () => {
    const { db } = await testDatabase()
    await ensurePartitions(db, new Date('2031-11-30T23:59:59.999Z'))
    expect(await parts(db)).toEqual(expect.arrayContaining(['analytics_events_2031_11', 'analytics_events_2031_12', 'analytics_events_2032_01']))
    await event(db, '2031-12-31T23:59:59.999Z')
    await event(db, '2032-01-01T00:00:00.000Z')
    expect(await partOf(db, '2031-12-31T23:59:59.999Z')).toEqual(['analytics_events_2031_12'])
    expect(await partOf(db, '2032-01-01T00:00:00.000Z')).toEqual(['analytics_events_2032_01'])
  })

  it('is done once when several processes ask at once', async () => {
    const { db } = await testDatabase()
    const now = new Date('2035-05-05T00:00:00Z')
    await Promise.all(Array.from({ length: 6 }, () => ensurePartitions(db, now)))
    expect((await parts(db)).filter((name) => name.includes('2035'))).toHaveLength(3)
  })

  it('takes over the rows that the default part took in its place', async () => {
    const { db } = await testDatabase()
    await event(db, '2036-02-29T12:00:00Z')
    await event(db, '2036-07-01T12:00:00Z')
    expect(await partOf(db, '2036-02-29T12:00:00Z')).toEqual(['analytics_events_default'])
    await ensurePartitions(db, new Date('2036-02-01T00:00:00Z'))
    expect(await partOf(db, '2036-02-29T12:00:00Z')).toEqual(['analytics_events_2036_02'])
    expect(await partOf(db, '2036-07-01T12:00:00Z')).toEqual(['analytics_events_default'])
  })
})
