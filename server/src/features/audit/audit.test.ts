import type { AuditEntry } from '@inlay/contract/admin-audit'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { audit_log } from '../../db/schema.ts'

interface Listed {
  entries: AuditEntry[]
  next: string | null
  actions: string[]
}

let inlay: TestApp
let [admin, second]: Person[] = []
beforeAll(async () => {
  inlay = await testApp()
  ;[admin, second] = [await inlay.person('admin'), await inlay.person('super_admin')]
})

const list = async (query: Record<string, string> = {}) => (await inlay.ask('GET', `/api/admin/audit?${new URLSearchParams(query)}`, admin)).json as Listed
const acts = ({ entries }: Listed) => entries.map(({ action }) => action)

it('acts are listed newest first with who, what, to whom, before and after, and are found by each of them', async () => {
  const flag = (await inlay.ask('POST', '/api/admin/flags', { token: admin!.token, body: { flag_key: 'new_editor' } })).json as { id: string }
  await inlay.ask('PATCH', `/api/admin/flags/${flag.id}`, { token: second!.token, body: { flag_value: true } })
  await inlay.ask('POST', '/api/admin/invitations', { token: second!.token, body: {} })
  await inlay.database.db.insert(audit_log).values({ id: uuidv7(), action: 'user.role', actor_id: null, target_type: 'user', target_id: second!.id, ip_address: 'command line', created_at: new Date('2026-03-01T12:00:00Z') })

  const all = await list()
  expect(acts(all)).toEqual(['user.role', 'invitation.create', 'flag.enable', 'flag.create'])
  expect(all.next).toBeNull()
  expect(all.actions).toEqual(['flag.create', 'flag.enable', 'invitation.create', 'user.role'])
  expect(all.entries[2]).toMatchObject({ actor: { id: second!.id, email: second!.email }, target_type: 'flag', target_id: flag.id, before: { flag_value: false }, after: { flag_value: true }, ip_address: '127.0.0.1' })
  expect(all.entries[0]).toMatchObject({ actor: null, target_email: second!.email, before: null, after: null })

  expect(acts(await list({ actor: admin!.email.slice(0, 12).toUpperCase() }))).toEqual(['flag.create'])
  expect(acts(await list({ actor: 'command' }))).toEqual(['user.role'])
  expect(acts(await list({ actor: '%' }))).toEqual([])
  expect(acts(await list({ action: 'flag' }))).toEqual(['flag.enable', 'flag.create'])
  expect(acts(await list({ action: 'flag.enable' }))).toEqual(['flag.enable'])
  expect(acts(await list({ target: flag.id }))).toEqual(['flag.enable', 'flag.create'])
  expect(acts(await list({ target: 'new_editor' }))).toEqual(['flag.enable', 'flag.create'])
  expect(acts(await list({ target: second!.email }))).toEqual(['user.role'])
  expect(acts(await list({ from: '2026-03-01', to: '2026-03-01' }))).toEqual(['user.role'])
  expect(acts(await list({ from: '2026-03-02', to: '2026-03-02', zone: 'Pacific/Kiritimati' }))).toEqual(['user.role'])
  expect((await inlay.ask('GET', '/api/admin/audit?from=yesterday', admin)).status).toBe(400)
})

it('an act on what has no id of ours is listed as any other, and named by nobody', async () => {
  const rows = ['somebody', '', 'NULL', '0197c2f4-0000-7000-8000-00000000000', second!.id.toUpperCase()].map((target_id) => ({ id: uuidv7(), action: 'odd.target', target_type: 'user', target_id }))
  await inlay.database.db.insert(audit_log).values([...rows, { id: uuidv7(), action: 'odd.target', target_type: 'user', target_id: null }])
  const { entries } = await list({ action: 'odd.target' })
  expect(entries.map(({ target_id, target_email }) => [target_id, target_email])).toEqual([[null, null], ...rows.map(({ target_id }) => [target_id, null]).reverse()])
  expect((await inlay.ask('GET', '/api/admin/audit/export?action=odd.target', admin)).text.split('\r\n').filter(Boolean)).toHaveLength(1 + 6)
  await inlay.database.db.delete(audit_log).where(eq(audit_log.action, 'odd.target'))
})

it('pages are bounded and go on where the last one ended', async () => {
  const rows = Array.from({ length: 120 }, (_, n) => ({ id: uuidv7(), action: 'page.test', target_type: 'test', target_id: String(n) }))
  await inlay.database.db.insert(audit_log).values(rows)
  const seen: string[] = []
  const sizes: number[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page: Listed = await list({ action: 'page.test', ...(after && { after }) })
    seen.push(...page.entries.map(({ target_id }) => target_id!))
    sizes.push(page.entries.length)
    after = page.next
  }
  expect(sizes).toEqual([50, 50, 20])
  expect(seen).toEqual(rows.map(({ target_id }) => target_id).reverse())
})

it('the export holds all that the filter lets pass, and no spreadsheet runs any of it', async () => {
  await inlay.ask('POST', '/api/admin/flags', { token: admin!.token, body: { flag_key: 'formula', description: '=1+1' } })
  await inlay.database.db.insert(audit_log).values(Array.from({ length: 1_100 }, () => ({ id: uuidv7(), action: '=cmd()', target_type: '@kind', target_id: '-1', ip_address: '+1' })))
  const answer = await inlay.ask('GET', '/api/admin/audit/export?zone=Europe/Berlin', admin)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/)
  const rows: string[][] = parse(answer.text, { bom: true, relax_column_count: false })
  expect(rows).toHaveLength(1 + 4 + 120 + 1 + 1_100)
  expect(rows[0]).toEqual(['Date', 'Actor', 'Actor ID', 'Act', 'Target kind', 'Target', 'Target ID', 'Before', 'After', 'Address'])
  expect(rows[1]!.slice(3)).toEqual(["'=cmd()", "'@kind", '', "'-1", '', '', "'+1"])
  expect(rows[1]![0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/)
  const one = await inlay.ask('GET', '/api/admin/audit/export?target=formula', admin)
  expect(parse(one.text, { bom: true })[1]!.slice(1, 4)).toEqual([admin!.email, admin!.id, 'flag.create'])
})

it('is nobody’s business but an administrator’s', async () => {
  const user = await inlay.person()
  for (const path of ['/api/admin/audit', '/api/admin/audit/export']) {
    expect((await inlay.ask('GET', path)).status).toBe(401)
    expect((await inlay.ask('GET', path, user)).status).toBe(403)
  }
})
