import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Component } from '@inlay/contract/components'
import type { DeliveredComponents } from '@inlay/contract/delivery'
import { DELIVERY_MAX_IDS } from '@inlay/contract/delivery'
import { palette } from '@inlay/contract/rules/palette'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { errorOf, testApp } from '../../test/app.ts'
import type { Person, TestApp } from '../../test/app.ts'
import { embedBuild } from '../../test/embed-build.ts'
import { component_configs, user_bans } from '../db/schema.ts'

let inlay: TestApp
/** A second process on the same database. */
let second: TestApp
let ann: Person
beforeAll(async () => {
  const assets = { embed: embedBuild().folder, web: '/nowhere' }
  inlay = await testApp({ assets })
  second = await testApp({ assets, database: inlay.database })
  ann = await inlay.person()
})

const patch = (id: string, body: object) => inlay.ask('PATCH', `/api/components/${id}`, { token: ann.token, body })
async function published(config?: object, person = ann): Promise<Component> {
  const made = (await inlay.ask('POST', '/api/components', { token: person.token, body: { component_type: 'faq', config } })).json as Component
  return (await inlay.ask('PATCH', `/api/components/${made.id}`, { token: person.token, body: { is_active: true } })).json as Component
}
const delivered = async (ids: string, from = inlay) => (await from.ask('GET', `/v1/components?ids=${ids}`)).json as DeliveredComponents
const idsOf = async (ids: string, from = inlay) => (await delivered(ids, from)).components.map(({ id }) => id)

