import type { AdminInvitation } from '@inlay/contract/admin-invitations'
import { INVITATION_CODE_ALPHABET } from '@inlay/contract/rules/invitation-code'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { audit_log, invitations } from '../../db/schema.ts'

interface Listed {
  totals: { invitations: number; active: number; uses: number; available_uses: number }
  invitations: AdminInvitation[]
  found: number
}

let inlay: TestApp
let admin: Person
beforeAll(async () => {
  inlay = await testApp()
  admin = await inlay.person('admin')
})

const call = (person: { token: string } | null, method: string, path = '', body?: unknown) => inlay.ask(method, `/api/admin/invitations${path}`, { ...(person && { token: person.token }), body })
const create = async (body: object = {}) => (await call(admin, 'POST', '', body)).json as AdminInvitation
const list = async (search = '') => (await call(admin, 'GET', `?search=${encodeURIComponent(search)}`)).json as Listed
const signUp = (invitation_code: string, email: string) =>
  inlay.ask('POST', '/api/auth/sign-up/email', { body: { invitation_code, email, password: 'long enough', name: 'New Person' } })

describe('an invitation', () => {
  it('is made with a code of eight clear characters, one use and seven days, unless said otherwise', async () => {
    const before = Date.now()
    const answer = await call(admin, 'POST', '', {})
    expect(answer.status).toBe(201)
    const made = answer.json as AdminInvitation
    expect(made).toMatchObject({ email: null, max_uses: 1, uses_count: 0, is_active: true, used_by: [] })
    expect(made.code).toMatch(new RegExp(`^[${INVITATION_CODE_ALPHABET}]{8}$`))
    expect((Date.parse(made.expires_at!) - before) / 86_400_000).toBeCloseTo(7, 2)
    expect(await create({ email: ' Guest@Studio.example ', max_uses: 1000, expires_in_days: null })).toMatchObject({ email: 'Guest@Studio.example', max_uses: 1000, expires_at: null })
  })

  it('holds to its bounds on the server', async () => {
    for (const [body, field, message] of [
      [{ max_uses: 0 }, 'max_uses', 'Must be 1 or more'],
      [{ max_uses: 1001 }, 'max_uses', 'Must be 1,000 or less'],
      [{ max_uses: 1.5 }, 'max_uses', 'Must be a whole number'],
      [{ expires_in_days: 0 }, 'expires_in_days', 'Must be 1 or more'],
      [{ expires_in_days: 366 }, 'expires_in_days', 'Must be 365 or less'],
      [{ email: 'nobody' }, 'email', 'Must be an email address'],
    ] as const) {
      const answer = await call(admin, 'POST', '', body)
      expect([answer.status, errorOf(answer).fields]).toEqual([400, { [field]: message }])
    }
  })

  it('is found by code and address, counted, and told with who used it', async () => {
    const made = await create({ max_uses: 3 })
    expect((await signUp(made.code, 'first@studio.example')).status).toBe(200)
    const { invitations: found } = await list(made.code.toLowerCase())
    expect(found).toEqual([expect.objectContaining({ id: made.id, uses_count: 1, used_by: [{ email: 'first@studio.example', used_at: expect.any(String) as string }] })])
    expect((await list('guest@')).found).toBe(1)
    expect((await list('%')).found).toBe(0)

    const { totals } = await list()
    await create({ max_uses: 10 })
    const off = await create({ max_uses: 10 })
    await call(admin, 'PATCH', `/${off.id}`, { is_active: false })
    expect((await list()).totals).toEqual({ invitations: totals.invitations + 2, active: totals.active + 1, uses: totals.uses, available_uses: totals.available_uses + 10 })
  })

  it('makes no account while it is switched off, and does again when it is on', async () => {
    const made = await create({ max_uses: 2 })
    expect((await call(admin, 'PATCH', `/${made.id}`, { is_active: false })).json).toMatchObject({ is_active: false })
    expect((await signUp(made.code, 'off@studio.example')).status).toBe(400)
    await call(admin, 'PATCH', `/${made.id}`, { is_active: true })
    expect((await signUp(made.code, 'off@studio.example')).status).toBe(200)
  })

  it('is deleted without the account that it made', async () => {
    const made = await create()
    await signUp(made.code, 'stays@studio.example')
    expect((await call(admin, 'DELETE', `/${made.id}`)).status).toBe(204)
    expect((await call(admin, 'DELETE', `/${made.id}`)).status).toBe(404)
    expect((await call(admin, 'PATCH', `/${made.id}`, { is_active: true })).status).toBe(404)
    expect((await inlay.ask('POST', '/api/auth/sign-in/email', { body: { email: 'stays@studio.example', password: 'long enough' } })).status).toBe(200)
  })

  it('that makes administrators is no admin’s to see or to touch', async () => {
    const code = await inlay.invite({ role: 'super_admin' })
    const [row] = await inlay.database.db.select().from(invitations).where(eq(invitations.code, code))
    expect((await list(code)).found).toBe(0)
    expect((await call(admin, 'PATCH', `/${row!.id}`, { is_active: false })).status).toBe(404)
    expect((await call(admin, 'DELETE', `/${row!.id}`)).status).toBe(404)
  })

  it('is nobody’s business but an administrator’s', async () => {
    const [user, root] = [await inlay.person(), await inlay.person('super_admin')]
    const { id } = await create()
    const requests: [string, string, unknown?][] = [['GET', ''], ['POST', '', {}], ['PATCH', `/${id}`, { is_active: true }], ['DELETE', `/${id}`]]
    for (const [method, path, body] of requests) {
      expect((await call(null, method, path, body)).status).toBe(401)
      const refused = await call(user, method, path, body)
      expect([refused.status, errorOf(refused).message]).toEqual([403, "You don't have permission to access the admin panel"])
      expect((await call(root, method, path, body)).status).toBeLessThan(300)
    }
  })

  it('leaves each act in the audit log, with who and what', async () => {
    const made = await create({ email: 'logged@studio.example' })
    await call(admin, 'PATCH', `/${made.id}`, { is_active: false })
    await call(admin, 'PATCH', `/${made.id}`, { is_active: false })
    await call(admin, 'DELETE', `/${made.id}`)
    const acts = await inlay.database.db.select().from(audit_log).where(eq(audit_log.target_id, made.id)).orderBy(audit_log.id)
    expect(acts.map(({ action, actor_id }) => [action, actor_id])).toEqual(['invitation.create', 'invitation.deactivate', 'invitation.delete'].map((action) => [action, admin.id]))
    expect(acts[1]).toMatchObject({ before: { is_active: true }, after: { is_active: false } })
    expect(JSON.stringify(acts)).not.toContain(made.code)
  })
})
