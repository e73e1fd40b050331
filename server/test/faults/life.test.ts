import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findPostmaster } from '../../src/db/embedded/postmaster.ts'
import { killDatabase, temporaryDataDir } from '../data-dir.ts'
import { ApiClient } from './api-client.ts'
import { spawnInlay, startInlay, type InlayProcess } from './inlay-process.ts'

const database = (DATA_DIR: string) => findPostmaster(join(DATA_DIR, 'postgres/data'))

/** A request of which the server has the first half; `finish` sends the other and gives the answer. */
async function halfSent(client: ApiClient, path: string, body: string) {
  const sending = request(client.url + path, { method: 'POST', headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' } })
  const answer = new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    sending.once('error', reject)
    sending.once('response', (response) => {
      let text = ''
      response.on('data', (data: Buffer) => (text += data.toString()))
      response.once('end', () => resolve({ status: response.statusCode, text }))
    })
  })
  // The server has read the head and asks for the body: the request is in flight.
  await new Promise((resolve) => sending.once('continue', resolve).flushHeaders())
  sending.write(body.slice(0, 10))
  return {
    finish: () => {
      sending.end(body.slice(10))
      return answer
    },
  }
}

const refuses = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  )

describe('SIGTERM', () => {
  it('lets requests in flight finish, then stops the database and exits with 0', async () => {
    const DATA_DIR = temporaryDataDir()
    const inlay = await startInlay({ DATA_DIR })
    const client = await new ApiClient(inlay.url).signUp(await inlay.code())
    const create = JSON.stringify({ component_type: 'faq', name: 'Sent while it was stopping' })
    const requests = await Promise.all([1, 2, 3].map(() => halfSent(client, '/api/components', create)))
    const ended = inlay.end('SIGTERM')
    await expect.poll(() => refuses(inlay.url)).toBe(true)
    const answers = await Promise.all(requests.map((one) => one.finish()))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await ended).toBe(0)
    expect(inlay.stderr()).toBe('')
    expect(database(DATA_DIR)).toBeUndefined()

    const again = await startInlay({ DATA_DIR })
    expect(await new ApiClient(again.url, client.token).call('GET', '/api/components')).toHaveLength(3)
    expect(await again.end('SIGINT')).toBe(0)
  })

  it('during the start leaves no database running either', async () => {
    const DATA_DIR = temporaryDataDir()
    await (await startInlay({ DATA_DIR })).end('SIGTERM')
    const inlay = spawnInlay({ DATA_DIR })
    await expect.poll(() => database(DATA_DIR), { interval: 2 }).toBeDefined()
    expect(await inlay.end('SIGTERM')).toBe(0)
    expect(database(DATA_DIR)).toBeUndefined()
  })
})

describe('two processes on one DATA_DIR', () => {
  it('share one database, also when both begin at once on an empty folder', async () => {
    const DATA_DIR = temporaryDataDir()
    const [one, two] = await Promise.all([startInlay({ DATA_DIR }), startInlay({ DATA_DIR })])
    expect(await one.code()).toBe(await two.code())
    const client = await new ApiClient(one.url).signUp(await one.code())
    await client.call('POST', '/api/components', { component_type: 'faq', name: 'Seen by both' })

    expect(await one.end('SIGTERM')).toBe(0)
    const other = new ApiClient(two.url, client.token)
    expect(await other.call('GET', '/api/components')).toMatchObject([{ name: 'Seen by both' }])
    expect(await two.end('SIGTERM')).toBe(0)
    expect([one.stderr(), two.stderr()]).toEqual(['', ''])
    expect(database(DATA_DIR)).toBeUndefined()
  })
})

describe('a database that is killed under a running Inlay', () => {
  it('is started again, without a hand and without a restart', async () => {
    const DATA_DIR = temporaryDataDir()
    const inlay = await startInlay({ DATA_DIR, LOG_LEVEL: 'silent' })
    const client = await new ApiClient(inlay.url).signUp(await inlay.code())
    const { id } = await client.call<{ id: string }>('POST', '/api/components', { component_type: 'faq', name: 'Kept' })
    await client.call('PATCH', `/api/components/${id}`, { is_active: true })
    await killDatabase(DATA_DIR)
    const delivered = () => fetch(`${inlay.url}/v1/components?ids=${id}`).then((response) => response.json())
    await expect.poll(() => fetch(`${inlay.url}/readyz`).then((response) => response.status)).toBe(200)
    await expect.poll(delivered).toMatchObject({ components: [{ id }] })
    expect(await client.call('GET', '/api/components')).toMatchObject([{ name: 'Kept' }])
    expect(await inlay.end('SIGTERM')).toBe(0)
    expect(database(DATA_DIR)).toBeUndefined()
  })
})

/** How long something takes, in milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

describe('the second start', () => {
  it('answers its first request within three seconds', async () => {
    const DATA_DIR = temporaryDataDir()
    await (await startInlay({ DATA_DIR })).end('SIGTERM')
    // A machine that is busy with other tests makes every start slow: an empty one, measured around ours, says how
    // slow. On an idle machine it takes some 45 ms, of which three seconds are about 66.
    const bare = () => timed(() => once(spawn(process.execPath, ['-e', '0']), 'exit'))
    const before = await bare()
    let inlay: InlayProcess | undefined
    const took = await timed(async () => {
      inlay = await startInlay({ DATA_DIR })
      expect((await fetch(`${inlay.url}/readyz`)).status).toBe(200)
    })
    const allowed = Math.max(3_000, 66 * Math.max(before, await bare()))
    console.log(`Second start to first answer: ${Math.round(took)} ms, where an empty process takes ${Math.round(before)} ms`)
    expect(took).toBeLessThan(allowed)
    expect(await inlay?.end('SIGTERM')).toBe(0)
  })
})
