import type { Component } from '@inlay/contract/components'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { component_configs, component_versions } from '../../db/schema.ts'

let inlay: TestApp
let ann: Person
let made: Component
beforeAll(async () => {
  inlay = await testApp()
  ann = await inlay.person()
  made = (await inlay.ask('POST', '/api/components', { token: ann.token, body: { component_type: 'faq' } })).json as Component
})

const stored = async () => [await inlay.database.db.select().from(component_configs), await inlay.database.db.select().from(component_versions)]
const items = (n: number) => Array.from({ length: n }, () => ({ question: 'Q', answer: 'A' }))
const deep = (levels: number) => '{"config":' + '{"a":'.repeat(levels) + '1' + '}'.repeat(levels) + '}'

const NO_KIND = 'Must be one of: faq, poll, form, newsletter, waitlist, banner, modal, widget, cta'

interface Case {
  what: string
  method?: string
  path?: string
  body?: unknown
  headers?: Record<string, string>
  status: number
  code?: string
  fields?: Record<string, string>
}

// Where path is left out the request is a PATCH of an existing component; ":id" stands for its id.
const CASES: Case[] = [
  { what: 'an unknown id', path: '/0197c2f4-0000-7000-8000-0000000000ff', body: { name: 'X' }, status: 404, code: 'NOT_FOUND' },
  { what: 'an unknown id to delete', method: 'DELETE', path: '/0197c2f4-0000-7000-8000-0000000000ff', status: 404, code: 'NOT_FOUND' },
  { what: 'a malformed id', path: '/not-an-id', body: { name: 'X' }, status: 400, fields: { id: 'Must be a component id' } },
  { what: 'a malformed id to read', method: 'GET', path: '/1', status: 400, fields: { id: 'Must be a component id' } },
  { what: 'a malformed id to delete', method: 'DELETE', path: '/%00', status: 400, fields: { id: 'Must be a component id' } },
  { what: 'an id that is an injection', method: 'DELETE', path: `/${encodeURIComponent("' or 1=1 --")}`, status: 400, fields: { id: 'Must be a component id' } },
  { what: 'no kind', method: 'POST', path: '', body: {}, status: 400, fields: { component_type: NO_KIND } },
  { what: 'no body', method: 'POST', path: '', status: 400, fields: { component_type: NO_KIND } },
  { what: 'an unknown kind', method: 'POST', path: '', body: { component_type: 'hologram' }, status: 400, fields: { component_type: NO_KIND } },
  { what: 'an inherited name as kind', method: 'POST', path: '', body: { component_type: 'constructor' }, status: 400, fields: { component_type: NO_KIND } },
  { what: 'a new component with a wrong config', method: 'POST', path: '', body: { component_type: 'faq', config: { items: {} } }, status: 400, fields: { 'config.items': 'Must be a list' } },
  { what: 'an empty name', body: { name: '  ' }, status: 400, fields: { name: 'Please enter a name' } },
  { what: 'an oversized name', body: { name: 'x'.repeat(121) }, status: 400, fields: { name: 'Must be at most 120 characters' } },
  { what: 'a name of a wrong type', body: { name: 5 }, status: 400, fields: { name: 'Must be text' } },
  { what: 'a config that is a list', body: { config: [] }, status: 400, fields: { config: 'Must be an object' } },
  { what: 'a config that is null', body: { config: null }, status: 400, fields: { config: 'Must be an object' } },
  { what: 'a published state that is text', body: { is_active: 'true' }, status: 400, fields: { is_active: 'Must be true or false' } },
  { what: 'a version that is a fraction', body: { name: 'X', base_version: 1.5 }, status: 400, fields: { base_version: 'Must be a whole number' } },
  { what: 'an oversized note', body: { name: 'X', note: 'x'.repeat(501) }, status: 400, fields: { note: 'Must be at most 500 characters' } },
  { what: 'an oversized title', body: { config: { title: 'x'.repeat(201) } }, status: 400, fields: { 'config.title': 'Must be at most 200 characters' } },
  { what: 'an oversized answer', body: { config: { items: [{ question: 'Q', answer: 'x'.repeat(10_001) }] } }, status: 400, fields: { 'config.items.0.answer': 'Must be at most 10,000 characters' } },
  { what: 'too many questions', body: { config: { items: items(201) } }, status: 400, fields: { 'config.items': 'Must have at most 200 questions' } },
  { what: 'a question of a wrong type beside good ones', body: { config: { items: [...items(2), { question: 1, answer: 'A' }] } }, status: 400, fields: { 'config.items.2.question': 'Must be text' } },
  { what: 'a question without an answer', body: { config: { items: [{ question: 'Q' }] } }, status: 400, fields: { 'config.items.0.answer': 'This is required' } },
  { what: 'a colour that is none', body: { config: { styles: { accentColor: 'red;}' } } }, status: 400, fields: { 'config.styles.accentColor': 'Must be a colour like #0EA5E9' } },
  { what: 'several wrong fields and a right one', body: { name: '', is_active: 1, note: 'x' }, status: 400, fields: { name: 'Please enter a name', is_active: 'Must be true or false' } },
  { what: 'a good name with a wrong config', body: { name: 'Good', is_active: true, config: { title: 1 } }, status: 400, fields: { 'config.title': 'Must be text' } },
  { what: 'a body that is no JSON', body: 'name=X', status: 400, code: 'BAD_REQUEST' },
  { what: 'a body that is cut off', body: '{"name":"X"', status: 400, code: 'BAD_REQUEST' },
  { what: 'a body that is a list', body: [], status: 400, code: 'BAD_REQUEST' },
  { what: 'a body that is text', body: '"X"', status: 400, code: 'BAD_REQUEST' },
  { what: 'a body that is null', body: 'null', status: 400, code: 'BAD_REQUEST' },
  { what: 'a body that is not UTF-8', body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), status: 400, code: 'BAD_REQUEST' },
  { what: 'a body nested too deep', body: deep(40), status: 400, code: 'BAD_REQUEST' },
  { what: 'a body nested beyond any stack', body: deep(100_000), status: 400, code: 'BAD_REQUEST' },
  { what: 'a body over the limit', body: { name: 'x'.repeat(1024 * 1024) }, status: 413, code: 'PAYLOAD_TOO_LARGE' },
  { what: 'a body of another type', body: '<name/>', headers: { 'content-type': 'application/xml' }, status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  { what: 'a rollback to no version', method: 'POST', path: '/:id/rollback', body: {}, status: 400, fields: { version: 'This is required' } },
  { what: 'a rollback to version 0', method: 'POST', path: '/:id/rollback', body: { version: 0 }, status: 400, fields: { version: 'Must be 1 or more' } },
  { what: 'a rollback to text', method: 'POST', path: '/:id/rollback', body: { version: '1' }, status: 400, fields: { version: 'Must be a number' } },
]

