import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import type { Db } from './database.ts'
import { ensurePartitions } from './partitions.ts'
import { dropOldEvents } from './retention.ts'

const NOW = new Date('2031-05-17T12:00:00Z')
const AT = ['2028-12-31T23:59:59.999Z', '2029-04-30T23:59:59.999Z', '2029-05-01T00:00:00.000Z', '2031-05-17T11:00:00.000Z']

/** An event of each moment, with its key and its count; the first one in the part for what no month was made for. */
async function withEvents(): Promise<Db> {
  const { db } = await testDatabase()
  for (const month of ['2029-02-01', '2029-05-01', '2031-05-01']) await ensurePartitions(db, new Date(`${month}T00:00:00Z`))
  for (const at of AT) {
    const [key, owner, component] = [uuidv7(), uuidv7(), uuidv7()]
    await db.execute(sql`insert into analytics_events (id, owner_id, component_id, component_type, event_type, event_key, host_url, host, created_at)
      values (${uuidv7()}, ${owner}, ${component}, 'faq', 'view', ${key}, 'https://a.example/', 'a.example', ${at})`)
    await db.execute(sql`insert into analytics_event_keys (event_key, created_at) values (${key}, ${at})`)
    await db.execute(sql`insert into analytics_rollup (owner_id, quarter, component_id, event_type, host, count) values (${owner}, ${at}, ${component}, 'view', 'a.example', 1)`)
  }
  return db
}

const moments = async (db: Db, table: string) => {
  const { rows } = await db.execute<{ at: string }>(sql`select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from ${sql.identifier(table)} order by 1`)
  return rows.map(({ at }) => at)
}
const parts = async (db: Db) => {
  const { rows } = await db.execute<{ name: string }>(sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'analytics_events'::regclass and inhrelid::regclass::text ~ '_20(28|29)_' order by 1`)
  return rows.map(({ name }) => name.slice(-7))
}

describe('dropOldEvents', () => {
  it('removes whole months and keys that are older than so many, and keeps counts', async () => {
    const db = await withEvents()
    expect(await parts(db)).toEqual(['2029_02', '2029_03', '2029_04', '2029_05', '2029_06', '2029_07'])
    await dropOldEvents(db, 24, NOW)
    expect(await parts(db)).toEqual(['2029_05', '2029_06', '2029_07'])
    expect(await moments(db, 'analytics_events')).toEqual(AT.slice(2))
    expect(await moments(db, 'analytics_event_keys')).toEqual(AT.slice(2))
    const { rows } = await db.execute<{ count: number }>(sql`select sum(count)::int as count from analytics_rollup`)
    expect(rows).toEqual([{ count: AT.length }])
    await dropOldEvents(db, 24, NOW)
    expect(await moments(db, 'analytics_events')).toEqual(AT.slice(2))
  })

  it('removes more than one statement takes, and nothing twice when several processes begin at once', async () => {
    const db = await withEvents()
    await db.execute(sql`insert into analytics_event_keys (event_key, created_at) select gen_random_uuid(), '2028-01-01' from generate_series(1, 12000)`)
    await Promise.all(Array.from({ length: 4 }, () => dropOldEvents(db, 24, NOW)))
    await dropOldEvents(db, 24, NOW)
    expect(await moments(db, 'analytics_event_keys')).toEqual(AT.slice(2))
    expect(await parts(db)).toEqual(['2029_05', '2029_06', '2029_07'])
  })

  it('leaves a month that a long query reads to the next time, and holds up no writer meanwhile', async () => {
    const db = await withEvents()
    await db.transaction(async (reader) => {
      await reader.execute(sql`select count(*) from analytics_events`)
      const dropping = dropOldEvents(db, 24, NOW)
      const began = performance.now()
      await db.execute(sql`insert into analytics_events (id, owner_id, component_id, component_type, event_type, event_key, host_url, host, created_at)
        select gen_random_uuid(), owner_id, component_id, component_type, event_type, gen_random_uuid(), host_url, host, created_at from analytics_events where created_at > '2031-01-01'`)
      // A second, and some for a busy machine.
      expect(performance.now() - began).toBeLessThan(3_000)
      await dropping
      expect(await parts(reader as unknown as Db)).toContain('2029_02')
    })
    await dropOldEvents(db, 24, NOW)
    expect(await parts(db)).not.toContain('2029_02')
  })
})
