import { randomUUID } from 'node:crypto'
import type { SystemFlag } from '@inlay/contract/admin-flags'
import type { Component } from '@inlay/contract/components'
import { desc } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { audit_log } from '../../db/schema.ts'

let inlay: TestApp
/** Another process on the same database. */
let other: TestApp
let admin: Person
beforeAll(async () => {
  inlay = await testApp()
  other = await testApp({ database: inlay.database })
  admin = await inlay.person('admin')
})

const call = async (method: string, path = '', body?: unknown) => inlay.ask(method, `/api/admin/flags${path}`, { token: admin.token, body })
const set = async (flag_key: string, flag_value: boolean, description?: string) => (await call('POST', '', { flag_key, flag_value, description })).json as SystemFlag
const unset = (flag: SystemFlag) => call('DELETE', `/${flag.id}`)
const soon = { timeout: 1_000, interval: 20 }

it('a flag has a key of its own in snake_case, is off unless said otherwise, and is switched, described and deleted', async () => {
  for (const key of ['', 'NewEditor', 'new-editor', 'new editor', '_new', 'new__editor', 'new_', '1st', 'ä', 'x'.repeat(65)]) {
    const answer = await call('POST', '', { flag_key: key })
    expect([answer.status, Object.keys(errorOf(answer).fields ?? {})]).toEqual([400, ['flag_key']])
  }
  const made = await call('POST', '', { flag_key: 'new_editor', description: '  ' })
  expect([made.status, made.json]).toMatchObject([201, { flag_key: 'new_editor', flag_value: false, description: null }])
  const again = await call('POST', '', { flag_key: 'new_editor' })
  expect([again.status, errorOf(again).fields]).toEqual([400, { flag_key: 'There is a flag called new_editor already' }])

  const { id } = made.json as SystemFlag
  expect((await call('PATCH', `/${id}`, { flag_value: true })).json).toMatchObject({ flag_value: true, description: null })
  expect((await call('PATCH', `/${id}`, { description: 'For the pilot' })).json).toMatchObject({ flag_value: true, description: 'For the pilot' })
  expect((await call('PATCH', `/${id}`, { flag_value: true })).status).toBe(200)
  expect((await call('GET')).json).toEqual([expect.objectContaining({ id, flag_key: 'new_editor' })])
  expect((await call('DELETE', `/${id}`)).status).toBe(204)
  expect((await call('DELETE', `/${id}`)).status).toBe(404)
  expect((await call('PATCH', `/${id}`, { flag_value: true })).status).toBe(404)

  const acts = await inlay.database.db.select().from(audit_log).orderBy(desc(audit_log.id)).limit(4)
  expect(acts.map(({ action }) => action)).toEqual(['flag.delete', 'flag.describe', 'flag.enable', 'flag.create'])
  expect(acts[2]).toMatchObject({ before: { flag_value: false }, after: { flag_key: 'new_editor', flag_value: true } })
})

it('twenty at once with one key make one flag', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('POST', '', { flag_key: 'raced_for' })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
})

it('closed sign-ups are refused in clear words by every process, and no use of the code is lost', async () => {
  const invitation_code = await inlay.invite()
  const flag = await set('signups_open', false)
  const signUp = (app: TestApp) => app.ask('POST', '/api/auth/sign-up/email', { body: { email: 'late@studio.example', password: 'secret1', name: 'Late', invitation_code } })
  const refused = await signUp(inlay)
  expect([refused.status, errorOf(refused).message]).toEqual([403, 'Sign-ups are closed at the moment. Please try again later.'])
  expect((await inlay.ask('POST', '/api/invitations/validate', { body: { code: invitation_code } })).json).toEqual({ valid: false, message: 'Sign-ups are closed at the moment. Please try again later.' })
  await vi.waitFor(async () => expect((await signUp(other)).status).toBe(403), soon)
  await unset(flag)
  expect((await signUp(inlay)).status).toBe(200)
})

