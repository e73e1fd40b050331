import pino from 'pino'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
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
  components.trust()
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
    components.distrust(Date.now())
    const first = components.get([ID])
    await readings[0]!.answer(row('A'))
    expect((await first)[0]!.live).toBe(false)
    void components.get([ID])
    expect(readings).toHaveLength(2)
  })

  it('that were read before are used until five seconds after changes were last heard of', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const first = components.get([ID])
    await readings[0]!.answer(row('A'))
    const [copy] = await first
    const since = Date.now()
    vi.setSystemTime(since + 3_000)
    components.distrust(since)
    components.distrust(since)
    vi.setSystemTime(since + 4_999)
    expect((await components.get([ID]))[0]).toBe(copy)
    vi.setSystemTime(since + 5_000)
    void components.get([ID])
    expect(readings).toHaveLength(2)
    expect(copy!.live).toBe(false)
  })

  it('that were read before and change in this process are read again at once', async () => {
    const first = components.get([ID])
    await readings[0]!.answer(row('A'))
    await first
    components.distrust(Date.now())
    components.drop(ID)
    void components.get([ID])
    expect(readings).toHaveLength(2)
  })

  it('that were read before changes are heard of again are read anew', async () => {
    components.distrust(Date.now())
    const first = components.get([ID])
    components.trust()
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

  it('are asked for again after one of them could not be made out', async () => {
    const first = components.get([ID])
    const odd = Object.defineProperty({}, 'title', { enumerable: true, get: () => { throw new Error('odd') } })
    const failed = expect(first).rejects.toThrow('odd')
    await readings[0]!.answer(row('', { config: odd }))
    await failed
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

describe('a banner with a schedule', () => {
  const START = Date.parse('2026-03-01T08:00:00Z')
  const END = Date.parse('2026-03-01T20:00:00+01:00')
  const banner = (change: Partial<ComponentRow> = {}) => row('', { component_type: 'banner', config: { schedule: { startsAt: '2026-03-01T08:00:00Z', endsAt: '2026-03-01T20:00:00+01:00' } }, ...change })
  /** Whether it is delivered at a moment, and how often the database has been asked so far. */
  async function at(now: number, change: Partial<ComponentRow> = {}): Promise<[boolean, number]> {
    vi.setSystemTime(now)
    const before = readings.length
    const asked = components.get([ID])
    if (readings.length > before) await readings.at(-1)!.answer(banner(change))
    return [(await asked)[0]!.json !== null, readings.length]
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
  })

  it('comes and goes at its moments, and the database is asked at those alone', async () => {
    expect(await at(START - 86_400_000)).toEqual([false, 1])
    expect(await at(START - 1)).toEqual([false, 1])
    expect(await at(START)).toEqual([true, 2])
    expect(await at(END - 1)).toEqual([true, 2])
    expect(await at(END)).toEqual([false, 3])
    expect(await at(END + 1e12)).toEqual([false, 3])
  })

  it('does not come while its owner is banned, and does when the ban ends within it', async () => {
    const banned = { banned: true, banned_until: new Date(START + 60_000) }
    expect(await at(START + 1, banned)).toEqual([false, 1])
    expect(await at(START + 59_999, banned)).toEqual([false, 1])
    expect(await at(START + 60_000)).toEqual([true, 2])
  })

  it('is known all the time, so that its events count', async () => {
    vi.setSystemTime(START - 1)
    const read = components.get([ID])
    await readings[0]!.answer(banner())
    expect((await read)[0]!.known).toMatchObject({ type: 'banner' })
  })

  it('stays at its open end', async () => {
    expect(await at(START, { config: { schedule: { startsAt: null, endsAt: null } } })).toEqual([true, 1])
    expect(await at(END + 1e12)).toEqual([true, 1])
  })
})

describe('what is stored', () => {
  const read = async (change: Partial<ComponentRow>) => {
    const asked = components.get([ID])
    await readings.at(-1)!.answer(row('', change))
    return (await asked)[0]!
  }

  it('with limits that are refused today is delivered with mended ones', async () => {
    const copy = await read({ component_type: 'form', config: { fields: [{ type: 'range', name: 'a', min: 5, max: 5, step: 0 }, { type: 'rating', name: 'b', maxRating: 0 }] } })
    expect(JSON.parse(copy.json!)).toMatchObject({ type: 'form', config: { fields: [{ min: 5, max: 6 }, { maxRating: 2 }] } })
  })

  it.each([
    ['form', { fields: [{ type: 'hologram', name: 'a' }] }],
    ['form', { fields: {} }],
    ['poll', { options: [{ id: '__proto__', text: 'A' }] }],
    ['cta', { button: { url: 'javascript:alert(1)' } }],
    ['quiz', { questions: [{ type: 'single-choice', id: 'q', options: [{ id: 'a', text: '' }] }] }],
    ['modal', null],
  ])('and broken is not delivered: %s %j', async (component_type, config) => {
    const copy = await read({ component_type, config })
    expect(copy).toMatchObject({ json: null, component: null, known: { type: component_type } })
  })
})
