import pino from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { PublishedComponents } from './published-components.ts'
import type { ComponentRow } from './store.ts'

const ID = '0197c2f4-0000-7000-8000-00000000000a'
const OTHER = '0197c2f4-0000-7000-8000-00000000000b'

/** A database whose readings the test answers one by one. */
let readings: { ids: string[]; answer: (...rows: ComponentRow[]) => Promise<void>; fail: () => void }[]
let components: PublishedComponents
beforeEach(() => {
  readings = []
  const read = (ids: string[]) =>
    new Promise<ComponentRow[]>((resolve, reject) => {
      const answer = async (...rows: ComponentRow[]) => {
        resolve(rows)
        await new Promise(setImmediate)
      }
      readings.push({ ids, answer, fail: () => reject(new Error('away')) })
    })
  components = new PublishedComponents(read, pino({ level: 'silent' }))
  components.trust(true)
})

const row = (title: string, change: Partial<ComponentRow> = {}): ComponentRow => ({
  id: ID, owner_id: 'ann', component_type: 'faq', config: { title }, version: 1, is_active: true, banned: false, banned_until: null, ...change,
})
const titleOf = (json: string | null) => (JSON.parse(json!) as { config: { title: string } }).config.title

describe('components in memory', () => {
  it('are read once for requests that come together, and then not again', async () => {
    const both = Promise.all([components.get([ID]), components.get([ID, OTHER])])
    await readings[0]!.answer(row('A'))
    await readings[1]!.answer()
    const [[one], [same, absent]] = await both
    expect(one).toBe(same)
    expect(absent!.json).toBeNull()
    expect((await components.get([ID]))[0]).toBe(one)
    expect(readings.map(({ ids }) => ids)).toEqual([[ID], [OTHER]])
  })

  it('that change while they are read are read again for the next request', async () => {
    const first = components.get([ID])
    components.drop(ID)
    await readings[0]!.answer(row('Old'))
    expect((await first)[0]!.live).toBe(false)
    const second = components.get([ID])
    await readings[1]!.answer(row('New'))
    expect(titleOf((await second)[0]!.json)).toBe('New')
  })

  it('are dropped with their owner, also while they are read', async () => {
    const read = components.get([ID])
    await readings[0]!.answer(row('A'))
    const [copy] = await read
    components.dropOwner('bob')
    expect(copy!.live).toBe(true)
    components.dropOwner('ann')
    expect(copy!.live).toBe(false)
    void components.get([ID])
    components.dropOwner('ann')
    void components.get([ID])
    expect(readings).toHaveLength(3)
  })

  it('are not kept while nothing tells of changes', async () => {
    components.trust(false)
    const first = components.get([ID])
    await readings[0]!.answer(row('A'))
    expect((await first)[0]!.live).toBe(false)
    void components.get([ID])
    expect(readings).toHaveLength(2)
  })

  it('that were read before changes are heard of again are read anew', async () => {
    components.trust(false)
    const first = components.get([ID])
    components.trust(true)
    await readings[0]!.answer(row('A'))
    expect((await first)[0]!.live).toBe(false)
    void components.get([ID])
    expect(readings).toHaveLength(2)
  })

  it('are asked for again after the database failed', async () => {
    const first = components.get([ID])
    readings[0]!.fail()
    await expect(first).rejects.toThrow('away')
    const second = components.get([ID])
    await readings[1]!.answer(row('A'))
    expect(titleOf((await second)[0]!.json)).toBe('A')
  })

  it('of a kind that this version does not know are absent', async () => {
    const read = components.get([ID])
    await readings[0]!.answer(row('A', { component_type: 'hologram' }))
    expect((await read)[0]).toMatchObject({ json: null, known: null })
  })
})
