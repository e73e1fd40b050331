import pino from 'pino'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ComponentsAnswers } from './components-answer.ts'
import { PublishedComponents } from './published-components.ts'
import type { ComponentRow } from './store.ts'

const ID = '0197c2f4-0000-7000-8000-00000000000a'
const OTHER = '0197c2f4-0000-7000-8000-00000000000b'

/** Readings of a database, which the test answers one by one. */
let readings: ((title: string) => Promise<void>)[]
let components: PublishedComponents
let answers: ComponentsAnswers
beforeEach(() => {
  readings = []
  const read = (ids: string[]) =>
    new Promise<ComponentRow[]>((resolve) => {
      readings.push(async (title) => {
        resolve(ids.map((id) => ({ id, owner_id: 'ann', component_type: 'cta', config: { headline: title, text: 'x'.repeat(1_500) }, version: 1, is_active: true, banned: false, banned_until: null })))
        await new Promise(setImmediate)
      })
    })
  components = new PublishedComponents(read, pino({ level: 'silent' }))
  components.trust()
  answers = new ComponentsAnswers(components, {})
})

const admit = vi.fn<(components: number) => void>()
beforeEach(() => void admit.mockClear())

const textOf = ({ plain }: Awaited<ReturnType<ComponentsAnswers['compose']>>) => Buffer.from(plain.body, 'latin1').toString()

describe('an answer', () => {
  it('is composed once for all who ask at the same time, and however they write the ids', async () => {
    const spellings = [`${ID},${OTHER}`, `${ID},${OTHER}`, `${ID.toUpperCase()}%2C${OTHER},`, `${ID},${ID},${OTHER},none`, `${ID}%0A,${OTHER}=x`]
    const asked = Promise.all(spellings.map((ids) => answers.compose(ids, admit)))
    await readings[0]!('A')
    const [first, ...others] = await asked
    for (const other of others) expect(other).toBe(first)
    expect(await answers.compose(`${ID}%2c${OTHER}`, admit)).toBe(first)
    expect([answers.ready(`${ID},${OTHER}`), readings.length]).toEqual([first, 1])
    expect(admit.mock.calls).toEqual([[2]])
  })

  it('is never what was there before a change, to who asks after it, also while it is being composed', async () => {
    const before = answers.compose(ID, admit)
    expect(readings).toHaveLength(1)
    components.drop(ID)
    const after = answers.compose(ID, admit)
    await readings[0]!('Before')
    expect(textOf(await before)).toContain('Before')
    await expect.poll(() => readings.length).toBe(2)
    await readings[1]!('After')
    expect(textOf(await after)).toContain('After')
    expect(textOf(await answers.compose(ID, admit))).toContain('After')
  })
})
