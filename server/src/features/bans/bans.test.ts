import type { Ban } from '@inlay/contract/admin-bans'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { publish } from '../../../test/uploads.ts'
import { audit_log, user_bans } from '../../db/schema.ts'

let inlay: TestApp
let admin: Person
let root: Person
beforeAll(async () => {
  inlay = await testApp()
  ;[admin, root] = [await inlay.person('admin'), await inlay.person('super_admin')]
})

const call = (person: Person, method: string, path = '', body?: unknown) => inlay.ask(method, `/api/admin/bans${path}`, { token: person.token, body })
const ban = (by: Person, { id }: { id: string }, more: object = {}) => call(by, 'POST', '', { user_id: id, reason: 'Sends spam', ...more })
const lift = (by: Person, { id }: { id: string }) => call(by, 'POST', `/${id}/lift`, {})
const me = (person: Person) => inlay.ask('GET', '/api/me', person)
const signIn = async (person: Person) => (await inlay.ask('POST', '/api/auth/sign-in/email', { body: { email: person.email, password: 'secret1' } })).json as Person
const onPage = async (id: string) => JSON.stringify((await inlay.ask('GET', `/v1/components?ids=${id}`)).json).includes(id)

describe('a ban', () => {
  it('ends every session at once, and takes the components off the pages until it is lifted', async () => {
    const person = await inlay.person()
    const second = await signIn(person)
    const faq = await publish(inlay, person, {}, 'faq')
    expect(await onPage(faq)).toBe(true)

    const made = await ban(admin, person)
    expect([made.status, made.json]).toMatchObject([201, { user_id: person.id, email: person.email, reason: 'Sends spam', banned_by: admin.email, expires_at: null, is_active: true }])
    for (const { token } of [person, second]) {
      for (const path of ['/api/me', '/api/submissions/export', '/api/analytics/export']) expect((await inlay.ask('GET', path, { token })).status).toBe(401)
    }
    await vi.waitFor(async () => expect(await onPage(faq)).toBe(false), 1_000)
    expect((await inlay.ask('POST', '/api/auth/sign-in/email', { body: { email: person.email, password: 'secret1' } })).status).toBe(403)

    expect((await lift(admin, made.json as Ban)).json).toMatchObject({ is_active: false })
    await vi.waitFor(async () => expect(await onPage(faq)).toBe(true), 1_000)
    expect((await me({ ...person, token: (await signIn(person)).token })).status).toBe(200)
    const acts = await inlay.database.db.select().from(audit_log).where(eq(audit_log.target_id, person.id)).orderBy(audit_log.id)
    expect(acts.map(({ action, actor_id, after }) => [action, actor_id, after])).toEqual([['user.ban', admin.id, { reason: 'Sends spam', expires_at: null }], ['user.unban', admin.id, null]])
  })

  it('with an end is over by itself; without one it stays', async () => {
    const [briefly, forGood] = [await inlay.person(), await inlay.person()]
    const end = new Date(Date.now() + 60_000).toISOString()
    const { id } = (await ban(admin, briefly, { expires_at: end })).json as Ban
    await ban(admin, forGood)
    // As if that minute had passed.
    await inlay.database.db.update(user_bans).set({ expires_at: new Date(Date.now() - 1) }).where(eq(user_bans.id, id))
    await inlay.database.pool.query(`update user_bans set banned_at = now() - interval '10 years' where user_id = $1`, [forGood.id])
    expect((await me({ ...briefly, token: (await signIn(briefly)).token })).status).toBe(200)
    expect((await signIn(forGood)).token).toBeUndefined()
    const { bans, totals } = (await call(admin, 'GET', `?search=${briefly.email}`)).json as { bans: Ban[]; totals: { active: number; bans: number } }
    expect(bans).toMatchObject([{ id, is_active: false }])
    expect(totals.bans).toBeGreaterThan(totals.active)
    // And may be banned anew.
    expect((await ban(admin, briefly)).status).toBe(201)
  })

  it('needs a user, a reason, and an end that is to come', async () => {
    const { id } = await inlay.person()
    for (const [change, fields] of [
      [{ user_id: '' }, { user_id: 'Please choose a user' }],
      [{ reason: '  ' }, { reason: 'Please say why' }],
      [{ reason: 'x'.repeat(501) }, { reason: 'Must be at most 500 characters' }],
      [{ expires_at: new Date(Date.now() - 1000).toISOString() }, { expires_at: 'Must be in the future' }],
      [{ expires_at: 'tomorrow' }, { expires_at: 'Must be a date with a time' }],
    ] as const) {
      const answer = await ban(admin, { id }, change)
      expect([answer.status, errorOf(answer).fields]).toEqual([400, fields])
    }
    expect((await ban(admin, { id: crypto.randomUUID() })).status).toBe(404)
  })

  it('is there once, twenty at once too', async () => {
    const person = await inlay.person()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ban(admin, person)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(errorOf(answers.find(({ status }) => status === 409)!).message).toBe('This user is banned already')
    expect(await inlay.database.db.select().from(user_bans).where(eq(user_bans.user_id, person.id))).toHaveLength(1)
  })

  it('is nobody’s of oneself, of an equal without the right, or of the last super_admin', async () => {
    for (const person of [admin, root]) {
      const refused = await ban(person, person)
      expect([refused.status, errorOf(refused).message]).toEqual([409, 'You cannot ban yourself'])
    }
    const peer = await inlay.person('admin')
    for (const target of [peer, root]) expect((await ban(admin, target)).status).toBe(403)
    const made = await ban(root, peer)
    expect(made.status).toBe(201)
    expect((await lift(admin, made.json as Ban)).status).toBe(403)
    expect((await lift(root, made.json as Ban)).status).toBe(200)
    expect((await lift(root, { id: crypto.randomUUID() })).status).toBe(404)

    const second = await inlay.person('super_admin')
    expect((await ban(second, root)).status).toBe(201)
    expect((await ban(second, second)).status).toBe(409)
    await inlay.database.db.delete(user_bans)
  })
})