describe('bad input to a component', () => {
  it.each(CASES)('$what is answered with $status, and nothing changes', async ({ method = 'PATCH', path = '/:id', body, headers, status, code = 'BAD_REQUEST', fields }) => {
    const before = await stored()
    const answer = await inlay.ask(method, `/api/components${path.replace(':id', made.id)}`, { token: ann.token, body, headers })
    expect(answer.status).toBe(status)
    expect(errorOf(answer)).toMatchObject({ code, ...(fields && { fields }) })
    expect(errorOf(answer).message.length).toBeGreaterThan(5)
    if (fields && Object.keys(fields).length === 1) expect(errorOf(answer).message).toBe(Object.values(fields)[0])
    expect(await stored()).toEqual(before)
  })

  it('leaves no trace as an unexpected error', () => {
    expect(inlay.log.filter((line) => line.includes('unexpected'))).toEqual([])
  })

  it('a dangerous key is dropped like any unknown one', async () => {
    const answer = await inlay.ask('PATCH', `/api/components/${made.id}`, {
      token: ann.token,
      body: '{"config":{"title":"T","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}},"__proto__":{"is_active":true}}',
    })
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({ is_active: false, config: { title: 'T' } })
    expect(Object.keys((answer.json as Component).config).sort()).toEqual(['items', 'styles', 'title'])
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  it('every procedure of a component asks for a session first', async () => {
    const before = await stored()
    const requests: [string, string][] = [['GET', ''], ['POST', ''], ['GET', '/:id'], ['PATCH', '/:id'], ['DELETE', '/:id'], ['GET', '/:id/versions'], ['POST', '/:id/rollback']]
    for (const [method, path] of requests) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : { component_type: 'faq', name: 'X', version: 1 }
      const answer = await inlay.ask(method, `/api/components${path.replace(':id', made.id)}`, { body })
      expect([method, path, answer.status, errorOf(answer).message]).toEqual([method, path, 401, 'Not authenticated'])
    }
    expect(await stored()).toEqual(before)
  })
})
