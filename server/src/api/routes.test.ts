import { api } from '@inlay/contract/api'
import { describe, expect, it, beforeAll } from 'vitest'
import { UNEXPECTED_MESSAGE } from '../errors.ts'
import { errorOf, testApp } from '../../test/app.ts'
import type { TestApp } from '../../test/app.ts'

interface Operation {
  security?: unknown[]
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>
  requestBody?: { content: Record<string, { schema: { properties?: object } }> }
}

let inlay: TestApp
beforeAll(async () => {
  inlay = await testApp({ config: { publicUrl: 'https://inlay.example' } })
})

describe('health', () => {
  it('tells that the process lives and the database answers', async () => {
    expect((await inlay.ask('GET', '/healthz')).json).toEqual({ status: 'ok' })
    expect((await inlay.ask('GET', '/readyz')).json).toEqual({ status: 'ready' })
  })

  it('tells when the database does not answer, while the process still lives', async () => {
    const broken = await testApp()
    const { pool } = broken.database
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    const answer = await broken.ask('GET', '/readyz')
    held.forEach((client) => client.release())
    expect([answer.status, errorOf(answer).code]).toEqual([503, 'NOT_READY'])
    expect((await broken.ask('GET', '/healthz')).status).toBe(200)
    expect((await broken.ask('GET', '/readyz')).status).toBe(200)
  })
})

describe('every answer of the API', () => {
  it('has a request id of its own, and the log has it too', async () => {
    const [one, two] = [await inlay.ask('GET', '/api/me'), await inlay.ask('GET', '/api/me', { headers: { 'x-request-id': 'forged' } })]
    const ids = [one, two].map(({ headers }) => headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(2)
    expect(ids).not.toContain('forged')
    expect(inlay.log.some((line) => line.includes(ids[0]!) && line.includes('/api/me') && line.includes('401'))).toBe(true)
  })

  it('sets no cookie, is not kept, and is taken for what it says it is', async () => {
    const answer = await inlay.ask('GET', '/api/me', { headers: { cookie: 'a=b' } })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('to an unknown endpoint or method is a 404', async () => {
    for (const [method, path] of [['GET', '/api/nothing'], ['PUT', '/api/components'], ['GET', '/api/'], ['POST', '/api/me']] as const) {
      const answer = await inlay.ask(method, path, method === 'GET' ? {} : { body: {} })
      expect([answer.status, errorOf(answer).code]).toEqual([404, 'NOT_FOUND'])
    }
  })

  it('after something unexpected tells nothing but the id under which the log tells all', async () => {
    const broken = await testApp()
    const person = await broken.person()
    await broken.database.pool.query('alter table component_configs rename to renamed_by_the_test')
    const answer = await broken.ask('GET', '/api/components', person)
    expect(answer.status).toBe(500)
    const requestId = answer.headers.get('x-request-id')
    expect(answer.json).toEqual({ error: { code: 'INTERNAL', message: UNEXPECTED_MESSAGE, request_id: requestId } })
    const line = broken.log.find((text) => text.includes(requestId!) && text.includes('unexpected'))
    expect(line).toContain('42P01')
    expect(broken.log.join('')).not.toContain(person.token)
  })
})

describe('the description of the API', () => {
  it('names every endpoint, what needs no token, and the body of errors', async () => {
    const { json } = await inlay.ask('GET', '/api/openapi.json')
    const document = json as { openapi: string; servers: object[]; paths: Record<string, Record<string, Operation>>; components: { securitySchemes: object; schemas: object } }
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(document.servers).toEqual([{ url: 'https://inlay.example' }])
    expect(document.components.securitySchemes).toEqual({ bearer: { type: 'http', scheme: 'bearer' } })
    const operations = Object.entries(document.paths).flatMap(([path, item]) => Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`))
    const visitors = ['GET /v1/components', 'POST /functions/v1/submit-form', 'POST /functions/v1/submit-quiz', 'POST /v1/events', 'POST /v1/uploads']
    expect(operations.sort()).toEqual([...endpoints(api), ...visitors].sort())
    expect(operations).toContain('PATCH /api/components/{id}')
    expect(document.paths['/api/auth/sign-in/email']!.post!.security).toEqual([])
    expect(document.paths['/v1/components']!.get!.security).toEqual([])
    expect(document.paths['/api/components']!.get!.security).toBeUndefined()
    expect(Object.keys(document.paths['/api/auth/sign-up/email']!.post!.requestBody!.content['application/json']!.schema.properties!)).toEqual(['email', 'password', 'name', 'invitation_code'])
    const errors = document.paths['/api/components/{id}']!.patch!.responses
    for (const status of ['400', '401', '403', '404', '409']) expect(errors[status]!.content!['application/json']!.schema).toEqual({ $ref: '#/components/schemas/Error' })
  })
})

/** Method and path of each procedure of the contract. */
function endpoints(part: object): string[] {
  if (!('~orpc' in part)) return Object.values(part).flatMap(endpoints)
  const { route } = part['~orpc'] as { route: { method?: string; path?: string } }
  return [`${route.method ?? 'POST'} /api${route.path ?? ''}`]
}
