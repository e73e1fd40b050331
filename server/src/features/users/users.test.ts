import type { AdminUser } from '@inlay/contract/admin-users'
import { USERS_PAGE } from '@inlay/contract/admin-users'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { LONG } from '../../../test/long.ts'
import { audit_log, sessions, user_bans, user_roles } from '../../db/schema.ts'

interface Page {
  users: AdminUser[]
  found: number
  next: string | null
  previous: string | null
}

/** As many as an operator of a big platform has; by day fewer, which the same plans serve. */
const MANY = LONG ? 100_000 : 2_000

let inlay: TestApp
let admin: Person
let root: Person
beforeAll(async () => {
  inlay = await testApp({ config: { defaultPlan: 'free' } })
  ;[admin, root] = [await inlay.person('admin'), await inlay.person('super_admin')]
})

const call = (person: Person, method: string, path: string, body?: unknown) => inlay.ask(method, `/api/admin/users${path}`, { token: person.token, body })
const list = async (query: Record<string, string> = {}) => (await call(admin, 'GET', `?${new URLSearchParams(query).toString()}`)).json as Page
const setRole = (by: Person, { id }: { id: string }, role: string) => call(by, 'PUT', `/${id}/role`, { role })
const roleOf = async ({ id }: Person) => (await inlay.database.db.select().from(user_roles).where(eq(user_roles.user_id, id)))[0]?.role
const me = (person: Person) => inlay.ask('GET', '/api/me', person)

describe('a role', () => {
  it('is given and taken by a super_admin alone, and holds at the next request', async () => {
    const [person, other] = [await inlay.person(), await inlay.person('admin')]
    const refused = await setRole(admin, person, 'admin')
    expect([refused.status, errorOf(refused).message]).toEqual([403, 'Only a super admin can change roles'])
    for (const target of [admin, other, root]) expect((await setRole(admin, target, 'user')).status).toBe(403)
    expect(await roleOf(person)).toBe('user')

    expect((await setRole(root, person, 'admin')).json).toMatchObject({ id: person.id, role: 'admin' })
    expect((await call(person, 'GET', '')).status).toBe(200)
    await setRole(root, person, 'user')
    expect((await call(person, 'GET', '')).status).toBe(403)
    const acts = await inlay.database.db.select().from(audit_log).where(eq(audit_log.target_id, person.id)).orderBy(audit_log.id)
    expect(acts.map(({ action, actor_id, before, after }) => [action, actor_id, before, after])).toEqual([
      ['user.role', root.id, { role: 'user' }, { role: 'admin' }],
      ['user.role', root.id, { role: 'admin' }, { role: 'user' }],
    ])
  })

  it('is user, admin or super_admin and nothing else', async () => {
    const person = await inlay.person()
    for (const role of ['owner', 'SUPER_ADMIN', '', null]) {
      const answer = await call(root, 'PUT', `/${person.id}/role`, { role })
      expect([answer.status, errorOf(answer).fields]).toEqual([400, { role: 'Invalid role specified' }])
    }
    expect((await setRole(root, { id: crypto.randomUUID() }, 'admin')).status).toBe(404)
  })

  it('cannot be given to oneself by what one may change of oneself, nor by an invitation', async () => {
    const person = await inlay.person()
    for (const method of ['PATCH', 'PUT', 'POST']) expect((await inlay.ask(method, '/api/me', { token: person.token, body: { role: 'super_admin' } })).status).toBe(404)
    const { code } = (await inlay.ask('POST', '/api/admin/invitations', { token: admin.token, body: { role: 'super_admin' } })).json as { code: string }
    const signedUp = await inlay.ask('POST', '/api/auth/sign-up/email', { body: { email: 'climber@example.com', password: 'secret1', name: 'C', invitation_code: code, role: 'super_admin', plan: 'enterprise' } })
    expect((await me({ ...person, token: (signedUp.json as Person).token })).json).toMatchObject({ role: 'user', plan: 'free' })
  })
})

