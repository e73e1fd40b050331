import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { SIGN_IN_PER_ADDRESS } from '../limits/rules.ts'
import { useLimit } from '../limits/store.ts'
import { sessions, user_bans, user_roles } from '../../db/schema.ts'

let inlay: TestApp
beforeAll(async () => {
  inlay = await testApp({ config: { trustedProxies: [{ address: '127.0.0.1', prefix: 32, family: 'ipv4' }] } })
})

const signIn = (email: string, password = 'secret1', address = '198.51.100.1') =>
  inlay.ask('POST', '/api/auth/sign-in/email', { body: { email, password }, headers: { 'x-forwarded-for': address } })
const ban = (person: Person, values: Partial<typeof user_bans.$inferInsert> = {}) =>
  inlay.database.db.insert(user_bans).values({ id: uuidv7(), user_id: person.id, reason: 'spam', ...values })
const me = ({ token }: { token: string }) => inlay.ask('GET', '/api/me', { token })

describe('signing in', () => {
  it('gives a token that works, and sets no cookie', async () => {
    const person = await inlay.person()
    const answer = await signIn(person.email.toUpperCase())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
    const { token, user } = answer.json as { token: string; user: object }
    expect(user).toEqual({ id: person.id, email: person.email, name: 'Ann Example' })
    expect((await me({ token })).status).toBe(200)
  })

  it('tells neither which of address and password is wrong', async () => {
    const person = await inlay.person()
    const [wrong, unknown] = await Promise.all([signIn(person.email, 'wrong pass'), signIn('nobody@example.com', 'wrong pass')])
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(errorOf(wrong)).toEqual({ code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' })
    expect(unknown.json).toEqual(wrong.json)
  })

  it('asks for what is missing', async () => {
    const answer = await inlay.ask('POST', '/api/auth/sign-in/email', { body: {} })
    expect(answer.status).toBe(400)
    expect(errorOf(answer).fields).toEqual({ email: 'Please enter your email address', password: 'Please enter your password' })
  })

  it('is refused for a while after ten failures on one account, from whatever address, and for nobody else', async () => {
    const [victim, other] = await Promise.all([inlay.person(), inlay.person()])
    for (let i = 0; i < 10; i++) expect((await signIn(victim.email, 'wrong pass', `203.0.113.${i}`)).status).toBe(401)
    const refused = await signIn(victim.email, 'secret1', '203.0.113.99')
    expect(refused.status).toBe(429)
    expect(errorOf(refused).code).toBe('TOO_MANY_REQUESTS')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect((await signIn(other.email, 'secret1', '203.0.113.99')).status).toBe(200)
  })

  it('with the right password forgets the failures before', async () => {
    const person = await inlay.person()
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9; i++) await signIn(person.email, 'wrong pass', `203.0.114.${round * 10 + i}`)
      expect((await signIn(person.email, 'secret1', '203.0.114.200')).status).toBe(200)
    }
  })

  it('is limited for one address over many accounts', async () => {
    // Used before rather than by thirty more attempts, each of which hashes for a tenth of a second.
    for (let i = 0; i < SIGN_IN_PER_ADDRESS.max - 1; i++) await useLimit(inlay.database.db, 'sign-in:address:203.0.115.1', SIGN_IN_PER_ADDRESS)
    expect((await signIn('guess1@example.com', 'wrong pass', '203.0.115.1')).status).toBe(401)
    expect((await signIn('guess2@example.com', 'wrong pass', '203.0.115.1')).status).toBe(429)
    expect((await signIn('guess2@example.com', 'wrong pass', '203.0.115.2')).status).toBe(401)
  })
})

describe('a sign-up', () => {
  const signUp = (app: TestApp, i: number, headers: Record<string, string>) =>
    app.ask('POST', '/api/auth/sign-up/email', { body: { email: `u${i}@example.com`, password: 'secret1', name: 'U', invitation_code: 'GUESSED2' }, headers })

  it('is limited by the whole /64 of an IPv6 client', async () => {
    const answers = await Promise.all(Array.from({ length: 32 }, (_, i) => signUp(inlay, i, { 'x-forwarded-for': `2001:db8:5:6::${i + 1}` })))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    expect((await signUp(inlay, 33, { 'x-forwarded-for': '2001:db8:5:7::1' })).status).toBe(400)
  })

  it('gets no new limit by a forwarded header when the client is no trusted proxy', async () => {
    const direct = await testApp()
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => signUp(direct, i, { 'x-forwarded-for': `192.0.2.${i}`, 'x-real-ip': `192.0.2.${i}` })))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})

