import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testApp } from '../test/app.ts'
import { testDatabase } from '../test/database.ts'

it('hourly chores are done at a start, by one of the processes, and by those that start later not before the hour is over', async () => {
  const database = await testDatabase()
  const { db } = database
  const old = () => db.execute(sql`insert into outbox (id, kind, payload, created_at, done_at, result) values (gen_random_uuid(), 'test', '{}', now() - interval '9 days', now() - interval '8 days', 'sent')`)
  const left = async () => (await db.execute<{ n: number }>(sql`select count(*)::int as n from outbox`)).rows[0]!.n
  const start = () => testApp({ database })

  await old()
  await Promise.all([start(), start()])
  await expect.poll(left).toBe(0)

  await old()
  const later = await start()
  await later.app.close()
  expect(await left()).toBe(1)

  await db.execute(sql`update rate_limits set window_start = window_start - 3600001 where key = 'chores'`)
  await start()
  await expect.poll(left).toBe(0)
})