describe('the last super_admin', () => {
  it('stays one, also where the others are banned', async () => {
    const { pool } = inlay.database
    const other = await inlay.person('super_admin')
    await pool.query(`insert into user_bans (id, user_id, reason) values (gen_random_uuid(), $1, 'spam')`, [other.id])
    const refused = await setRole(root, root, 'admin')
    expect([refused.status, errorOf(refused).message]).toEqual([409, 'This is the last super admin. Make somebody else super admin first.'])
    await inlay.database.db.delete(user_bans)
    expect((await setRole(root, other, 'user')).status).toBe(200)
    expect((await setRole(root, root, 'user')).status).toBe(409)
    expect((await setRole(root, root, 'super_admin')).status).toBe(200)
  })

  it('is left when two take it from each other at once, by a role or by a ban', async () => {
    const rivals = await testApp()
    const { db, pool } = rivals.database
    const [one, two] = [await rivals.person('super_admin'), await rivals.person('super_admin')]
    const signedIn = await db.select().from(sessions)
    const demote = (by: Person, { id }: Person) => rivals.ask('PUT', `/api/admin/users/${id}/role`, { token: by.token, body: { role: 'user' } })
    const ban = (by: Person, { id }: Person) => rivals.ask('POST', '/api/admin/bans', { token: by.token, body: { user_id: id, reason: 'rivalry' } })
    const duels = [[demote, demote], [ban, ban], [demote, ban]] as const
    for (let round = 0; round < (LONG ? 300 : 9); round++) {
      await db.update(user_roles).set({ role: 'super_admin' })
      await db.delete(user_bans)
      await db.insert(sessions).values(signedIn).onConflictDoNothing()
      const [first, second] = duels[round % 3]!
      const answers = await Promise.all([first(one, two), second(two, one)])
      expect(answers.filter(({ status }) => status < 300), answers.map(({ text }) => text).join('\n')).toHaveLength(1)
      const { rows } = await pool.query(`select from user_roles r where role = 'super_admin' and not exists (select from user_bans b where b.user_id = r.user_id)`)
      expect(rows).toHaveLength(1)
    }
  })
})

describe('an administrator', () => {
  it('changes users, and only a super_admin changes administrators', async () => {
    const [user, peer] = [await inlay.person(), await inlay.person('admin')]
    const acts = [['PUT', 'plan', { plan: 'pro' }], ['POST', 'sign-out', {}], ['POST', 'reset-password', { deliver: 'link' }]] as const
    for (const [method, act, body] of acts) {
      for (const [by, target, status] of [[admin, user, 200], [admin, peer, 403], [admin, root, 403], [root, peer, 200]] as const) {
        expect([act, (await call(by, method, `/${target.id}/${act}`, body)).status]).toEqual([act, status])
      }
    }
    expect((await call(admin, 'PUT', `/${user.id}/plan`, { plan: 'gold' })).status).toBe(400)
  })

  it('signs somebody out everywhere: what every token asks next is refused', async () => {
    const person = await inlay.person()
    const { json } = await inlay.ask('POST', '/api/auth/sign-in/email', { body: { email: person.email, password: 'secret1' } })
    expect((await call(admin, 'POST', `/${person.id}/sign-out`, {})).json).toEqual({ sessions: 2 })
    for (const { token } of [person, json as Person]) {
      for (const path of ['/api/me', '/api/submissions/export', '/api/components']) expect((await inlay.ask('GET', path, { token })).status).toBe(401)
      expect((await inlay.ask('GET', '/api/auth/get-session', { token })).json).toBeNull()
    }
    expect(await inlay.database.db.select().from(sessions).where(eq(sessions.user_id, person.id))).toEqual([])
  })
})

