import type { AccountSession } from '@inlay/contract/account'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { FILE_FORM, PNG, publish, submit, uploaded } from '../../../test/uploads.ts'

let inlay: TestApp
beforeAll(async () => {
  inlay = await testApp({ config: { defaultPlan: 'pro' } })
})

const signIn = (email: string, password: string) => inlay.ask('POST', '/api/auth/sign-in/email', { body: { email, password }, headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/132.0' } })
const sessionsOf = async (person: Person) => (await inlay.ask('GET', '/api/account/sessions', person)).json as AccountSession[]
const password = ({ token }: Person, current_password: string, new_password: string) => inlay.ask('POST', '/api/account/password', { token, body: { current_password, new_password } })
const remove = ({ token }: Person, email: string) => inlay.ask('POST', '/api/account/delete', { token, body: { email } })
const count = async (statement: string, ...values: unknown[]) => Number((await inlay.database.pool.query<{ n: string }>(`select count(*) as n from ${statement}`, values)).rows[0]!.n)

describe('an account', () => {
  it('has a name and a company, which its owner changes', async () => {
    const { token } = await inlay.person()
    expect((await inlay.ask('PATCH', '/api/account', { token, body: { full_name: ' Ada Clay ', company_name: 'Studio' } })).status).toBe(204)
    expect((await inlay.ask('GET', '/api/me', { token })).json).toMatchObject({ full_name: 'Ada Clay', company_name: 'Studio' })
    await inlay.ask('PATCH', '/api/account', { token, body: { full_name: 'Ada Clay', company_name: ' ' } })
    expect((await inlay.ask('GET', '/api/me', { token })).json).toMatchObject({ company_name: null })
    expect(errorOf(await inlay.ask('PATCH', '/api/account', { token, body: { full_name: ' ', company_name: '' } })).fields).toEqual({ full_name: 'Please enter your full name' })
  })

  it('changes its password with the old one, which ends its other sessions and nobody else’s', async () => {
    const [person, other] = [await inlay.person(), await inlay.person()]
    const elsewhere = (await signIn(person.email, 'secret1')).json as { token: string }
    expect(errorOf(await password(person, 'not it', 'a new one')).fields).toEqual({ current_password: 'This is not your current password' })
    expect(errorOf(await password(person, 'secret1', 'five5')).fields).toEqual({ new_password: 'Password must be at least 6 characters' })
    expect((await inlay.ask('GET', '/api/me', elsewhere)).status).toBe(200)
    expect((await password(person, 'secret1', 'a new one')).status).toBe(204)
    expect([(await inlay.ask('GET', '/api/me', person)).status, (await inlay.ask('GET', '/api/me', elsewhere)).status, (await inlay.ask('GET', '/api/me', other)).status]).toEqual([200, 401, 200])
    expect([(await signIn(person.email, 'secret1')).status, (await signIn(person.email, 'a new one')).status]).toEqual([401, 200])
    for (let i = 0; i < 10; i++) await password(other, 'not it', 'a new one')
    expect((await password(other, 'secret1', 'a new one')).status).toBe(429)
  })

  it('lists its sessions without their tokens, to one of days ago too, and ends the others', async () => {
    const person = await inlay.person()
    await inlay.database.pool.query(`update sessions set created_at = now() - interval '9 days' where user_id = $1`, [person.id])
    const elsewhere = (await signIn(person.email, 'secret1')).json as { token: string }
    const listed = await sessionsOf(person)
    expect(listed.map(({ user_agent, current }) => [user_agent?.includes('Firefox'), current])).toEqual([[true, false], [false, true]])
    expect(JSON.stringify(listed)).not.toContain(elsewhere.token)
    expect((await inlay.ask('POST', '/api/account/sessions/end-others', { token: person.token, body: {} })).status).toBe(204)
    expect(await sessionsOf(person)).toEqual([listed[1]])
    expect((await inlay.ask('GET', '/api/me', elsewhere)).status).toBe(401)
  })

  it('is exported whole: every version, the quizzes and what visitors sent, and nobody else’s', async () => {
    const [person, other] = [await inlay.person(), await inlay.person()]
    const form = await publish(inlay, person)
    const strange = await publish(inlay, other)
    // More than are read at once.
    for (let i = 0; i < 51; i++) await inlay.ask('PATCH', `/api/components/${form}`, { token: person.token, body: { name: `Name ${i}` } })
    await inlay.ask('POST', '/api/quizzes', { token: person.token, body: {} })
    for (const name of ['Ann', 'Bob']) await submit(inlay, form, { name })
    const answer = await inlay.ask('GET', '/api/account/export', person)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="inlay-account.json"')
    const told = answer.json as { profile: object; components: { id: string; versions: { version: number; config: object }[] }[]; quizzes: { versions: object[] }[]; submissions: { data: object }[] }
    expect(told.profile).toMatchObject({ email: person.email, full_name: 'Ann Example' })
    expect(told.components.map(({ id, versions }) => [id, versions.map(({ version }) => version)])).toEqual([[form, Array.from({ length: 52 }, (_, i) => i + 1)]])
    expect(told.components[0]!.versions[0]!.config).toMatchObject({ fields: FILE_FORM.fields.map(({ name }) => ({ name })) })
    expect(told.quizzes.map(({ versions }) => versions.length)).toEqual([1])
    expect(told.submissions.map(({ data }) => data)).toEqual([{ name: 'Bob' }, { name: 'Ann' }])
    expect(answer.text).not.toContain(strange)
    const nothing = (await inlay.ask('GET', '/api/account/export', await inlay.person())).json
    expect(nothing).toMatchObject({ components: [], quizzes: [], submissions: [] })
  })

  it('is deleted with what is its owner’s when its email is typed: off the pages at once, while the audit log stays', async () => {
    const [boss, person] = [await inlay.person('super_admin'), await inlay.person('admin')]
    const form = await publish(inlay, person)
    const photo = await uploaded(inlay, form, PNG)
    await submit(inlay, form, { photo })
    await inlay.ask('POST', '/api/admin/invitations', { token: person.token, body: {} })
    const onPage = async () => JSON.stringify((await inlay.ask('GET', `/v1/components?ids=${form}`)).json).includes(form)
    expect(await onPage()).toBe(true)

    expect(errorOf(await remove(person, boss.email)).fields).toEqual({ email: 'This is not the email of your account' })
    expect((await remove(person, ` ${person.email.toUpperCase()} `)).status).toBe(204)
    expect(await onPage()).toBe(false)
    expect([(await inlay.ask('GET', '/api/me', person)).status, (await signIn(person.email, 'secret1')).status]).toEqual([401, 401])
    expect(await count('form_submissions where component_id = $1', form)).toBe(0)
    expect(await count('removed_uploads where upload_id = $1', photo)).toBe(1)
    expect(await count(`audit_log where actor_id is null and action = 'invitation.create'`)).toBe(1)

    const last = await remove(boss, boss.email)
    expect([last.status, errorOf(last).message]).toEqual([409, 'You are the last super admin. Make somebody else super admin first.'])
    await inlay.person('super_admin')
    expect((await remove(boss, boss.email)).status).toBe(204)
  })
})
