import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { expect, it } from 'vitest'
import type { Component } from '@inlay/contract/components'
import { NEW_SUBMISSIONS_COUNTED } from '@inlay/contract/rules/new-submissions'
import type { News } from '@inlay/contract/news'
import { testApp } from '../../../test/app.ts'
import { analytics_day_totals, analytics_rollup, form_submissions, notifications } from '../../db/schema.ts'

it('an owner hears of what is new once, of the month’s loads, and of nothing of others', async () => {
  const inlay = await testApp({ config: { defaultPlan: 'free' } })
  const { db } = inlay.database
  const [ann, bob] = [await inlay.person(), await inlay.person()]
  const news = async (person: { token: string }) => (await inlay.ask('GET', '/api/news', person)).json as News
  expect(await news(ann)).toMatchObject({ usage: { loads: 0, limit: 10_000, live: 0, live_limit: 2, websites: 0, website_limit: 1 }, notifications: [], submissions: [] })

  const form = (await inlay.ask('POST', '/api/components', { token: ann.token, body: { component_type: 'form', name: 'Contact' } })).json as Component
  const answer = () => db.insert(form_submissions).values({ id: uuidv7(), component_id: form.id, data: {}, host_url: '', host: '', version: 1, submission_key: randomUUID() })
  await answer()
  await answer()
  const data = { percent: 80, month: '2026-11', loads: 8_000, limit: 10_000, plan: 'free' }
  await db.insert(notifications).values({ id: uuidv7(), user_id: ann.id, kind: 'loads', once_key: 'loads-80:2026-11', data })
  await db.insert(notifications).values({ id: uuidv7(), user_id: ann.id, kind: 'of a later version', data: {} })
  await db.insert(analytics_rollup).values({ owner_id: ann.id, quarter: new Date(), component_id: form.id, event_type: 'component_load', host: 'a.example', count: 8_000 })

  const day = (days: number, key: string) => ({ owner_id: ann.id, dimension: 'host', day: new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10), key, component_load: 1, view: 0, component_interaction: 0, click: 0, submit: 0, component_error: 0 })
  await db.insert(analytics_day_totals).values([day(1, 'shop.example'), day(2, 'shop.example'), day(29, 'blog.example'), day(40, 'gone.example'), { ...day(1, bob.id), dimension: 'component' }])

  const before = await news(ann)
  expect(before.usage.websites).toBe(2)
  expect(before.usage.loads).toBe(8_000)
  expect(before.notifications).toEqual([expect.objectContaining({ kind: 'loads', data, seen: false })])
  expect(before.submissions).toEqual([expect.objectContaining({ component_id: form.id, component_type: 'form', name: 'Contact', count: 2 })])

  await answer()
  const seen = (at: unknown) => inlay.ask('POST', '/api/news/seen', { token: ann.token, body: { at } })
  expect((await seen(before.at)).status).toBe(204)
  expect((await news(ann)).submissions).toEqual([expect.objectContaining({ count: 1 })])
  expect((await seen('yesterday')).status).toBe(400)
  expect((await seen('2099-01-01T00:00:00Z')).status).toBe(204)
  const after = await news(ann)
  expect(after.submissions).toEqual([])
  expect(after.notifications).toEqual([expect.objectContaining({ seen: true })])
  expect((await seen('2020-01-01T00:00:00Z')).status).toBe(204)
  await answer()
  expect((await news(ann)).submissions).toEqual([expect.objectContaining({ count: 1 })])

  // Of a crowd it is known that there are more than are counted, and which came last.
  await inlay.database.pool.query(
    `insert into form_submissions (id, component_id, data, host_url, host, version, submission_key, submitted_at)
     select gen_random_uuid(), $1, '{}', '', '', 1, gen_random_uuid(), now() + n * interval '1 microsecond' from generate_series(1, 1500) n`,
    [form.id],
  )
  const [crowd] = (await news(ann)).submissions
  expect(crowd).toMatchObject({ component_id: form.id, count: NEW_SUBMISSIONS_COUNTED + 1 })
  const { rows: [last] } = await inlay.database.pool.query<{ at: Date }>('select max(submitted_at) as at from form_submissions')
  expect(crowd!.latest).toBe(last!.at.toISOString())

  expect(await news(bob)).toMatchObject({ usage: { loads: 0 }, notifications: [], submissions: [] })
  expect((await inlay.ask('GET', '/api/news')).status).toBe(401)
  expect((await inlay.ask('POST', '/api/news/seen', { body: { at: before.at } })).status).toBe(401)
})