describe('the list of users', () => {
  beforeAll(async () => {
    await inlay.database.pool.query(
      `insert into profiles (id, email, full_name, company_name, created_at)
       select gen_random_uuid(), 'many' || n || '@crowd' || n % 97 || '.example', 'Person ' || chr(65 + n % 26) || ' ' || n, case when n % 3 = 0 then 'Company ' || n % 50 end, now() - n * interval '1 minute'
       from generate_series(1, $1) n`,
      [MANY],
    )
    await inlay.database.pool.query('analyze')
  })

  it('is read page by page in each order, every user once', async () => {
    const { users: total } = (await call(admin, 'GET', '/totals')).json as { users: number }
    // Within a few hundred whose order can be looked at.
    for (const sort of ['email', 'name', 'company', 'joined'] as const) {
      for (const order of ['asc', 'desc'] as const) {
        const seen: AdminUser[] = []
        const pages: Page[] = []
        for (let page = 0; page < 5; page++) {
          const next = pages.at(-1)?.next
          const answer = await list({ sort, order, ...(next && { after: next }) })
          expect(answer.users).toHaveLength(USERS_PAGE)
          expect(answer.found).toBe(Math.min(total, 10_001))
          seen.push(...answer.users)
          pages.push(answer)
        }
        // And back again, up to the first.
        for (let page = 3; page >= 0; page--) {
          const answer = await list({ sort, order, before: pages[page + 1]!.previous! })
          expect(answer.users.map(({ id }) => id)).toEqual(pages[page]!.users.map(({ id }) => id))
          expect([answer.next, answer.previous]).toEqual([pages[page]!.next, pages[page]!.previous])
        }
        expect(pages[0]!.previous).toBeNull()
        expect(new Set(seen.map(({ id }) => id)).size).toBe(5 * USERS_PAGE)
        const keys = seen.map((user) => ({ email: user.email, name: user.full_name.toLowerCase(), company: (user.company_name ?? '').toLowerCase(), joined: user.created_at })[sort])
        expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0) * (order === 'asc' ? 1 : -1)))
      }
    }
    let last = await list({ search: 'crowd5' })
    const found = last.users
    while (last.next) found.push(...(last = await list({ search: 'crowd5', after: last.next })).users)
    // More than ten thousand are read all the same, and only counted no further.
    expect([Math.min(found.length, 10_001), last.users.length > 0]).toEqual([last.found, true])
  })

  it('is found in by beginnings of words in address, name and company, in whatever case', async () => {
    const [one] = (await list({ search: 'MANY77@crowd77' })).users
    expect(one).toMatchObject({ email: 'many77@crowd77.example', full_name: 'Person Z 77', components: 0, role: 'user', plan: 'free', banned: false })
    expect((await list({ search: 'person z 77' })).users.map(({ id }) => id)).toContain(one!.id)
    expect((await list({ search: 'compa' })).users.every(({ company_name }) => company_name?.startsWith('Company '))).toBe(true)
    for (const search of ['nobody of this name', '%', "') or true --", ':* | qq']) expect((await list({ search })).found).toBe(0)
  })

  it('refuses a place that is none', async () => {
    const { next } = await list({ sort: 'email' })
    for (const query of ['after=x', `after=${next}&sort=name`, 'before=x']) expect((await call(admin, 'GET', `?${query}`)).status).toBe(400)
  })

  it('reads no more than a page of it by an index, however many there are', async () => {
    for (const [where, order] of [[`true`, 'lower(full_name), id'], [`true`, 'email, id'], [`to_tsvector('simple', translate(email || ' ' || full_name || ' ' || coalesce(company_name, ''), '@.-_+/', '      ')) @@ to_tsquery('simple', 'many77:*')`, 'created_at, id']] as const) {
      const { rows } = await inlay.database.pool.query<{ 'QUERY PLAN': string }>(`explain select id from profiles where ${where} order by ${order} limit 51`)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toMatch(/Index/)
      expect(plan).not.toMatch(/Seq Scan/)
    }
  })
})
