import type { ApiKey } from '@inlay/contract/api-keys'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { publish, submit } from '../../../test/uploads.ts'
import { clearLimit } from '../limits/store.ts'

let inlay: TestApp
let ann: Person
beforeAll(async () => {
  inlay = await testApp({ config: { defaultPlan: 'pro' } })
  ann = await inlay.person()
})

type Made = ApiKey & { key: string }
const make = async (scope: string, by = ann, name = 'A program') => {
  const made = await inlay.ask('POST', '/api/api-keys', { token: by.token, body: { name, scope } })
  expect(made.status, made.text).toBe(201)
  return made.json as Made
}
const listed = async (by = ann) => (await inlay.ask('GET', '/api/api-keys', by)).json as ApiKey[]
const ask = (key: string, method: string, path: string, body?: object) => inlay.ask(method, path, { token: key, ...(body && { body }) })
const refusal = async (...given: Parameters<typeof ask>) => {
  const answer = await ask(...given)
  return [answer.status, answer.status < 400 ? '' : errorOf(answer).message]
}

describe('an API key', () => {
  it('is told once, kept as its hash alone, and does what its owner does: to write everything, to read what only looks', async () => {
    const [reads, writes] = [await make('read'), await make('write', ann, '  Importer ')]
    expect(writes).toMatchObject({ name: 'Importer', scope: 'write', prefix: writes.key.slice(0, 12), last_used_at: null })
    expect(writes.key).toMatch(/^inlay_[\w-]{43}$/)
    expect(JSON.stringify(await listed())).not.toContain(writes.key)
    for (const table of ['api_keys', 'audit_log', 'rate_limits']) {
      expect(JSON.stringify((await inlay.database.pool.query(`select * from ${table}`)).rows)).not.toContain(writes.key.slice(12))
    }

    const { id } = (await ask(writes.key, 'POST', '/api/components', { component_type: 'faq', name: 'By a program' })).json as { id: string }
    expect((await ask(writes.key, 'PATCH', `/api/components/${id}`, { is_active: true })).status).toBe(200)
    const form = await publish(inlay, ann, {}, 'newsletter')
    await submit(inlay, form, { email: 'ada@example.com' })
    for (const { key } of [reads, writes]) {
      expect((await ask(key, 'GET', '/api/components')).json).toEqual((await inlay.ask('GET', '/api/components', ann)).json)
      expect((await ask(key, 'GET', '/api/me')).json).toMatchObject({ id: ann.id })
      for (const path of ['/api/submissions', '/api/submissions/export', '/api/analytics', '/api/analytics/components', '/api/quizzes', '/api/webhooks', '/api/overview', `/api/components/${id}/versions`]) expect((await ask(key, 'GET', path)).status, path).toBe(200)
    }
    for (const [method, path, body] of [['POST', '/api/components', { component_type: 'faq' }], ['PATCH', `/api/components/${id}`, { name: 'No' }], ['DELETE', `/api/components/${id}`], ['POST', '/api/quizzes', {}], ['POST', '/api/webhooks', { url: 'https://example.com/' }], ['POST', '/api/submissions/delete', { submissions: [{ type: 'form', id }] }]] as const) {
      expect(await refusal(reads.key, method, path, body), `${method} ${path}`).toEqual([403, 'This API key may only read'])
    }
    expect((await ask(writes.key, 'DELETE', `/api/components/${id}`)).status).toBe(204)
    expect(inlay.log.join('')).not.toContain(writes.key.slice(12))
    expect((await listed()).find((one) => one.id === reads.id)!.last_used_at).not.toBeNull()
  })

  it('makes, sees and ends no key, reads no secret, and is no way into the admin panel', async () => {
    const boss = await inlay.person('super_admin')
    const { key } = await make('write', boss)
    const hook = (await ask(key, 'POST', '/api/webhooks', { url: 'https://example.com/' })).json as { id: string }
    const IN_PERSON = [403, 'An API key may not do this. Sign in instead.']
    for (const [method, path] of [['GET', '/api/api-keys'], ['POST', '/api/api-keys'], ['DELETE', `/api/api-keys/${hook.id}`], ['GET', `/api/webhooks/${hook.id}/secret`], ['POST', `/api/webhooks/${hook.id}/secret`], ['GET', '/api/admin/users'], ['GET', '/api/admin/audit'], ['POST', '/api/admin/invitations']] as const) {
      expect(await refusal(key, method, path, method === 'POST' ? { name: 'Another' } : undefined), `${method} ${path}`).toEqual(IN_PERSON)
    }
    expect((await ask(key, 'GET', '/api/auth/get-session')).json).toBeNull()
    await ask(key, 'POST', '/api/auth/sign-out', {})
    expect((await ask(key, 'GET', '/api/me')).status).toBe(200)
  })

  it('ends at once when it is revoked, its owner is banned, or the plan has no API any more', async () => {
    const [person, another] = [await inlay.person(), await inlay.person()]
    const [one, two] = [await make('write', person), await make('write', person)]
    const { pool } = inlay.database
    expect((await inlay.ask('DELETE', `/api/api-keys/${one.id}`, another)).status).toBe(404)
    expect((await inlay.ask('DELETE', `/api/api-keys/${one.id}`, person)).status).toBe(204)
    expect(await refusal(one.key, 'GET', '/api/me')).toEqual([401, 'This API key does not exist, or was revoked'])
    for (const wrong of ['inlay_', `${two.key}x`, two.key.slice(0, -1), two.key.toLowerCase()]) expect((await ask(wrong, 'GET', '/api/me')).status).toBe(401)

    await pool.query(`update profiles set plan = 'free' where id = $1`, [person.id])
    expect(await refusal(two.key, 'GET', '/api/me')).toEqual([402, 'API access is part of the paid plans'])
    const refused = await inlay.ask('POST', '/api/api-keys', { token: person.token, body: { name: 'More' } })
    expect([refused.status, errorOf(refused).message]).toEqual([402, 'API keys are part of the paid plans'])
    expect(await listed(person)).toHaveLength(1)
    await pool.query(`update profiles set plan = 'pro' where id = $1`, [person.id])
    expect((await ask(two.key, 'GET', '/api/me')).status).toBe(200)
    await pool.query(`insert into user_bans (id, user_id, reason) values (gen_random_uuid(), $1, 'spam')`, [person.id])
    expect(await refusal(two.key, 'GET', '/api/me')).toEqual([403, 'This account has been banned'])
  })

  it('is asked with 300 times a minute, each key by itself', async () => {
    const [busy, idle] = [await make('read'), await make('read')]
    await inlay.database.pool.query('insert into rate_limits (id, key, count, window_start) values (gen_random_uuid(), $1, 299, $2)', [`api-key:account:${busy.id}`, Date.now()])
    expect((await ask(busy.key, 'GET', '/api/me')).status).toBe(200)
    const refused = await ask(busy.key, 'GET', '/api/me')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 50]).toEqual([429, true])
    expect((await ask(idle.key, 'GET', '/api/me')).status).toBe(200)
    await clearLimit(inlay.database.db, `api-key:account:${busy.id}`)
  })

  it('is one of twenty at most, and has a name', async () => {
    const person = await inlay.person()
    const answers = await Promise.all(Array.from({ length: 22 }, () => inlay.ask('POST', '/api/api-keys', { token: person.token, body: { name: 'One' } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(201), 409, 409])
    const unnamed = await inlay.ask('POST', '/api/api-keys', { token: person.token, body: { name: ' ', scope: 'all' } })
    expect(errorOf(unnamed).fields).toEqual({ name: 'Please enter a name', scope: 'Must be read or write' })
  })
})
