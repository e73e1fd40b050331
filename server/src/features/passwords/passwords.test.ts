import { RESET_REFUSED, RESET_UNMAILED } from '@inlay/contract/rules/reset-texts'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { testSmtp } from '../../../test/smtp.ts'
import type { TestSmtp } from '../../../test/smtp.ts'
import { audit_log, outbox, verifications } from '../../db/schema.ts'

let inlay: TestApp
let mailing: TestApp
let smtp: TestSmtp
let admin: Person
beforeAll(async () => {
  smtp = await testSmtp()
  ;[inlay, mailing] = [await testApp(), await testApp({ config: { smtpUrl: smtp.url } })]
  admin = await inlay.person('admin')
})

const reset = (app: TestApp, by: Person, { id }: Person, deliver = 'link') => app.ask('POST', `/api/admin/users/${id}/reset-password`, { token: by.token, body: { deliver } })
const tokenOf = (link: string) => new URL(link).searchParams.get('reset')!
const linkFor = async (person: Person) => tokenOf(((await reset(inlay, admin, person)).json as { link: string }).link)
const look = async (token: string) => (await inlay.ask('POST', '/api/auth/reset-password/look', { body: { token } })).json
const use = (token: string, password = 'a new one') => inlay.ask('POST', '/api/auth/reset-password', { body: { token, password } })
const signIn = (app: TestApp, { email }: Person, password: string) => app.ask('POST', '/api/auth/sign-in/email', { body: { email, password } })

