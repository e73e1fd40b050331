import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parse } from 'csv-parse'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'

let inlay: TestApp
let ann: Person
beforeAll(async () => {
  inlay = await testApp()
  ann = await inlay.person()
})

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** Bytes that are held and not only not yet collected. */
const usedMemory = () => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

describe('a hundred thousand submissions', () => {
  it('are paged, searched, counted and exported as quickly at their end as at their beginning', async () => {
    const { id } = (await inlay.ask('POST', '/api/components', { token: ann.token, body: { component_type: 'form', name: 'Big', config: { fields: [{ type: 'text', name: 'name', label: 'Name' }] } } })).json as { id: string }
    // All of one instant, as after an import: the order of ids alone tells them apart.
    for (let from = 0; from < 100_000; from += 10_000) {
      await inlay.database.db.execute(sql`
        insert into form_submissions (id, component_id, data, host_url, host, version, submission_key, submitted_at)
        select gen_random_uuid(), ${id}, jsonb_build_object('name', 'Visitor ' || n || repeat('=', 150)), 'https://shop.example/', 'shop.example', 1, gen_random_uuid(), '2026-01-01T00:00:00Z'
        from generate_series(${from}::int + 1, ${from}::int + 10000) n`)
    }
    await inlay.database.db.execute(sql`analyze form_submissions`)
    const timed = async (query: string) => {
      const start = performance.now()
      const answer = await inlay.ask('GET', `/api/submissions?component=${id}&${query}`, ann)
      expect(answer.status, answer.text).toBe(200)
      return { ms: performance.now() - start, page: answer.json as { next: string; items: { id: string }[]; searched_to: string | null; total: number | null } }
    }
    await timed('limit=100')
    const pages = async (after: string) => {
      const seen = new Set<string>()
      const times: number[] = []
      for (let page = 0; page < 9; page++) {
        const { ms, page: found } = await timed(`limit=100${after && `&after=${after}`}`)
        expect(found.total).toBe(10_001)
        for (const item of found.items) seen.add(item.id)
        after = found.next
        times.push(ms)
      }
      expect(seen.size).toBe(900)
      return times.sort((a, b) => a - b)[4]!
    }
    const newest = await pages('')
    // Ids are random here, so this one lies behind nine tenths of them.
    const oldest = await pages('1767225600000000_19999999-0000-4000-8000-000000000000')
    expect(oldest).toBeLessThan(3 * newest + 50)

    const nowhere = await timed('q=nobody+is+called+that')
    expect(nowhere.page.items).toEqual([])
    expect(nowhere.page.searched_to).toBe('2026-01-01T00:00:00.000Z')
    let end = nowhere.page
    for (let round = 0; end.next && round < 10; round++) end = (await timed(`q=nobody+is+called+that&after=${end.next}`)).page
    expect(end).toMatchObject({ items: [], next: null, searched_to: null })

    // Every one comes back as it was stored, and the file, of 20 MB, passes through memory in pieces.
    const answer = await fetch(`${inlay.origin}/api/submissions/export?component=${id}`, { headers: { authorization: `Bearer ${ann.token}` } })
    const found = new Uint8Array(100_001)
    let read = 0
    const [before, most] = [usedMemory(), { bytes: 0, file: 0 }]
    const lines = Readable.fromWeb(answer.body as ReadableStream).on('data', ({ length }: Buffer) => (most.file += length)).pipe(parse({ bom: true, record_delimiter: '\r\n', from: 2 }))
    for await (const line of lines as AsyncIterable<string[]>) {
      const [, nth = ''] = /^Visitor (\d+)={150}$/.exec(line[5]!) ?? []
      found[Number(nth)] = 1
      if (++read % 20_000 === 0) most.bytes = Math.max(most.bytes, usedMemory() - before)
    }
    expect([read, found[0], found.indexOf(0, 1)]).toEqual([100_000, 0, -1])
    expect(most.file).toBeGreaterThan(20e6)
    expect(most.bytes).toBeLessThan(10e6)
  }, 180_000)

  it('cost nothing more when whoever exports them goes away', async () => {
    const leaving = new AbortController()
    const answer = await fetch(`${inlay.origin}/api/submissions/export`, { headers: { authorization: `Bearer ${ann.token}` }, signal: leaving.signal })
    await answer.body!.getReader().read()
    leaving.abort()
    await expect.poll(() => inlay.database.pool.idleCount === inlay.database.pool.totalCount).toBe(true)
    expect((await inlay.ask('GET', '/api/submissions?limit=1', ann)).status).toBe(200)
  })
})
