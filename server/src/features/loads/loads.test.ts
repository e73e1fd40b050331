import { randomUUID } from 'node:crypto'
import { QUARTER } from '@inlay/contract/rules/time-buckets'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import type { TestApp } from '../../../test/app.ts'
import { testSmtp } from '../../../test/smtp.ts'
import type { TestSmtp } from '../../../test/smtp.ts'
import { analytics_rollup, notifications, outbox, profiles } from '../../db/schema.ts'
import { closeQuarters } from '../analytics/store.ts'
import { monthOf, noticeOf } from './rules.ts'
import { tellOfLoads } from './store.ts'

let smtp: TestSmtp
let inlay: TestApp
beforeAll(async () => {
  smtp = await testSmtp()
  inlay = await testApp({ config: { defaultPlan: 'free', smtpUrl: smtp.url, publicUrl: 'https://inlay.example' } })
})

const NOW = new Date('2026-11-28T12:00:00Z')
const count = (owner_id: string, loads: number, quarter = '2026-11-10T10:15:00Z', event_type = 'component_load') =>
  inlay.database.db.insert(analytics_rollup).values({ owner_id, quarter: new Date(quarter), component_id: uuidv7(), event_type, host: 'shop.example', count: loads })
const tell = (owner: string, mail = false, now = NOW) => tellOfLoads(inlay.database.db, [owner], mail, now)
const told = async (owner: string) => (await inlay.database.db.select().from(notifications).where(eq(notifications.user_id, owner)).orderBy(notifications.created_at)).map(({ once_key, kind, data }) => ({ once_key, kind, data }))

describe('the loads of a month', () => {
  it.each([
    ['free', 7_999, null],
    ['free', 8_000, 80],
    ['free', 9_999, 80],
    ['free', 10_000, 100],
    ['free', 1_000_000, 100],
    ['pro', 399_999, null],
    ['pro', 400_000, 80],
    ['pro', 500_000, 100],
    ['enterprise', 1e12, null],
  ] as const)('of plan %s: %d of them are worth a notice of %s', (plan, loads, percent) => {
    expect(noticeOf(loads, plan, '2026-11')?.percent ?? null).toBe(percent)
  })

  it('begin and end at midnight UTC, also at the end of a year', () => {
    expect(monthOf(new Date('2026-12-31T23:59:59.999Z'))).toEqual({ name: '2026-12', from: new Date('2026-12-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') })
    expect(monthOf(new Date('2027-01-01T00:00:00Z')).name).toBe('2027-01')
  })

  it('make one notification at 80 % and one at 100 %, each once, however many look at the same time', async () => {
    const { id } = await inlay.person()
    await count(id, 7_999)
    expect(await tell(id)).toBe(0)
    await count(id, 1)
    const made = await Promise.all(Array.from({ length: 8 }, () => tell(id)))
    expect(made.reduce((sum, one) => sum + one)).toBe(1)
    await count(id, 2_000, '2026-11-28T11:45:00Z')
    expect((await Promise.all(Array.from({ length: 8 }, () => tell(id)))).reduce((sum, one) => sum + one)).toBe(1)
    await count(id, 50_000)
    expect(await tell(id)).toBe(0)
    const data = { month: '2026-11', limit: 10_000, plan: 'free' }
    expect(await told(id)).toEqual([
      { once_key: 'loads-80:2026-11', kind: 'loads', data: { ...data, percent: 80, loads: 8_000 } },
      { once_key: 'loads-100:2026-11', kind: 'loads', data: { ...data, percent: 100, loads: 10_000 } },
    ])
    // And again in the next month.
    await count(id, 8_500, '2026-12-01T00:00:00Z')
    expect(await tell(id, false, new Date('2026-12-02T00:00:00Z'))).toBe(1)
  })

  it('count renders alone, of this owner and this month alone', async () => {
    const [{ id }, other] = [await inlay.person(), await inlay.person()]
    await count(id, 9_000, '2026-10-31T23:45:00Z')
    await count(id, 9_000, '2026-12-01T00:00:00Z')
    await count(id, 9_000, undefined, 'view')
    await count(other.id, 9_000)
    expect(await tell(id)).toBe(0)
    await count(id, 8_000, '2026-11-01T00:00:00Z')
    expect(await tell(id)).toBe(1)
  })

  it('are held against the plan that the owner has now', async () => {
    const { id } = await inlay.person()
    await inlay.database.db.update(profiles).set({ plan: 'enterprise' }).where(eq(profiles.id, id))
    await count(id, 450_000)
    expect(await tell(id)).toBe(0)
    await inlay.database.db.update(profiles).set({ plan: 'pro' }).where(eq(profiles.id, id))
    expect(await tell(id)).toBe(1)
    expect(await told(id)).toMatchObject([{ once_key: 'loads-80:2026-11' }])
  })

  it('are mailed too where mail is set up, once', async () => {
    const { id, email } = await inlay.person()
    await count(id, 12_345)
    expect((await Promise.all([tell(id, true), tell(id, true)])).sort()).toEqual([0, 1])
    await expect.poll(() => smtp.mails, { timeout: 15_000 }).toMatchObject([{ to: [email], headers: { subject: 'All loads of your plan are used this month' } }])
    expect(smtp.mails[0]!.text).toContain('In 2026-11 your components were loaded 12,345 times so far. Your plan, free, has 10,000 loads a month.')
    expect((await inlay.database.db.select().from(outbox)).filter(({ kind }) => kind === 'mail.loads')).toHaveLength(1)
  })

  it('are the same before and after their quarters are closed, and none is counted twice', async () => {
    const { id } = await inlay.person()
    const now = new Date()
    const earlier = new Date(Math.max(monthOf(now).from.getTime(), Math.floor(now.getTime() / QUARTER - 4) * QUARTER)).toISOString()
    await count(id, 8_000, earlier)
    await closeQuarters(inlay.database.db)
    expect(await tell(id, false, now)).toBe(1)
    await count(id, 1_999, now.toISOString())
    expect(await tell(id, false, now)).toBe(0)
    await count(id, 1, now.toISOString())
    expect(await tell(id, false, now)).toBe(1)
    expect(await told(id)).toMatchObject([{ data: { loads: 8_000 } }, { data: { loads: 10_000 } }])
  })

  it('are looked at when the server stops, so that none are forgotten', async () => {
    const stopping = await testApp({ database: inlay.database, config: { defaultPlan: 'free' } })
    const { id, token } = await stopping.person()
    const made = await stopping.ask('POST', '/api/components', { token, body: { component_type: 'faq' } })
    const component_id = (made.json as { id: string }).id
    await count(id, 7_999, new Date().toISOString())
    const events = [{ event_key: randomUUID(), event_type: 'component_load', component_id, host_url: 'https://shop.example/', at: Date.now() }]
    expect((await stopping.ask('POST', '/v1/events', { body: { events } })).status).toBe(202)
    expect(await told(id)).toEqual([])
    await stopping.app.close()
    expect(await told(id)).toMatchObject([{ kind: 'loads', data: { percent: 80, loads: 8_000 } }])
  })
})