describe('a link that sets a new password', () => {
  it('does it once, by POST alone, and ends every session', async () => {
    const person = await inlay.person()
    const token = await linkFor(person)
    // As the scanners of mail programs do.
    for (const method of ['GET', 'HEAD', 'GET']) await inlay.ask(method, `/auth?reset=${token}`)
    for (const method of ['GET', 'HEAD']) expect((await inlay.ask(method, `/api/auth/reset-password?token=${token}`)).status).toBe(404)
    for (let i = 0; i < 3; i++) expect(await look(token)).toEqual({ email: person.email })

    const short = await use(token, 'five5')
    expect([short.status, errorOf(short).fields]).toEqual([400, { password: 'Password must be at least 6 characters' }])
    expect((await use(token)).json).toEqual({ email: person.email })
    expect((await inlay.ask('GET', '/api/me', person)).status).toBe(401)
    expect((await signIn(inlay, person, 'secret1')).status).toBe(401)
    expect((await signIn(inlay, person, 'a new one')).status).toBe(200)

    const again = await use(token, 'another one')
    expect([again.status, errorOf(again).fields]).toEqual([400, { token: RESET_REFUSED }])
    expect(await look(token)).toEqual({ email: null })
  })

  it('is used by one of many at once', async () => {
    const token = await linkFor(await inlay.person())
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => use(token, `password ${i}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('works no more when a newer one is made, or after a day; and one that was never made does not', async () => {
    const person = await inlay.person()
    const old = await linkFor(person)
    const token = await linkFor(person)
    expect((await use(old)).status).toBe(400)
    await inlay.database.db.update(verifications).set({ expires_at: new Date(Date.now() - 1) }).where(eq(verifications.value, person.id))
    for (const wrong of [token, '', 'x', 'x'.repeat(43), '%00']) {
      expect((await use(wrong)).status).toBe(400)
      expect(await look(wrong)).toEqual({ email: null })
    }
    expect((await signIn(inlay, person, 'secret1')).status).toBe(200)
  })

  it('is in no log, in no table, and in no audit', async () => {
    const person = await inlay.person()
    const token = await linkFor(person)
    await inlay.ask('GET', `/auth?reset=${token}`)
    await look(token)
    const { db } = inlay.database
    const kept = [inlay.log, await db.select().from(verifications), await db.select().from(audit_log), await db.select().from(outbox)]
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(JSON.stringify(kept)).toContain('user.reset-link')
    await use(token, 'plainly visible')
    expect(inlay.log.join('')).not.toContain('plainly visible')
  })

  it('lifts no ban', async () => {
    const person = await inlay.person()
    const token = await linkFor(person)
    await inlay.ask('POST', '/api/admin/bans', { token: admin.token, body: { user_id: person.id, reason: 'spam' } })
    expect((await use(token)).status).toBe(200)
    expect((await signIn(inlay, person, 'a new one')).status).toBe(403)
  })
})

describe('by mail', () => {
  it('a link goes to its owner, whose password it sets', async () => {
    const [boss, person] = [await mailing.person('admin'), await mailing.person()]
    expect((await reset(mailing, boss, person, 'mail')).json).toMatchObject({ link: null })
    await vi.waitFor(() => expect(smtp.mails.filter(({ to }) => to.includes(person.email))).toHaveLength(1), 10_000)
    const { headers, text } = smtp.mails.find(({ to }) => to.includes(person.email))!
    expect(headers['subject']).toBe('Choose a new password')
    const link = /\S+\/auth\?reset=\S+/.exec(text)![0]
    expect((await mailing.ask('POST', '/api/auth/reset-password', { body: { token: tokenOf(link), password: 'by mail' } })).status).toBe(200)
    expect((await signIn(mailing, person, 'by mail')).status).toBe(200)
  })

  it('a link is had from the sign-in page, and neither the answer nor what is done for it tells who has an account', async () => {
    const person = await mailing.person()
    const ask = (email: string, app = mailing) => app.ask('POST', '/api/auth/reset-password/mail', { body: { email } })
    expect((await mailing.ask('GET', '/api/auth/reset-password/mail')).json).toEqual({ mail: true })
    expect((await inlay.ask('GET', '/api/auth/reset-password/mail')).json).toEqual({ mail: false })
    const wanting = await ask(person.email, inlay)
    expect([wanting.status, errorOf(wanting).message]).toEqual([409, RESET_UNMAILED])

    const statements: string[] = []
    const { pool } = mailing.database
    const query = pool.query.bind(pool)
    pool.query = ((...given: Parameters<typeof query>) => {
      const [first] = given as unknown[]
      const text = typeof first === 'string' ? first : (first as { text: string }).text
      if (/rate_limits|insert into "outbox"/.test(text)) statements.push(text)
      return query(...given)
    }) as typeof pool.query
    const [known, unknown] = [await ask(` ${person.email.toUpperCase()} `), await ask('nobody@studio.example')]
    pool.query = query
    expect([known.status, known.json, known.text]).toEqual([200, { success: true }, unknown.text])
    expect(statements.slice(0, statements.length / 2)).toEqual(statements.slice(statements.length / 2))
    expect(statements).toHaveLength(6)

    const mails = () => smtp.mails.filter(({ to }) => to.includes(person.email))
    await vi.waitFor(() => expect(mails()).toHaveLength(1), 10_000)
    await vi.waitFor(async () => expect((await mailing.database.db.select().from(outbox)).filter(({ kind }) => kind === 'mail.asked-reset').map(({ result }) => result).sort()).toEqual(['dropped', 'sent']), 10_000)
    expect(smtp.mails.some(({ to }) => to.includes('nobody@studio.example'))).toBe(false)
    expect(mails()[0]!.text).toContain('If that was not you, do nothing')
    const token = tokenOf(/\S+\/auth\?reset=\S+/.exec(mails()[0]!.text)![0])
    expect(JSON.stringify(await mailing.database.db.select().from(outbox))).not.toContain(person.email)

    // A newer one takes its place; then it is enough for a while, whoever asks.
    await ask(person.email)
    await vi.waitFor(() => expect(mails()).toHaveLength(2), 10_000)
    const newer = tokenOf(/\S+\/auth\?reset=\S+/.exec(mails()[1]!.text)![0])
    const set = (given: string) => mailing.ask('POST', '/api/auth/reset-password', { body: { token: given, password: 'asked for' } })
    expect([(await set(token)).status, (await set(newer)).status, (await set(newer)).status]).toEqual([400, 200, 400])
    expect((await signIn(mailing, person, 'asked for')).status).toBe(200)
    await ask('nobody@studio.example')
    for (const email of [person.email, 'nobody@studio.example']) expect([(await ask(email)).status, (await ask(email)).status]).toEqual([200, 429])
  })

  it('an invitation goes to the one that it is for', async () => {
    const boss = await mailing.person('admin')
    const make = (body: object) => mailing.ask('POST', '/api/admin/invitations', { token: boss.token, body })
    const { code } = (await make({ email: 'Guest@Studio.example' })).json as { code: string }
    await make({})
    const invited = () => smtp.mails.filter(({ headers }) => headers['subject'] === 'Your invitation to Inlay')
    await vi.waitFor(() => expect(invited()).toHaveLength(1), 10_000)
    const [mail] = invited()
    expect(mail!.to.join().toLowerCase()).toBe('guest@studio.example')
    expect(mail!.text).toContain(`http://localhost:3000/auth?invite=${code}`)
  })

  it('nothing is promised where mail is not set up', async () => {
    const person = await inlay.person()
    const refused = await reset(inlay, admin, person, 'mail')
    expect([refused.status, errorOf(refused).message]).toEqual([409, 'Mail is not set up on this server. Copy the link and hand it over yourself.'])
    await inlay.ask('POST', '/api/admin/invitations', { token: admin.token, body: { email: 'unmailed@studio.example' } })
    expect(await inlay.database.db.select().from(outbox)).toEqual([])
  })
})
