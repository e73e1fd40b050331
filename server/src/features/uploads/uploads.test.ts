import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readlinkSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { scratchFolder } from '../../../test/scratch-folder.ts'
import { PNG, filesIn, picture, publish, submit, uploaded } from '../../../test/uploads.ts'
import { processStamp } from '../../db/embedded/process-stamp.ts'
import { component_configs, form_submissions, profiles, removed_uploads, uploads } from '../../db/schema.ts'
import { DiskFiles } from '../../files/disk-files.ts'
import { IncomingFiles } from '../../files/incoming-files.ts'
import { forgetUnclaimed, removeFiles } from './store.ts'

let inlay: TestApp
let ann: Person
let form: string
const dataDir = scratchFolder('uploads')
beforeAll(async () => {
  inlay = await testApp({ config: { dataDir } })
  ann = await inlay.person()
  form = await publish(inlay, ann)
})
const stored = (id: string) => inlay.database.db.select().from(form_submissions).where(eq(form_submissions.component_id, id))
const linkOf = (path: string) => {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}
const download = (id: string, person?: Person) => inlay.ask('GET', `/api/uploads/${id}`, person && { token: person.token })
const has = (id: string) => filesIn(dataDir).some((path) => path.endsWith(id))
const files = new DiskFiles(join(dataDir, 'uploads'))
const remove = () => removeFiles(inlay.database.db, (id) => files.remove(id))

// Of what this process has open only Linux tells.
it.runIf(process.platform === 'linux')('a file that is asked about by HEAD is not left open', async () => {
  const asked = await publish(inlay, ann)
  const photo = await uploaded(inlay, asked, picture(1024 * 1024))
  expect((await submit(inlay, asked, { photo })).status).toBe(200)
  const opened = () => readdirSync('/proc/self/fd').filter((fd) => linkOf(`/proc/self/fd/${fd}`).endsWith(photo))
  for (let n = 0; n < 5; n++) {
    const { status, headers } = await inlay.ask('HEAD', `/api/uploads/${photo}`, { token: ann.token })
    expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringContaining('photo.png')])
  }
  await expect.poll(opened).toEqual([])
})

describe('a submission', () => {
  it('names its file by the id, and claims it', async () => {
    const id = await uploaded(inlay, form, PNG)
    expect((await submit(inlay, form, { name: 'Ann', photo: id.toUpperCase() })).status).toBe(200)
    const [row] = await stored(form)
    expect(row!.data).toEqual({ name: 'Ann', photo: id })
    expect(await inlay.database.db.select().from(uploads).where(eq(uploads.id, id))).toMatchObject([{ submission_id: row!.id }])
  })

  it('has only files of its own component and field, and only once; else it names the field and stores nothing', async () => {
    const other = await publish(inlay, ann)
    const [mine, taken, wrongField, elsewhere] = [await uploaded(inlay, other, PNG), await uploaded(inlay, other, PNG), await uploaded(inlay, other, PNG, { field: 'any' }), await uploaded(inlay, form, PNG)]
    expect((await submit(inlay, other, { photo: taken })).status).toBe(200)
    for (const photo of [taken, wrongField, elsewhere, randomUUID(), 'x', '0']) {
      const answer = await submit(inlay, other, { name: 'Ann', photo, any: undefined })
      expect([photo, answer.status, errorOf(answer).fields]).toEqual([photo, 400, { photo: 'The file could not be sent. Please choose it again.' }])
    }
    const half = await submit(inlay, other, { photo: mine, any: mine })
    expect([half.status, Object.keys(errorOf(half).fields!)]).toEqual([400, ['any']])
    expect(await stored(other)).toHaveLength(1)
    expect((await submit(inlay, other, { photo: mine, any: wrongField })).status).toBe(200)
  })

  it('is one for one key, twenty times at once too, and another that wants the same file gets none', async () => {
    const id = await publish(inlay, ann)
    const [photo, key] = [await uploaded(inlay, id, PNG), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(inlay, id, { photo }, key)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await stored(id)).toHaveLength(1)
    const second = await uploaded(inlay, id, PNG)
    const rivals = await Promise.all(Array.from({ length: 8 }, () => submit(inlay, id, { photo: second })))
    expect(rivals.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(400)])
    expect(await stored(id)).toHaveLength(2)
  })
})