describe('a session', () => {
  it('is needed', async () => {
    for (const token of [undefined, 'nonsense', 'a.b', '%00']) {
      const answer = await inlay.ask('GET', '/api/me', { token })
      expect(answer.status).toBe(401)
      expect(errorOf(answer)).toEqual({ code: 'UNAUTHORIZED', message: 'Not authenticated' })
    }
  })

  it('is not read from a cookie', async () => {
    const { token } = await inlay.person()
    const answer = await inlay.ask('GET', '/api/me', { headers: { cookie: `better-auth.session_token=${token}; __Secure-better-auth.session_token=${token}` } })
    expect(answer.status).toBe(401)
  })

  it('ends with sign-out, and the others of the same person go on', async () => {
    const person = await inlay.person()
    const { token: second } = (await signIn(person.email)).json as { token: string }
    expect((await inlay.ask('POST', '/api/auth/sign-out', person)).json).toEqual({ success: true })
    expect((await me(person)).status).toBe(401)
    expect((await me({ token: second })).status).toBe(200)
    expect((await inlay.ask('POST', '/api/auth/sign-out', person)).status).toBe(200)
  })

  it('tells who it belongs to', async () => {
    const person = await inlay.person()
    const answer = await inlay.ask('GET', '/api/auth/get-session', person)
    expect(answer.json).toMatchObject({ user: { id: person.id, email: person.email } })
    expect((await inlay.ask('GET', '/api/auth/get-session')).json).toBeNull()
  })

  it('ends when its time is over', async () => {
    const person = await inlay.person()
    await inlay.database.db.update(sessions).set({ expires_at: new Date(Date.now() - 1000) }).where(eq(sessions.user_id, person.id))
    expect((await me(person)).status).toBe(401)
  })

  it('is renewed while it is used', async () => {
    const person = await inlay.person()
    const soon = new Date(Date.now() + 60_000)
    await inlay.database.db.update(sessions).set({ expires_at: soon }).where(eq(sessions.user_id, person.id))
    expect((await me(person)).status).toBe(200)
    const [row] = await inlay.database.db.select().from(sessions).where(eq(sessions.user_id, person.id))
    expect(row!.expires_at.getTime()).toBeGreaterThan(soon.getTime())
  })

  it('has the role that holds at the moment', async () => {
    const person = await inlay.person('admin')
    expect((await me(person)).json).toMatchObject({ role: 'admin' })
    await inlay.database.db.update(user_roles).set({ role: 'user' }).where(eq(user_roles.user_id, person.id))
    expect((await me(person)).json).toMatchObject({ role: 'user' })
  })
})

describe('a banned person', () => {
  it('is refused at the next request, and every session ends', async () => {
    const person = await inlay.person()
    const { token: second } = (await signIn(person.email)).json as { token: string }
    await ban(person)
    const refused = await me(person)
    expect(refused.status).toBe(403)
    expect(errorOf(refused).message).toBe('This account has been banned')
    expect((await me({ token: second })).status).toBe(401)
  })

  it('cannot sign in', async () => {
    const person = await inlay.person()
    await ban(person)
    expect((await signIn(person.email)).status).toBe(403)
    expect(await inlay.database.db.select().from(sessions).where(eq(sessions.user_id, person.id))).toEqual([])
  })

  it('may come back when the ban is lifted or over', async () => {
    const person = await inlay.person()
    await ban(person, { is_active: false })
    await ban(person, { expires_at: new Date(Date.now() - 1000) })
    expect((await me(person)).status).toBe(200)
  })
})

describe('better-auth’s other endpoints', () => {
  it.each(['/api/auth/update-user', '/api/auth/change-password', '/api/auth/list-sessions', '/api/auth/sign-up', '/api/auth/ok', '/api/auth/error'])(
    '%s is not there',
    async (path) => {
      const { token } = await inlay.person()
      for (const method of ['GET', 'POST']) expect((await inlay.ask(method, path, { token, body: method === 'POST' ? {} : undefined })).status).toBe(404)
    },
  )
})
