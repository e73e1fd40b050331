import { randomUUID } from 'node:crypto'
import type { Component } from '@inlay/contract/components'
import type { ComponentType } from '@inlay/contract/component-types'
import { quizConfig } from '@inlay/contract/quiz'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../test/app.ts'
import type { Person, TestApp } from '../../test/app.ts'
import { testSmtp } from '../../test/smtp.ts'
import type { TestSmtp } from '../../test/smtp.ts'
import { component_configs, form_submissions, outbox, quiz_configs } from '../db/schema.ts'

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

const create = async (component_type: ComponentType, config: object, name = 'Contact', app = inlay) => {
  const { json } = await app.ask('POST', '/api/components', { token: ann.token, body: { component_type, name, config } })
  const { id } = json as Component
  expect((await app.ask('PATCH', `/api/components/${id}`, { token: ann.token, body: { is_active: true } })).status).toBe(200)
  return id
}
const send = async (component_id: string, data: unknown, app = inlay, more: object = {}) => {
  const answer = await app.ask('POST', '/functions/v1/submit-form', { body: { component_id, data, host_url: 'https://shop.example/page', ...more } })
  expect(answer.status, answer.text).toBe(200)
}
const queued = () => inlay.database.db.select().from(outbox).orderBy(outbox.created_at)
const stored = (id: string) => inlay.database.db.select().from(form_submissions).where(eq(form_submissions.component_id, id)).orderBy(form_submissions.id)
const ON = { notifications: { email: true } }
const FORM = { ...ON, fields: [{ type: 'text', name: 'who', label: 'Your name' }, { type: 'textarea', name: 'why', label: 'Why?' }, { type: 'toggle', name: 'news', label: 'News' }] }

