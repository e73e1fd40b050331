import { randomUUID } from 'node:crypto'
import { count } from 'drizzle-orm'
import type { Component } from '@inlay/contract/components'
import type { DeliveredComponents } from '@inlay/contract/delivery'
import { beforeAll, expect, it } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { analytics_events, form_submissions, quiz_submissions } from '../../db/schema.ts'
import { previewToken, readPreviewToken } from '../../http/preview-token.ts'

const SECRET = 'a secret of the tests, long enough'
let inlay: TestApp
let ann: Person
let bob: Person
beforeAll(async () => {
  inlay = await testApp()
  ann = await inlay.person()
  bob = await inlay.person()
})

const make = async (person: Person, path: string, body: object) => (await inlay.ask('POST', `/api/${path}`, { token: person.token, body })).json as Component
const link = async (page: string) => inlay.ask('POST', '/api/previews', { token: ann.token, body: { page } })
/** As the script asks: what follows the parameter's name goes behind the last id. */
const seen = async (ids: string[], page: string) => {
  const answer = await inlay.ask('GET', `/v1/components?ids=${ids.join()}${page.split('inlay-preview').slice(1).join()}`)
  return { headers: answer.headers, components: (answer.json as DeliveredComponents).components }
}

it('a link to a page of the web shows the owner’s drafts there for an hour, and nobody else’s', async () => {
  const [draft, others] = [await make(ann, 'components', { component_type: 'faq' }), await make(bob, 'components', { component_type: 'faq' })]
  const made = await link('https://shop.example/a?b=c#d')
  const { url, expires_at } = made.json as { url: string; expires_at: string }
  expect(url).toMatch(/^https:\/\/shop\.example\/a\?b=c&inlay-preview=[\w-]{48}#d$/)
  expect(Math.abs(Date.parse(expires_at) - Date.now() - 3_600_000)).toBeLessThan(60_000)
  const { headers, components } = await seen([draft.id, others.id], url)
  expect(components.map(({ id }) => id)).toEqual([draft.id])
  expect(components[0]!.version).toBeLessThan(0)
  expect(headers.get('cache-control')).toBe('no-store')
  expect((await seen([draft.id], 'https://shop.example/a')).components).toEqual([])
  for (const page of ['shop.example', 'javascript:alert(1)', 'ftp://shop.example', '']) expect([page, (await link(page)).status]).toEqual([page, 400])
  expect((await inlay.ask('POST', '/api/previews', { body: { page: url } })).status).toBe(401)
})

it('a link that is over, or was tampered with, shows what is published', async () => {
  const { id } = await make(ann, 'components', { component_type: 'faq' })
  const live = await make(ann, 'components', { component_type: 'cta' })
  await inlay.ask('PATCH', `/api/components/${live.id}`, { token: ann.token, body: { is_active: true } })
  const good = previewToken(SECRET, ann.id, Date.now() + 60_000)
  const bad = [previewToken(SECRET, ann.id, Date.now() - 1_000), previewToken('another secret of the tests, too', ann.id, Date.now() + 60_000), `${good.slice(0, -1)}${good.endsWith('A') ? 'Q' : 'A'}`, 'x']
  for (const token of bad) expect((await seen([id, live.id], `?inlay-preview=${token}`)).components.map((one) => [one.id, one.version])).toEqual([[live.id, 1]])
  expect(readPreviewToken(SECRET, good)).toBe(ann.id)
})

it('what is filled in in a preview is checked as ever, thanked for, and neither stored nor counted', async () => {
  const draft = await make(ann, 'components', { component_type: 'newsletter' })
  const quiz = await make(ann, 'quizzes', { is_active: false })
  const { url } = (await link('https://shop.example/')).json as { url: string }
  const [newsletter, drawn] = (await seen([draft.id, quiz.id], url)).components
  expect(newsletter).toMatchObject({ type: 'newsletter', config: { successMessage: 'Preview: nothing was stored. Thank you for subscribing!' } })
  const submit = (data: object, host_url = url) => inlay.ask('POST', '/functions/v1/submit-form', { body: { component_id: draft.id, data, host_url, version: newsletter!.version } })
  expect((await submit({ email: 'ann@example.com' })).json).toEqual({ ok: true })
  expect(errorOf(await submit({ email: 'x' })).fields).toHaveProperty('email')
  const over = await submit({ email: 'ann@example.com' }, 'https://shop.example/')
  expect([over.status, errorOf(over).code]).toEqual([410, 'PREVIEW_ENDED'])
  const scored = await inlay.ask('POST', '/functions/v1/submit-quiz', { body: { quiz_id: quiz.id, responses: { 'question-1': 'option-2' }, host_url: url, version: drawn!.version } })
  expect(scored.json).toMatchObject({ score: 100, outcome: { description: 'Preview: nothing was stored.' } })

  const event = { event_key: randomUUID(), event_type: 'component_load', component_id: draft.id, host_url: url, version: newsletter!.version, at: 0 }
  expect((await inlay.ask('POST', '/v1/events', { body: { events: [event] } })).json).toEqual({ accepted: 0 })
  for (const table of [form_submissions, quiz_submissions, analytics_events]) expect(await inlay.database.db.select({ n: count() }).from(table)).toEqual([{ n: 0 }])
})