describe('the file of a submission', () => {
  it('is given to the owner byte by byte, to be saved and not to be shown', async () => {
    const page = '<!doctype html><script>alert(1)</script> größe'
    const id = await uploaded(inlay, form, page, { field: 'any', name: 'Größe "1".html' })
    expect((await download(id, ann)).status, 'before a submission names it').toBe(404)
    await submit(inlay, form, { any: id })
    const answer = await download(id, ann)
    expect([answer.status, answer.text]).toEqual([200, page])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(Buffer.byteLength(page)),
      'content-disposition': `attachment; filename="Gr__e _1_.html.txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.html.txt`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect((await inlay.ask('HEAD', `/api/uploads/${id}`, { token: ann.token })).headers.get('content-length')).toBe(String(Buffer.byteLength(page)))
  })

  it('is given to nobody else', async () => {
    const id = await uploaded(inlay, form, PNG)
    await submit(inlay, form, { photo: id })
    expect((await download(id)).status).toBe(401)
    expect((await download(id, await inlay.person())).status).toBe(404)
    expect((await download(id, await inlay.person('super_admin'))).status).toBe(404)
    expect((await download(randomUUID(), ann)).status).toBe(404)
    expect((await download('..%2F..%2Fsecret', ann)).status).toBe(400)
    expect((await download('x', ann)).status).toBe(400)
  })

  it('that is lost is 404 and said in the log', async () => {
    const id = await uploaded(inlay, form, PNG)
    await submit(inlay, form, { photo: id })
    rmSync(filesIn(dataDir).find((path) => path.endsWith(id))!)
    expect((await download(id, ann)).status).toBe(404)
    expect(inlay.log.some((line) => line.includes('a file is not in its place') && line.includes(id))).toBe(true)
  })
})

describe('files go', () => {
  let db: TestApp['database']['db']
  beforeAll(() => {
    db = inlay.database.db
  })
  const claimed = async (component: string) => {
    const id = await uploaded(inlay, component, PNG)
    await submit(inlay, component, { photo: id })
    return id
  }

  it('with their submission, component and owner', async () => {
    const bob = await inlay.person()
    const [one, two, three] = [await publish(inlay, ann), await publish(inlay, ann), await publish(inlay, bob)]
    const ids = [await claimed(one), await claimed(two), await claimed(three), await uploaded(inlay, two, PNG)]
    const stays = await claimed(one)
    const [row] = await db.select().from(uploads).where(eq(uploads.id, ids[0]!))
    await db.delete(form_submissions).where(eq(form_submissions.id, row!.submission_id!))
    await db.delete(component_configs).where(eq(component_configs.id, two))
    await db.delete(profiles).where(eq(profiles.id, bob.id))
    expect((await db.select().from(removed_uploads)).map(({ upload_id }) => upload_id).sort()).toEqual([...ids].sort())
    await remove()
    expect(ids.map(has)).toEqual([false, false, false, false])
    expect(has(stays)).toBe(true)
    expect(await db.select().from(removed_uploads)).toEqual([])
  })

  it('a day after they came when no submission names them', async () => {
    const component = await publish(inlay, ann)
    const [old, fresh, used] = [await uploaded(inlay, component, PNG), await uploaded(inlay, component, PNG), await claimed(component)]
    for (const id of [old, used]) await db.update(uploads).set({ created_at: sql`now() - interval '24 hours 1 second'` }).where(eq(uploads.id, id))
    await db.update(uploads).set({ created_at: sql`now() - interval '23 hours 59 minutes'` }).where(eq(uploads.id, fresh))
    await forgetUnclaimed(db)
    await remove()
    expect([old, fresh, used].map(has)).toEqual([false, true, true])
    expect((await submit(inlay, component, { photo: old })).status).toBe(400)
    expect((await submit(inlay, component, { photo: fresh })).status).toBe(200)
  })

  it('once, whoever removes them, and later where they could not be removed now', async () => {
    const ids = Array.from({ length: 120 }, () => randomUUID())
    await db.insert(removed_uploads).values(ids.map((upload_id) => ({ upload_id })))
    const asked: string[] = []
    const broken = new Set<string>([ids[3]!, ids[100]!])
    const take = async (id: string) => {
      asked.push(id)
      await new Promise((resolve) => setImmediate(resolve))
      if (broken.has(id)) throw new Error('away')
    }
    const results = await Promise.allSettled([removeFiles(db, take), removeFiles(db, take), removeFiles(db, take)])
    expect(results.some(({ status }) => status === 'rejected')).toBe(true)
    expect([...new Set(asked)].sort()).toEqual([...ids].sort())
    expect(asked.filter((id) => !broken.has(id))).toHaveLength(118)
    expect((await db.select().from(removed_uploads)).map(({ upload_id }) => upload_id).sort()).toEqual([...broken].sort())
    broken.clear()
    await removeFiles(db, take)
    expect(await db.select().from(removed_uploads)).toEqual([])
  })

  it('when a crash left them half-written, at the next start', async () => {
    const folder = join(scratchFolder('crash'), 'incoming')
    mkdirSync(folder)
    const names = { gone: `${hostname()} 999999:0:0 a`, alive: `${hostname()} ${processStamp(process.pid)} b`, elsewhere: 'other 1:0:0 c', old: 'other 1:0:0 d' }
    for (const name of Object.values(names)) writeFileSync(join(folder, name), 'half')
    utimesSync(join(folder, names.old), new Date(0), new Date(0))
    await new IncomingFiles(folder).sweep()
    expect(readdirSync(folder).sort()).toEqual([names.alive, names.elsewhere].sort())
  })
})