describe('an owner who asked for it', () => {
  it('gets a mail for a submission: the component, a link, the answers below their labels', async () => {
    const id = await create('form', FORM, 'Contact')
    await send(id, { who: 'Ann', why: 'First line\nTo: eve@example.com', news: true })
    await expect.poll(() => smtp.mails.length).toBe(1)
    const [mail] = smtp.mails
    expect(mail).toMatchObject({ to: [ann.email], headers: { subject: 'New submission: Contact' } })
    expect(mail!.text).toBe(
      [
        'A new submission of “Contact”, from https://shop.example/page',
        'Your name\n  Ann',
        'Why?\n  First line\n  To: eve@example.com',
        'News\n  Yes',
        `See it: https://inlay.example/dashboard/submissions/form/${(await stored(id))[0]!.id}`,
        'You get this because the component asks for it; its settings turn it off.',
      ].join('\n\n'),
    )
    expect(inlay.log.join()).not.toContain(ann.email)
  })

  it.each([
    ['poll', { ...ON, question: 'Which?', options: [{ id: 'a', text: 'Apples' }] }, { choices: ['a'] }, 'Which?\n  Apples'],
    ['newsletter', ON, { email: 'bob@example.com' }, 'Email\n  bob@example.com'],
    ['waitlist', ON, { email: 'bob@example.com' }, 'Email\n  bob@example.com'],
    ['modal', { content: { kind: 'form', form: FORM } }, { who: 'Ann' }, 'Your name\n  Ann'],
    ['widget', { content: { kind: 'form', form: FORM } }, { who: 'Ann' }, 'Your name\n  Ann'],
  ] as const)('gets it for a %s', async (type, config, data, text) => {
    await send(await create(type, config), data)
    await expect.poll(() => smtp.mails.map((mail) => mail.text)).toEqual([expect.stringContaining(text)])
  })

  it('gets it for a run through a quiz, with score and outcome, once for one key', async () => {
    const id = uuidv7()
    const { title, description, ...config } = quizConfig.parse({
      ...ON,
      questions: [{ type: 'single-choice', id: 'q', text: 'Well?', options: [{ id: 'yes', text: 'Very well', score: { default: 1 } }] }],
      outcomes: [{ id: 'good', title: 'Good', minScore: 0, maxScore: 100 }],
    })
    await inlay.database.db.insert(quiz_configs).values({ id, user_id: ann.id, name: 'How are you', title, description, config })
    const submission_key = randomUUID()
    for (let time = 0; time < 3; time++) await inlay.ask('POST', '/functions/v1/submit-quiz', { body: { quiz_id: id, responses: { q: 'yes' }, host_url: 'https://shop.example/', submission_key } })
    await expect.poll(() => smtp.mails.map(({ text }) => text)).toEqual([expect.stringContaining('Score: 100\nOutcome: Good\n\nWell?\n  Very well')])
    expect(smtp.mails[0]!.text).toMatch(/dashboard\/submissions\/quiz\/[0-9a-f-]{36}\n/)
    expect((await queued()).filter(({ group_key }) => group_key === `submissions:${id}`)).toHaveLength(1)
  })

  it('gets one mail for a flood, and the rest of it in another ten minutes later', async () => {
    const id = await create('form', FORM, 'Flooded')
    const others = await testApp({ database: inlay.database, config: { smtpUrl: smtp.url, publicUrl: 'https://inlay.example', trustedProxies: [{ address: '127.0.0.1', prefix: 32, family: 'ipv4' }] } })
    const body = { component_id: id, data: { who: 'x' }, host_url: 'https://shop.example/' }
    const answers = await Promise.all(Array.from({ length: 300 }, (_, i) => others.ask('POST', '/functions/v1/submit-form', { body, headers: { 'x-forwarded-for': `203.0.113.${i % 250}` } })))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const rows = async () => (await queued()).filter(({ group_key }) => group_key === `submissions:${id}`)
    await expect.poll(() => smtp.mails.length).toBe(1)
    await expect.poll(async () => (await rows()).map(({ result }) => result)).toEqual(['sent', null])
    const [first, rest] = await rows()
    const count = (row: typeof first) => row!.payload['count'] as number
    expect(count(first) + count(rest)).toBe(300)
    const wait = rest!.due_at.getTime() - Date.now()
    expect([wait > 9 * 60_000, wait <= 10 * 60_000, (rest!.payload['submissions'] as unknown[]).length <= 9]).toEqual([true, true, true])
    await inlay.database.db.update(outbox).set({ due_at: new Date() }).where(eq(outbox.id, rest!.id))
    await expect.poll(() => smtp.mails.length, { timeout: 15_000 }).toBe(2)
    expect(smtp.mails[1]).toMatchObject({ headers: { subject: `${count(rest)} new submissions: Flooded` } })
    expect(smtp.mails[1]!.text).toContain('All of them: https://inlay.example/dashboard/submissions')
    expect(smtp.mails[1]!.text).not.toContain('Your name')
  })

  it('loses nothing while the mail server is down, and gets it when that is back', async () => {
    await smtp.down()
    const id = await create('form', FORM, 'Patient')
    await send(id, { who: 'Ann' })
    await expect.poll(() => inlay.log.join()).toContain('could not be sent and will be tried again')
    await smtp.up()
    await inlay.database.db.update(outbox).set({ due_at: sql`now()` }).where(eq(outbox.group_key, `submissions:${id}`))
    await expect.poll(() => smtp.mails.map(({ headers }) => headers['subject']), { timeout: 15_000 }).toEqual(['New submission: Patient'])
    expect(inlay.log.join()).not.toContain(ann.email)
  })

  it('gets a mail of bounded length, with headers of ours alone, whatever names, labels and answers are', async () => {
    const evil = 'a\r\nBcc: eve@example.com\r\n\r\nbody'
    const fields = Array.from({ length: 30 }, (_, i) => ({ type: 'textarea', name: `f${i}`, label: `${evil} ${'ü'.repeat(400)}` }))
    const id = await create('form', { ...ON, fields }, 'x')
    await inlay.database.db.update(component_configs).set({ name: evil }).where(eq(component_configs.id, id))
    await send(id, Object.fromEntries(fields.map(({ name }) => [name, `${evil}\u2028${'x'.repeat(1_900)}`])))
    await expect.poll(() => smtp.mails.length).toBe(1)
    const [mail] = smtp.mails
    expect(mail!.to).toEqual([ann.email])
    expect(mail!.headers).not.toHaveProperty('bcc')
    expect(mail!.headers['subject']).toBe('New submission: a Bcc: eve@example.com body')
    expect(mail!.text.length).toBeLessThan(25_000)
    expect(mail!.text).toMatch(/… and \d+ more answers, in the dashboard/)
    // No line of an answer stands where one of ours could.
    expect(mail!.text.split('\n').filter((line) => /^(Bcc|body)/.test(line))).toEqual([])
  })

  it('gets nothing of what was deleted before the mail went out', async () => {
    await smtp.down()
    const id = await create('form', FORM)
    await send(id, { who: 'Ann' })
    await inlay.ask('DELETE', `/api/components/${id}`, { token: ann.token })
    await smtp.up()
    await expect.poll(async () => (await queued()).find(({ group_key }) => group_key === `submissions:${id}`)?.attempts).toBe(1)
    await inlay.database.db.update(outbox).set({ due_at: sql`now()` }).where(eq(outbox.group_key, `submissions:${id}`))
    await expect.poll(async () => (await queued()).find(({ group_key }) => group_key === `submissions:${id}`)?.result, { timeout: 15_000 }).toBe('dropped')
    expect(smtp.mails).toEqual([])
  })
})

describe('nothing is left in the outbox', () => {
  it('of a component that does not ask for it, and of a submission that was taken before', async () => {
    const before = (await queued()).length
    await send(await create('form', { ...FORM, notifications: { email: false } }), { who: 'Ann' })
    const id = await create('form', FORM)
    const submission_key = randomUUID()
    for (let time = 0; time < 3; time++) await send(id, { who: 'Ann' }, inlay, { submission_key })
    await expect.poll(() => smtp.mails.length).toBe(1)
    expect((await queued()).length).toBe(before + 1)
  })

  it('where mail is not set up, which the dashboard is told', async () => {
    const without = await testApp({ database: inlay.database })
    const before = (await queued()).length
    await send(await create('form', FORM, 'Contact', without), { who: 'Ann' }, without)
    expect((await queued()).length).toBe(before)
    const me = async (app: TestApp) => ((await app.ask('GET', '/api/me', { token: ann.token })).json as { mail: boolean }).mail
    expect([await me(without), await me(inlay)]).toEqual([false, true])
  })
})
