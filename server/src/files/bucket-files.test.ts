import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../test/app.ts'
import type { Person, TestApp } from '../../test/app.ts'
import { BucketServer } from '../../test/bucket-server.ts'
import { scratchFolder } from '../../test/scratch-folder.ts'
import { PNG, filesIn, picture, publish, submit, upload, uploaded } from '../../test/uploads.ts'
import { component_configs, removed_uploads, uploads } from '../db/schema.ts'
import { removeFiles } from '../features/uploads/store.ts'
import { FilesUnavailable } from './file-store.ts'
import { BucketFiles } from './bucket-files.ts'

const folder = scratchFolder('bucket')
const dataDir = scratchFolder('s3')
let server: InstanceType<typeof BucketServer> | undefined
let port = 0
let inlay: TestApp
let ann: Person
let form: string
let store: BucketFiles

async function start() {
  server = new BucketServer({ directory: folder, address: '127.0.0.1', port, silent: true })
  port = (await server.run()).port
}
const stop = async () => {
  await server?.close()
  server = undefined
}

beforeAll(async () => {
  mkdirSync(join(folder, 'files'))
  await start()
  const s3 = { endpoint: `http://127.0.0.1:${port}`, bucket: 'files', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  store = new BucketFiles(s3)
  inlay = await testApp({ config: { dataDir, s3 } })
  ann = await inlay.person()
  form = await publish(inlay, ann)
})
afterAll(async () => {
  store.close()
  await stop()
})

const download = (id: string) => inlay.ask('GET', `/api/uploads/${id}`, { token: ann.token })
const rows = () => inlay.database.db.select().from(uploads).where(eq(uploads.component_id, form))

describe('files in a bucket', () => {
  it('are kept, given back byte by byte, and leave nothing on the disk', async () => {
    const large = picture(10 * 1024 * 1024)
    const id = await uploaded(inlay, form, large)
    expect(filesIn(dataDir)).toEqual([])
    expect((await submit(inlay, form, { photo: id })).status).toBe(200)
    const response = await fetch(`${inlay.origin}/api/uploads/${id}`, { headers: { authorization: `Bearer ${ann.token}` } })
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
    expect([response.status, response.headers.get('content-length'), hash(await response.bytes())]).toEqual([200, String(large.length), hash(large)])
  })

  it('that are not there are told as such, and may be removed twice', async () => {
    const id = randomUUID()
    expect(await store.get(id)).toBeNull()
    await store.remove(id)
    await store.remove(id)
  })

  it('are refused with 503 while the bucket is away, and nothing is lost by that', async () => {
    const before = await uploaded(inlay, form, PNG)
    await submit(inlay, form, { photo: before })
    const other = await publish(inlay, ann)
    const gone = await uploaded(inlay, other, PNG)
    const kept = (await rows()).length
    await stop()

    const answer = await upload(inlay, form, PNG)
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('access-control-allow-origin')]).toEqual([503, '5', '*'])
    expect(errorOf(answer).message).toBe('Files cannot be taken at the moment. Please try again.')
    expect(await rows()).toHaveLength(kept)
    expect(filesIn(dataDir)).toEqual([])
    expect((await download(before)).status).toBe(503)
    await inlay.database.db.delete(component_configs).where(eq(component_configs.id, other))
    const remove = () => removeFiles(inlay.database.db, (id) => store.remove(id))
    await expect(remove()).rejects.toThrow(FilesUnavailable)
    const noted = await inlay.database.db.select().from(removed_uploads)
    expect(noted).toContainEqual({ upload_id: gone })

    await start()
    expect((await download(before)).status).toBe(200)
    expect(await store.get(gone)).not.toBeNull()
    await remove()
    expect(await store.get(gone)).toBeNull()
    expect(await inlay.database.db.select().from(removed_uploads)).toEqual([])
    expect((await upload(inlay, form, PNG)).status).toBe(201)
  })

  it('of a bucket that is not there are said so in the log at the start', async () => {
    const lost = await testApp({ database: inlay.database, config: { dataDir, s3: { endpoint: `http://127.0.0.1:${port}`, bucket: 'absent', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } } })
    await expect.poll(() => lost.log.join('')).toContain('the bucket absent cannot be used')
    expect((await upload(lost, form, PNG)).status).toBe(503)
  })
})
