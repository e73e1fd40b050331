import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../test/app.ts'
import type { TestApp } from '../../test/app.ts'
import { UNEXPECTED_MESSAGE } from '../errors.ts'

const READS = ['/v1/components?ids=', '/embed.js', '/functions/v1/embed-script', '/embed/none.js', '/v1/nothing']
const WRITES = ['/v1/events', '/v1/uploads', '/functions/v1/submit-form', '/functions/v1/submit-quiz']
const ORIGINS = ['null', 'https://host.example', 'https://www.host.example', 'https://host.example:8443', 'HTTPS://HOST.EXAMPLE', 'file://']

let inlay: TestApp
beforeAll(async () => {
  inlay = await testApp()
})

/** What comes back for these bytes, until the server closes the connection or `answers` of them are there. */
function raw(bytes: string, answers = 1): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(inlay.origin).port), '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (data) => {
      text += data.toString()
      if (text.split('HTTP/1.1 ').length > answers && text.endsWith('}')) socket.destroy()
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}

const post = (path: string, body: string, more = '') => `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${more}\r\n${body}`

describe('every path of visitors, by whatever method and from whatever page', () => {
  it.each([...READS, ...WRITES])('%s lets the page read the answer', async (path) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST']) {
      for (const origin of ORIGINS) {
        const { status, headers, text } = await inlay.ask(method, path, { headers: { origin } })
        expect(status, `${method} ${path}`).toBeLessThan(500)
        expect(headers.get('access-control-allow-origin'), `${method} ${path} from ${origin}`).toBe('*')
        expect(headers.get('access-control-allow-credentials')).toBeNull()
        expect(headers.get('access-control-expose-headers')).toContain('Retry-After')
        if (method === 'HEAD' || method === 'OPTIONS') expect(text).toBe('')
        if (status === 405) expect(headers.get('allow')).toContain('OPTIONS')
      }
    }
  })
})

describe('a fault of ours', () => {
  it('is a 500 that the page can read and the log explains, without a detail', async () => {
    const broken = await testApp()
    await broken.database.pool.query('alter table component_configs rename to gone')
    const { status, headers, json } = await broken.ask('GET', `/v1/components?ids=${randomUUID()}`, { headers: { origin: 'null' } })
    const id = headers.get('x-request-id')
    expect([status, headers.get('access-control-allow-origin'), headers.get('access-control-expose-headers')]).toEqual([500, '*', expect.stringContaining('X-Request-Id')])
    expect(json).toEqual({ error: { code: 'INTERNAL', message: UNEXPECTED_MESSAGE, request_id: id } })
    expect(broken.log.some((line) => line.includes(id!) && line.includes('42P01'))).toBe(true)
  })
})

describe('connections', () => {
  it('with several requests in one go get as many answers, in their order', async () => {
    const events = post('/v1/events', '{"events":[]}')
    const text = await raw(events + post('/functions/v1/submit-form', '{') + events, 3)
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 202', 'HTTP/1.1 400', 'HTTP/1.1 202'])
  })

  it.each([
    ['headers of 100 KB', `GET /v1/components HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['an address of 100 KB', `GET /v1/components?ids=${'x'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
    ['what is no HTTP', 'hello there, server\r\n\r\n', 400],
    ['two lengths', 'POST /v1/events HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}', 400],
    ['a length that is none', 'POST /v1/events HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n{}', 400],
    ['a length and chunks', 'POST /v1/events HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n', 400],
  ])('with %s are answered so that a page can read it, and closed', async (_what, bytes, status) => {
    const text = await raw(bytes)
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(text.toLowerCase()).toContain('access-control-allow-origin: *')
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({ error: { code: expect.any(String) as string, message: expect.any(String) as string } })
  })

  it('that end in the midst of a body leave nothing behind, and no word in the log', async () => {
    const before = inlay.log.length
    const half = (path: string) =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(inlay.origin).port), '127.0.0.1', () => socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{"events":`, () => socket.destroy()))
        socket.on('close', () => resolve())
      })
    await Promise.all(Array.from({ length: 200 }, (_, i) => half(['/v1/events', '/functions/v1/submit-form', '/functions/v1/submit-quiz', '/api/auth/sign-in/email', '/confirm'][i % 5]!)))
    expect((await inlay.ask('POST', '/v1/events', { body: { events: [] } })).status).toBe(202)
    expect(inlay.log.slice(before).filter((line) => /"level":(50|60)/.test(line))).toEqual([])
  })
})