/** Without what fetch does of itself: the body as it went over the wire. */
const raw = (path: string, headers: Record<string, string>) =>
  new Promise<{ response: IncomingMessage; body: Buffer }>((resolve, reject) => {
    get(inlay.origin + path, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve({ response, body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })

describe('a published component', () => {
  it('is delivered with config, version, palette and the address of its renderer', async () => {
    const { id } = await published({ title: 'Hello', styles: { accentColor: '#0a0' } })
    const { components, renderers } = await delivered(id)
    expect(components).toEqual([
      { id, type: 'faq', version: 1, style: { palette: { light: palette('#0a0').light }, radius: 8, theme: 'light', font: 'inherit' }, config: { title: 'Hello', items: [] } },
    ])
    expect(renderers).toEqual({ faq: '/embed/faq-0123456789.js' })
  })

  it('is delivered as it was last saved, to the very next request', async () => {
    const { id } = await published()
    for (let round = 0; round < 20; round++) {
      await patch(id, { config: { title: `Round ${round}` } })
      expect((await delivered(id)).components[0]!.config).toMatchObject({ title: `Round ${round}` })
    }
  })

  it('is absent right after it is unpublished or deleted', async () => {
    const [one, two] = [await published(), await published()]
    const both = `${one.id},${two.id}`
    expect(await idsOf(both)).toEqual([one.id, two.id])
    await patch(one.id, { is_active: false })
    expect(await idsOf(both)).toEqual([two.id])
    await inlay.ask('DELETE', `/api/components/${two.id}`, { token: ann.token })
    expect(await delivered(both)).toEqual({ components: [], renderers: {} })
  })

  it('changes in another process within a second', async () => {
    const { id } = await published({ title: 'Before' })
    expect((await delivered(id, second)).components[0]!.config).toMatchObject({ title: 'Before' })
    await patch(id, { config: { title: 'After' } })
    await vi.waitFor(async () => expect((await delivered(id, second)).components[0]!.config).toMatchObject({ title: 'After' }), { timeout: 1000, interval: 10 })
  })

  it('changes when it is changed in the database by hand', async () => {
    const { id } = await published()
    expect(await idsOf(id)).toEqual([id])
    await inlay.database.pool.query('update component_configs set is_active = false where id = $1', [id])
    await vi.waitFor(async () => expect(await idsOf(id)).toEqual([]), { timeout: 1000, interval: 10 })
  })
})

describe('what visitors do not get', () => {
  it('is absent and no error: a draft, an unknown id, what is no id', async () => {
    const draft = (await inlay.ask('POST', '/api/components', { token: ann.token, body: { component_type: 'faq' } })).json as Component
    const live = await published()
    const ids = [draft.id, uuidv7(), 'faq', '%00', '%E0%A4', "'", live.id.toUpperCase(), live.id].join(',')
    expect(await idsOf(ids)).toEqual([live.id])
    expect(await idsOf(ids.replaceAll(',', '%2C'))).toEqual([live.id])
    for (const path of ['/v1/components', '/v1/components?ids=', '/v1/components?other=1']) {
      expect((await inlay.ask('GET', path)).json).toEqual({ components: [], renderers: {} })
    }
  })

  it('is what a banned owner published, until the ban is lifted or over', async () => {
    const bob = await inlay.person()
    const { id } = await published(undefined, bob)
    expect(await idsOf(id)).toEqual([id])
    const ban = uuidv7()
    await inlay.database.db.insert(user_bans).values({ id: ban, user_id: bob.id, reason: 'spam' })
    await vi.waitFor(async () => expect(await idsOf(id)).toEqual([]), { timeout: 1000, interval: 10 })
    await inlay.database.db.update(user_bans).set({ expires_at: new Date(Date.now() + 700) }).where(eq(user_bans.id, ban))
    await vi.waitFor(async () => expect(await idsOf(id)).toEqual([id]), { timeout: 3000, interval: 50 })
  })

  it('is a stored config that is not valid; it neither fails the others nor stays unsaid', async () => {
    const [good, bad] = [await published(), await published()]
    await inlay.database.db.update(component_configs).set({ config: { items: 'nonsense' } }).where(eq(component_configs.id, bad.id))
    await vi.waitFor(async () => expect(await idsOf(`${bad.id},${good.id}`)).toEqual([good.id]), { timeout: 1000, interval: 10 })
    expect(inlay.log.some((line) => line.includes(bad.id))).toBe(true)
  })
})

describe('the answer to /v1/components', () => {
  it('may be read by any page, without credentials, and is revalidated', async () => {
    const { id } = await published()
    const first = await inlay.ask('GET', `/v1/components?ids=${id}`, { headers: { origin: 'https://shop.example' } })
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    expect(first.headers.get('access-control-allow-credentials')).toBeNull()
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = await inlay.ask('GET', `/v1/components?ids=${id}`, { headers: { 'if-none-match': first.headers.get('etag')! } })
    expect([again.status, again.text]).toEqual([304, ''])
    expect(again.headers.get('access-control-allow-origin')).toBe('*')
    await patch(id, { name: 'Only the name', config: { title: 'New' } })
    expect((await inlay.ask('GET', `/v1/components?ids=${id}`, { headers: { 'if-none-match': first.headers.get('etag')! } })).status).toBe(200)
  })

  it('is compressed as the browser asks, each form under a tag of its own', async () => {
    // In letters of one to four bytes.
    const answer = 'The same answer: größer, 日本語, 👩‍🚀'
    const { id } = await published({ items: Array.from({ length: 20 }, (_, i) => ({ question: `Question ${i}`, answer })) })
    const path = `/v1/components?ids=${id}`
    const [plain, br, zipped] = await Promise.all([raw(path, {}), raw(path, { 'accept-encoding': 'gzip, br' }), raw(path, { 'accept-encoding': 'gzip;q=0.5, br;q=0' })])
    expect(br.response.headers['content-encoding']).toBe('br')
    expect(zipped.response.headers['content-encoding']).toBe('gzip')
    expect(plain.body.toString().split(answer)).toHaveLength(21)
    expect(Number(plain.response.headers['content-length'])).toBe(plain.body.length)
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(zipped.body)).toEqual(plain.body)
    expect(new Set([plain, br, zipped].map(({ response }) => response.headers.etag)).size).toBe(3)
    expect(plain.response.headers.vary).toContain('Accept-Encoding')
  })

  it('names at most so many ids', async () => {
    const ids = (n: number) => Array.from({ length: n }, () => uuidv7()).join(',')
    expect((await inlay.ask('GET', `/v1/components?ids=${ids(DELIVERY_MAX_IDS)}`)).status).toBe(200)
    const answer = await inlay.ask('GET', `/v1/components?ids=${ids(DELIVERY_MAX_IDS + 1)}`)
    expect([answer.status, errorOf(answer).fields]).toEqual([400, { ids: 'Must have at most 50 ids' }])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('is put together anew only so often for one network, and what is ready is sent to it all the same', async () => {
    const proxied = await testApp({ database: inlay.database, config: { trustedProxies: [{ address: '127.0.0.1', prefix: 32, family: 'ipv4' }] } })
    const from = (address: string, ids: string) => proxied.ask('GET', `/v1/components?ids=${ids}`, { headers: { 'x-forwarded-for': address } })
    const madeUp = () => Array.from({ length: DELIVERY_MAX_IDS }, () => uuidv7()).join(',')
    const { id } = await published()
    expect((await from('203.0.113.9', id)).status).toBe(200)
    const statuses = await Promise.all(Array.from({ length: 120 }, async () => (await from('203.0.113.9', madeUp())).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(119)
    const refused = await from('203.0.113.9', madeUp())
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([429, '*'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(errorOf(refused).message).toMatch(/^Too many components from your network\. Please try again in \d+ seconds?\.$/)
    expect([(await from('203.0.113.9', id)).status, (await from('203.0.113.10', madeUp())).status]).toEqual([200, 200])
  })

  it('to a HEAD has no body, to a preflight all that is allowed, to another method 405', async () => {
    const { id } = await published()
    const head = await inlay.ask('HEAD', `/v1/components?ids=${id}`)
    expect([head.status, head.text]).toEqual([200, ''])
    const preflight = await inlay.ask('OPTIONS', '/v1/components', { headers: { origin: 'https://shop.example', 'access-control-request-method': 'GET' } })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    const wrong = await inlay.ask('DELETE', `/v1/components?ids=${id}`)
    expect([wrong.status, wrong.headers.get('allow'), wrong.headers.get('access-control-allow-origin')]).toEqual([405, 'GET, HEAD, OPTIONS', '*'])
    const nothing = await inlay.ask('GET', '/v1/nothing')
    expect([nothing.status, nothing.headers.get('access-control-allow-origin')]).toEqual([404, '*'])
  })
})