it('the library leaves out the kinds that are switched off', async () => {
  const library = async () => (await inlay.ask('GET', '/api/library', admin)).json as { kinds: string[]; templates: { template_type: string }[] }
  const kinds = async () => new Set((await library()).templates.map(({ template_type }) => template_type))
  expect(await kinds()).toContain('faq')
  const flags = [await set('library_faq', false), await set('library_quiz', false), await set('library_poll', true)]
  expect(await kinds()).not.toContain('faq')
  const offered = (await library()).kinds
  expect([offered.includes('faq'), offered.includes('quiz'), offered.includes('poll')]).toEqual([false, false, true])
  for (const flag of flags) await unset(flag)
  expect(await kinds()).toContain('faq')
})

it('the dashboard is told what the operator says', async () => {
  const said = async (app: TestApp) => ((await app.ask('GET', '/api/status', admin)).json as { maintenance: string | null }).maintenance
  expect(await said(inlay)).toBeNull()
  const flag = await set('maintenance_message', true)
  expect(await said(inlay)).toBe('Inlay is being worked on. Some things may not work for a while.')
  await call('PATCH', `/${flag.id}`, { description: 'Back at noon' })
  await vi.waitFor(async () => expect(await said(other)).toBe('Back at noon'), soon)
  await call('PATCH', `/${flag.id}`, { flag_value: false })
  expect(await said(inlay)).toBeNull()
  expect((await inlay.ask('GET', '/api/status')).status).toBe(401)
})

it('submissions and uploads that are not accepted are answered 503 with a body, and components are delivered all the same', async () => {
  const made = (await inlay.ask('POST', '/api/components', { token: admin.token, body: { component_type: 'poll', name: 'Poll' } })).json as Component
  await inlay.ask('PATCH', `/api/components/${made.id}`, { token: admin.token, body: { is_active: true } })
  const { question, options } = made.config as { question: string; options: { id: string }[] }
  expect(question).toBeTruthy()
  const submit = (app: TestApp) => app.ask('POST', '/functions/v1/submit-form', { body: { component_id: made.id, data: { options: [options[0]!.id] }, host_url: 'https://shop.example/', submission_key: randomUUID() } })
  const flag = await set('submissions_accepted', false)
  const refused = await submit(inlay)
  expect([refused.status, errorOf(refused)]).toEqual([503, { code: 'SUBMISSIONS_CLOSED', message: 'Submissions are not accepted at the moment. Please try again later.' }])
  expect([refused.headers.get('retry-after'), refused.headers.get('access-control-allow-origin')]).toEqual(['60', '*'])
  const quiz = await inlay.ask('POST', '/functions/v1/submit-quiz', { body: { quiz_id: randomUUID(), responses: {}, host_url: 'https://shop.example/', submission_key: randomUUID() } })
  const file = await inlay.ask('POST', `/v1/uploads?component_id=${made.id}&field=cv&name=cv.pdf`, { body: 'bytes', headers: { 'content-type': 'application/octet-stream' } })
  expect([quiz.status, file.status, errorOf(file).code]).toEqual([503, 503, 'SUBMISSIONS_CLOSED'])
  await vi.waitFor(async () => expect((await submit(other)).status).toBe(503), soon)
  expect((await inlay.ask('GET', `/v1/components?ids=${made.id}`)).text).toContain(made.id)
  await call('PATCH', `/${flag.id}`, { flag_value: true })
  expect((await submit(inlay)).status).not.toBe(503)
  await vi.waitFor(async () => expect((await submit(other)).status).not.toBe(503), soon)
})

it('a change that somebody makes in the database by hand is in force too', async () => {
  await inlay.database.pool.query(`insert into system_flags (id, flag_key, flag_value) values ($1, 'signups_open', false)`, [randomUUID()])
  const validate = async () => ((await inlay.ask('POST', '/api/invitations/validate', { body: { code: await inlay.invite() } })).json as { valid: boolean }).valid
  await vi.waitFor(async () => expect(await validate()).toBe(false), soon)
  await inlay.database.pool.query('truncate system_flags')
  await vi.waitFor(async () => expect(await validate()).toBe(true), soon)
})
