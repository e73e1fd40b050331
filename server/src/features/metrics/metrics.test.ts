import { randomUUID } from 'node:crypto'
import type { PlatformMetrics } from '@inlay/contract/admin-metrics'
import { QUARTER } from '@inlay/contract/rules/time-buckets'
import { uuidv7 } from 'uuidv7'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { analytics_closed, analytics_platform_days, analytics_rollup, form_submissions, outbox, uploads } from '../../db/schema.ts'
import { closeQuarters } from '../analytics/store.ts'

const HOUR = 4 * QUARTER
const DAY = 24 * HOUR
const TYPES = ['component_load', 'submit', 'component_error', 'view'] as const

let inlay: TestApp
let admin: Person
beforeAll(async () => {
  inlay = await testApp()
  admin = await inlay.person('admin')
})

const metrics = async (zone = 'UTC') => (await inlay.ask('GET', `/api/admin/metrics?zone=${encodeURIComponent(zone)}`, admin)).json as PlatformMetrics
const quarter = (at: number) => Math.floor(at / QUARTER) * QUARTER

it('events of all owners are counted by the viewer’s day, week and month, before and after quarters are closed, and never twice', async () => {
  const now = Date.now()
  const owners = [await inlay.person(), await inlay.person(), await inlay.person()]
  // Somewhere in the last 40 days, the latest in the quarter that runs now.
  const kept: { at: number; type: string; count: number }[] = []
  const rows = owners.flatMap(({ id }, n) =>
    Array.from({ length: 120 }, (_, i) => {
      const at = quarter(now) - Math.floor((i * 40 * 96) / 120) * QUARTER - (n * 7 + (i % 3)) * QUARTER
      const row = { owner_id: id, quarter: new Date(at), component_id: randomUUID(), event_type: TYPES[(i + n) % 4]!, host: 'shop.example', count: 1 + ((i * 7 + n) % 13) }
      kept.push({ at, type: row.event_type, count: row.count })
      return row
    }))
  await inlay.database.db.insert(analytics_rollup).values(rows)
  const sum = (since: number, type?: string) => kept.filter(({ at, type: one }) => at >= since && (type === undefined || one === type)).reduce((all, { count }) => all + count, 0)

  const check = async (zone: string) => {
    const told = await metrics(zone)
    const today = Date.parse(told.days.at(-1)!.start)
    expect(new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(today)).toBe('00:00')
    expect(today).toBeGreaterThan(now - 25 * HOUR)
    expect(told).toMatchObject({ events: sum(0), events_today: sum(today), events_week: sum(quarter(now) - 7 * DAY), events_month: sum(quarter(now) - 30 * DAY) })
    expect(told.delivery.errors).toBe(sum(quarter(now) - DAY, 'component_error'))
    expect(told.days).toHaveLength(30)
    told.days.forEach(({ start, loads, submissions }, i) => {
      const [from, to] = [Date.parse(start), Date.parse(told.days[i + 1]?.start ?? '2100-01-01')]
      expect([loads, submissions]).toEqual([sum(from, 'component_load') - sum(to, 'component_load'), sum(from, 'submit') - sum(to, 'submit')])
    })
  }
  for (const zone of ['UTC', 'Asia/Kolkata', 'America/New_York']) await check(zone)
  await closeQuarters(inlay.database.db)
  expect(await inlay.database.db.$count(analytics_platform_days)).toBeGreaterThan(100)
  for (const zone of ['UTC', 'Asia/Kolkata', 'America/New_York']) await check(zone)
  // As after a moment of which two processes think differently.
  const [closed] = await inlay.database.db.select().from(analytics_closed)
  await inlay.database.db.update(analytics_closed).set({ until: new Date(closed!.until.getTime() - 9 * QUARTER) })
  await closeQuarters(inlay.database.db)
  await check('UTC')
})

it('accounts, components, submissions, mail, files and this process’s answers are told', async () => {
  const { db } = inlay.database
  const before = await metrics()
  const owner = await inlay.person()
  const make = async () => ((await inlay.ask('POST', '/api/components', { token: owner.token, body: { component_type: 'faq', name: 'FAQ' } })).json as { id: string }).id
  const [live, draft] = [await make(), await make()]
  await inlay.ask('PATCH', `/api/components/${live}`, { token: owner.token, body: { is_active: true } })
  await db.insert(form_submissions).values({ id: uuidv7(), component_id: draft, data: {}, host_url: '', host: '', version: 1, submission_key: randomUUID() })
  await db.insert(uploads).values({ id: randomUUID(), component_id: draft, field: 'cv', name: 'cv.pdf', media_type: 'application/pdf', size: 4096 })
  await db.insert(outbox).values([
    { id: uuidv7(), kind: 'mail.a', payload: {}, due_at: new Date('2026-01-01T00:00:00Z') },
    { id: uuidv7(), kind: 'mail.a', payload: {}, done_at: new Date(), result: 'failed' },
    // Webhooks, which are no mail.
    { id: uuidv7(), kind: 'webhook', payload: {}, due_at: new Date('2025-01-01T00:00:00Z') },
    { id: uuidv7(), kind: 'webhook', payload: {}, done_at: new Date(), result: 'failed' },
  ])
  await inlay.ask('GET', `/v1/components?ids=${live}`)
  await inlay.ask('POST', '/functions/v1/submit-form', { body: {} })

  const after = await metrics()
  expect(after).toMatchObject({ users: before.users + 1, components: before.components + 2, components_active: before.components_active + 1, submissions: before.submissions + 1 })
  expect(after.days.at(-1)!.signups).toBe(after.users)
  expect(after.delivery).toMatchObject({ answered: before.delivery.answered + 2, failed: 0, waiting_events: 0, waiting_submissions: 0, outbox_waiting: 1, outbox_due: '2026-01-01T00:00:00Z', outbox_failed: 1 })
  expect(after.delivery.p99).toBeGreaterThanOrEqual(after.delivery.p50!)
  expect(after.storage).toMatchObject({ uploads: 4096, files: 1 })
  expect(after.storage.database).toBeGreaterThan(1_000_000)
})

it('a zone that is none is told by field, and nobody but administrators is told anything', async () => {
  expect((await inlay.ask('GET', '/api/admin/metrics?zone=Mars/Olympus', admin)).status).toBe(400)
  expect((await inlay.ask('GET', '/api/admin/metrics', await inlay.person())).status).toBe(403)
  expect((await inlay.ask('GET', '/api/admin/metrics')).status).toBe(401)
})
