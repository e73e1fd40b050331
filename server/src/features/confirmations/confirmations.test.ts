import type { Component } from '@inlay/contract/components'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { testSmtp } from '../../../test/smtp.ts'
import type { TestSmtp } from '../../../test/smtp.ts'
import { form_submissions, outbox } from '../../db/schema.ts'

let smtp: TestSmtp
let inlay: TestApp
let ann: Person
beforeAll(async () => {
  smtp = await testSmtp()
  inlay = await testApp({ config: { smtpUrl: smtp.url, publicUrl: 'https://inlay.example' } })
  ann = await inlay.person()
})
beforeEach(() => {
  smtp.mails.length = 0
  inlay.log.length = 0
})

const create = async (config: object = {}, name = 'Letters & <b>more</b>', app = inlay) => {
  const { json } = await app.ask('POST', '/api/components', { token: ann.token, body: { component_type: 'newsletter', name, config: { doubleOptIn: true, ...config } } })
  const { id } = json as Component
  await app.ask('PATCH', `/api/components/${id}`, { token: ann.token, body: { is_active: true } })
  return id
}
const signUp = (component_id: string, email: string, app = inlay, data: object = {}) => app.ask('POST', '/functions/v1/submit-form', { body: { component_id, data: { email, ...data }, host_url: 'https://shop.example/' } })
const stored = (id: string) => inlay.database.db.select().from(form_submissions).where(eq(form_submissions.component_id, id))
const change = (id: string, minutes: number) => inlay.database.db.update(form_submissions).set({ confirm_requested_at: sql`now() - make_interval(mins => ${minutes})` }).where(eq(form_submissions.component_id, id))
const linkIn = (text: string) => /https:\/\/inlay\.example(\/confirm\?token=[\w-]{43})$/m.exec(text)![1]!
/** What came for one address, in whatever case it was typed first: mails of an earlier test may still arrive. */
const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to[0]!.toLowerCase() === address.toLowerCase())
/** Presses the button of the page, if it has one. */
const press = (token: string) => inlay.ask('POST', '/confirm', { body: `token=${token}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } })

describe('a sign-up where the owner asks for double opt-in', () => {
  it('is kept as unconfirmed, asked by mail, shown by the link, and confirmed by its button, once', async () => {
    const id = await create({ notifications: { email: true } })
    const answer = await signUp(id, 'Bob@Example.com', inlay)
    expect([answer.status, answer.json]).toEqual([200, { ok: true }])
    expect(await stored(id)).toMatchObject([{ confirmed_at: null, confirm_requested_at: expect.any(Date) as Date }])
    await expect.poll(() => mailsTo('Bob@example.com').length).toBe(1)
    const [mail] = mailsTo('Bob@example.com')
    expect(mail).toMatchObject({ to: ['Bob@example.com'], headers: { subject: 'Please confirm your subscription' } })
    const path = linkIn(mail!.text)
    const token = path.split('=')[1]!
    // Mail scanners: C23.
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD', 'GET', 'HEAD']) {
      const shown = await inlay.ask(method, path)
      expect(shown.status).toBe(200)
      expect(shown.headers.get('referrer-policy')).toBe('no-referrer')
      expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
      expect(shown.headers.get('cache-control')).toBe('no-store')
      expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/)
      if (method === 'GET') expect(shown.text).toContain('“Letters &amp; &lt;b&gt;more&lt;/b&gt;”')
      if (method === 'GET') expect(shown.text).toContain('<button>Confirm</button>')
      expect(shown.text).not.toContain('<script')
    }
    expect((await stored(id))[0]!.confirmed_at).toBeNull()
    const [first, second] = [await press(token), await press(token)]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.text).toContain('Your address is confirmed</h1>')
    expect(second.text).toContain('Your address is confirmed already</h1>')
    expect((await inlay.ask('GET', path)).text).toContain('confirmed already')
    expect((await stored(id))[0]!.confirmed_at).toBeInstanceOf(Date)
    // Now, and not before, the owner hears of it.
    await expect.poll(() => mailsTo(ann.email)).toMatchObject([{ to: [ann.email], headers: { subject: 'New submission: Letters & <b>more</b>' } }])
    expect((await stored(id))[0]!.confirm_hash).not.toContain(token)
    const log = inlay.log.join()
    for (const secret of [token, 'Bob@', ann.email]) expect(log).not.toContain(secret)
  })

  it('is confirmed once by twenty at once, with one notice', async () => {
    const id = await create({ notifications: { email: true } })
    await signUp(id, 'many@example.com')
    await expect.poll(() => mailsTo('many@example.com').length).toBe(1)
    const token = linkIn(mailsTo('many@example.com')[0]!.text).split('=')[1]!
    const answers = await Promise.all(Array.from({ length: 20 }, () => press(token)))
    expect(answers.filter(({ text }) => text.includes('Your address is confirmed</h1>'))).toHaveLength(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const left = (await inlay.database.db.select().from(outbox)).filter(({ group_key }) => group_key === `submissions:${id}`)
    expect(left).toMatchObject([{ payload: { count: 1 } }])
  })

  it('gets no second mail within minutes, one after that with the same link, and none once it is confirmed; all with the same answer', async () => {
    const id = await create()
    const answers = await Promise.all(['eve@example.com', 'EVE@example.com', 'eve@example.com '].map((email) => signUp(id, email)))
    answers.push(await signUp(id, 'eve@example.com'))
    await expect.poll(() => mailsTo('eve@example.com').length).toBe(1)
    await change(id, 11)
    answers.push(...(await Promise.all(Array.from({ length: 5 }, () => signUp(id, 'eve@example.com')))))
    await expect.poll(() => mailsTo('eve@example.com').length).toBe(2)
    expect(linkIn(mailsTo('eve@example.com')[1]!.text)).toBe(linkIn(mailsTo('eve@example.com')[0]!.text))
    await press(linkIn(mailsTo('eve@example.com')[1]!.text).split('=')[1]!)
    await change(id, 11)
    answers.push(await signUp(id, 'eve@example.com'))
    expect(answers.map(({ status, json }) => [status, json])).toEqual(answers.map(() => [200, { ok: true }]))
    const left = (await inlay.database.db.select().from(outbox)).filter(({ payload }) => payload['submission'] !== undefined)
    const submission = (await stored(id))[0]!.id
    expect(left.filter(({ payload }) => payload['submission'] === submission)).toHaveLength(2)
    expect(await stored(id)).toHaveLength(1)
  })

  it('expires after seven days, says so, and is good for another link', async () => {
    const id = await create()
    await signUp(id, 'late@example.com')
    await expect.poll(() => mailsTo('late@example.com').length).toBe(1)
    const path = linkIn(mailsTo('late@example.com')[0]!.text)
    await change(id, 7 * 24 * 60 - 1)
    expect((await inlay.ask('GET', path)).text).toContain('<button>Confirm</button>')
    await change(id, 7 * 24 * 60 + 1)
    for (const answer of [await inlay.ask('GET', path), await press(path.split('=')[1]!)]) {
      expect([answer.status, answer.text.includes('This link has expired')]).toEqual([410, true])
    }
    expect((await stored(id))[0]!.confirmed_at).toBeNull()
    await signUp(id, 'late@example.com')
    await expect.poll(() => mailsTo('late@example.com').length).toBe(2)
    expect((await press(linkIn(mailsTo('late@example.com')[1]!.text).split('=')[1]!)).text).toContain('Your address is confirmed</h1>')
  })

  it('has nothing of what the visitor wrote in its mail', async () => {
    const id = await create({ fields: [{ name: 'name' }, { name: 'email' }], headline: 'Owner’s headline', customFields: [{ name: 'site', type: 'text' }] })
    await signUp(id, 'target@example.com', inlay, { name: 'Buy at evil.example', site: 'evil.example' })
    await expect.poll(() => mailsTo('target@example.com').length).toBe(1)
    expect(mailsTo('target@example.com')[0]!.raw).not.toMatch(/evil|headline/)
  })

  it('is kept as unconfirmed where mail is not set up, and gets its mail when it signs up once mail is', async () => {
    const without = await testApp({ database: inlay.database })
    const id = await create({}, 'Letters', without)
    expect((await signUp(id, 'early@example.com', without)).json).toEqual({ ok: true })
    expect(await stored(id)).toMatchObject([{ confirmed_at: null, confirm_requested_at: expect.any(Date) as Date, confirm_hash: null }])
    await change(id, 11)
    await signUp(id, 'early@example.com')
    await expect.poll(() => mailsTo('early@example.com').length).toBe(1)
  })

  it('leaves nothing to confirm where the owner does not ask for it', async () => {
    const id = await create({ doubleOptIn: false })
    await signUp(id, 'plain@example.com')
    const rows = await stored(id)
    expect(rows).toMatchObject([{ confirmed_at: null, confirm_requested_at: null }])
    expect(mailsTo('plain@example.com')).toEqual([])
    const left = await inlay.database.db.select().from(outbox)
    expect(left.filter(({ payload }) => payload['submission'] === rows[0]!.id)).toEqual([])
  })
})

describe('a link that no mail has', () => {
  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(4_000), '%00', '<script>', '../..'])('says that it does not work: %j', async (token) => {
    for (const answer of [await inlay.ask('GET', `/confirm?token=${encodeURIComponent(token)}`), await press(encodeURIComponent(token))]) {
      expect([answer.status, answer.text.includes('This link does not work')]).toEqual([404, true])
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(answer.text).not.toContain('<script')
    }
  })

  it('is the same for a body that is no form', async () => {
    for (const body of ['', '{}', '%', 'token', 'x'.repeat(100_000)]) expect((await inlay.ask('POST', '/confirm', { body })).status).toBe(404)
  })
})
