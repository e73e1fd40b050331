import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { once } from 'node:events'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../test/app.ts'
import type { Person, TestApp } from '../../test/app.ts'
import { scratchFolder } from '../../test/scratch-folder.ts'
import { FILE_FORM, PNG, filesIn, picture, publish, upload, uploaded } from '../../test/uploads.ts'
import { component_configs, uploads } from '../db/schema.ts'
import { eq } from 'drizzle-orm'

const MAX = 10 * 1024 * 1024

let inlay: TestApp
let ann: Person
let form: string
const dataDir = scratchFolder('uploads')
beforeAll(async () => {
  inlay = await testApp({ config: { dataDir } })
  ann = await inlay.person()
})
const rows = () => inlay.database.db.select().from(uploads).where(eq(uploads.component_id, form))

/** A request written by hand, so that it can stop anywhere. */
async function begun(head: string[], component_id = form): Promise<Socket & { answer: () => string }> {
  const { hostname, port } = new URL(inlay.origin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let text = ''
  socket.on('data', (data: Buffer) => (text += data.toString('latin1')))
  socket.on('error', () => undefined)
  socket.write([`POST /v1/uploads?component_id=${component_id}&field=photo&name=a.png HTTP/1.1`, 'host: inlay', ...head, '', ''].join('\r\n'))
  return Object.assign(socket, { answer: () => text })
}

describe('a file', () => {
  beforeAll(async () => {
    form = await publish(inlay, ann)
  })

  it('is kept as it came, under an id that is answered', async () => {
    const answer = await upload(inlay, form, PNG, { name: 'Größe & co.PNG' })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([201, '*'])
    const { upload_id } = answer.json as { upload_id: string }
    expect(await rows()).toMatchObject([{ id: upload_id, field: 'photo', name: 'Größe & co.PNG', media_type: 'image/png', size: PNG.length, submission_id: null }])
    const [path, ...more] = filesIn(dataDir)
    expect(more).toEqual([])
    expect(path).toContain(upload_id)
    expect(readFileSync(path!)).toEqual(PNG)
  })

  it('may be asked for by the form inside a modal or a widget, and has exactly ten megabytes at most', async () => {
    for (const type of ['modal', 'widget'] as const) {
      const id = await publish(inlay, ann, { content: { kind: 'form', form: FILE_FORM } }, type)
      expect(await uploaded(inlay, id, picture(MAX))).toMatch(/^[0-9a-f-]{36}$/)
      const tooLarge = await upload(inlay, id, picture(MAX + 1))
      expect([tooLarge.status, errorOf(tooLarge).fields]).toEqual([413, { photo: 'Must be at most 10 MB' }])
    }
  })

  it('passes a preflight', async () => {
    const answer = await inlay.ask('OPTIONS', '/v1/uploads?component_id=x', { headers: { origin: 'https://shop.example', 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' } })
    expect([answer.status, answer.headers.get('access-control-allow-origin'), answer.headers.get('access-control-allow-headers')]).toEqual([204, '*', 'Content-Type, If-None-Match'])
    expect((await inlay.ask('GET', '/v1/uploads')).status).toBe(405)
  })
})

describe('a file is refused, with a reason, and nothing of it is left,', () => {
  let kept: number
  beforeAll(async () => {
    form = await publish(inlay, ann, { ...FILE_FORM, texts: { fileKind: 'Nur Bilder', fileSize: 'Höchstens {} MB' } })
    kept = filesIn(dataDir).length
  })
  const refused = async (answer: Awaited<ReturnType<typeof upload>>, status: number, fields?: object) => {
    expect([answer.status, answer.headers.get('access-control-allow-origin'), errorOf(answer).fields]).toEqual([status, '*', fields])
    expect(errorOf(answer).message).not.toBe('')
    expect(await rows()).toEqual([])
    expect(filesIn(dataDir)).toHaveLength(kept)
  }

  it('when its content is not what the field takes, whatever its name and type say', async () => {
    await refused(await upload(inlay, form, Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(500)])), 415, { photo: 'Nur Bilder' })
    await refused(await upload(inlay, form, 'a text'), 415, { photo: 'Nur Bilder' })
    await refused(await upload(inlay, form, Buffer.alloc(9), { field: 'any' }), 415, { any: 'Nur Bilder' })
  })

  it('when it is empty or too large', async () => {
    await refused(await upload(inlay, form, ''), 400, { photo: 'This file is empty' })
    await refused(await upload(inlay, form, picture(MAX + 1)), 413, { photo: 'Höchstens 10 MB' })
  })

  it('when it says no length, or a large one, and is too large or empty', async () => {
    const large = await begun([`content-length: ${MAX + 1}`])
    await expect.poll(large.answer).toContain('413 Payload Too Large')
    large.destroy()
    const endless = await begun(['transfer-encoding: chunked'])
    const chunk = Buffer.alloc(1024 * 1024, 'x')
    for (let sent = 0; sent <= MAX; sent += chunk.length) endless.write(Buffer.concat([Buffer.from('100000\r\n'), chunk, Buffer.from('\r\n')]))
    await expect.poll(endless.answer).toContain('413 Payload Too Large')
    endless.destroy()
    const nothing = await begun(['transfer-encoding: chunked'])
    nothing.write('0\r\n\r\n')
    await expect.poll(nothing.answer).toContain('400 Bad Request')
    nothing.destroy()
    await expect.poll(() => filesIn(dataDir)).toHaveLength(kept)
  })

  it('when nobody asks for it', async () => {
    const faq = await publish(inlay, ann, { items: [] }, 'faq')
    for (const [id, field] of [[randomUUID(), 'photo'], [faq, 'photo'], [form, 'name'], [form, 'other']] as const) await refused(await upload(inlay, id, PNG, { field }), 404)
    await inlay.ask('PATCH', `/api/components/${form}`, { token: ann.token, body: { is_active: false } })
    await refused(await upload(inlay, form, PNG), 404)
    await inlay.ask('PATCH', `/api/components/${form}`, { token: ann.token, body: { is_active: true } })
  })

  it('when its address says nothing useful', async () => {
    for (const [path, field] of [['/v1/uploads', 'component_id'], ['/v1/uploads?component_id=x', 'component_id'], [`/v1/uploads?component_id=${form}&field=__proto__`, 'field'], [`/v1/uploads?component_id=${form}%00`, 'component_id']] as const) {
      const answer = await inlay.ask('POST', path, { body: PNG })
      expect([answer.status, Object.keys(errorOf(answer).fields ?? {})[0]]).toEqual([400, field])
    }
  })

  it('when whoever sends it goes away', async () => {
    const half = await begun(['content-length: 100000'])
    half.write(picture(50_000))
    await expect.poll(() => filesIn(dataDir)).toHaveLength(kept + 1)
    half.destroy()
    await expect.poll(() => filesIn(dataDir)).toHaveLength(kept)
    expect(await rows()).toEqual([])
  })

  it('when its component is deleted while it arrives', async () => {
    const id = await publish(inlay, ann)
    const half = await begun([`content-length: ${PNG.length}`], id)
    half.write(PNG.subarray(0, 20))
    await expect.poll(() => filesIn(dataDir)).toHaveLength(kept + 1)
    await inlay.database.db.delete(component_configs).where(eq(component_configs.id, id))
    half.write(PNG.subarray(20))
    await expect.poll(half.answer).toContain('404 Not Found')
    half.destroy()
    await expect.poll(() => filesIn(dataDir)).toHaveLength(kept)
  })

  it('when too many come from one network, which closes the form for nobody else', async () => {
    const proxied = await testApp({ database: inlay.database, config: { trustedProxies: [{ address: '127.0.0.1', prefix: 32, family: 'ipv4' }] } })
    const from = (address: string) => proxied.ask('POST', `/v1/uploads?component_id=${form}&field=photo`, { body: 'no picture', headers: { 'x-forwarded-for': address } })
    const answers = await Promise.all(Array.from({ length: 31 }, () => from('192.0.2.1')))
    const late = answers.filter(({ status }) => status === 429)
    expect(late).toHaveLength(1)
    expect(Number(late[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('192.0.2.2')).status).toBe(415)
  })
})

describe('a file that takes its time', () => {
  it('is taken when it is whole', async () => {
    form = await publish(inlay, ann)
    const slow = await begun([`content-length: ${PNG.length}`])
    for (const byte of PNG) {
      slow.write(Buffer.of(byte))
      await new Promise((resolve) => setImmediate(resolve))
    }
    await expect.poll(slow.answer).toContain('201 Created')
    slow.destroy()
  })
})
