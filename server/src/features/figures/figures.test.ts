import { FIGURES_DAYS } from '@inlay/contract/figures'
import type { Figure } from '@inlay/contract/figures'
import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { analytics_rollup, form_submissions, quiz_submissions } from '../../db/schema.ts'
import { closeQuarters } from '../analytics/store.ts'
import { figureDays } from './rules.ts'

let inlay: TestApp
let ann: Person
let bob: Person
beforeAll(async () => {
  inlay = await testApp()
  ann = await inlay.person()
  bob = await inlay.person()
})

const DAY = 24 * 60 * 60_000
const made = async (path: string, body: object, person = ann) => ((await inlay.ask('POST', path, { token: person.token, body })).json as { id: string }).id
const figures = async (person = ann, query = '') => (await inlay.ask('GET', `/api/figures${query}`, { token: person.token })).json as { days: string[]; figures: Figure[] }
const lasts = (values: Record<number, number>) => Array.from({ length: FIGURES_DAYS }, (_, i) => values[FIGURES_DAYS - 1 - i] ?? 0)

const quarter = (at: Date) => new Date(Math.floor(at.getTime() / 900_000) * 900_000)
const loaded = (owner: string, component_id: string, at: Date, count: number, event_type = 'component_load') =>
  inlay.database.db.insert(analytics_rollup).values({ owner_id: owner, component_id, quarter: quarter(at), event_type, host: randomUUID(), count })
const sent = (component_id: string, submitted_at: Date) =>
  inlay.database.db.insert(form_submissions).values({ id: uuidv7(), component_id, data: {}, host_url: '', host: '', version: 1, submission_key: randomUUID(), submitted_at })
const answered = (quiz_id: string, created_at: Date) =>
  inlay.database.db.insert(quiz_submissions).values({ id: uuidv7(), quiz_id, responses: {}, score: 0, host_url: '', host: '', version: 1, submission_key: randomUUID(), created_at })

/** Noon of a day some days ago in UTC, or now where that lies ahead. */
const daysAgo = (days: number) => new Date(Math.min(Date.now(), Math.floor(Date.now() / DAY) * DAY - days * DAY + DAY / 2))

describe('the figures', () => {
  it('are loads and submissions of the last thirty days, by days, of components and quizzes, whether counted by days already or not', async () => {
    const [form, quiz, silent] = [await made('/api/components', { component_type: 'form' }), await made('/api/quizzes', {}), await made('/api/components', { component_type: 'faq' })]
    for (const [days, count] of [[0, 5], [1, 7], [29, 2], [30, 1000]] as const) await loaded(ann.id, form, daysAgo(days), count)
    await loaded(ann.id, form, daysAgo(1), 500, 'view')
    await loaded(ann.id, quiz, daysAgo(3), 11)
    await loaded(ann.id, randomUUID(), daysAgo(3), 99)
    for (const days of [0, 0, 2, 29, 30]) await sent(form, daysAgo(days))
    await answered(quiz, daysAgo(3))
    const wanted = [
      { id: form, loads: lasts({ 0: 5, 1: 7, 29: 2 }), submissions: lasts({ 0: 2, 2: 1, 29: 1 }) },
      { id: quiz, loads: lasts({ 3: 11 }), submissions: lasts({ 3: 1 }) },
    ]
    for (const close of [false, true]) {
      if (close) await closeQuarters(inlay.database.db)
      const found = await figures()
      expect(found.figures.sort((a, b) => a.id.localeCompare(b.id))).toEqual(wanted.sort((a, b) => a.id.localeCompare(b.id)))
      expect(found.days).toHaveLength(FIGURES_DAYS)
    }
    expect((await figures()).figures.map(({ id }) => id)).not.toContain(silent)
  })

  it('are the owner’s alone', async () => {
    const component = await made('/api/components', { component_type: 'form' }, bob)
    await sent(component, new Date())
    expect((await figures(bob)).figures).toEqual([{ id: component, loads: lasts({}), submissions: lasts({ 0: 1 }) }])
    expect((await figures()).figures.map(({ id }) => id)).not.toContain(component)
    expect((await inlay.ask('GET', '/api/figures')).status).toBe(401)
  })

  it('follow the clocks of a zone, and a zone that is none is named', async () => {
    const carl = await inlay.person()
    const component = await made('/api/components', { component_type: 'form' }, carl)
    const [before, after] = [new Date(figureDays('Asia/Kolkata', Date.now()).at(-2)! - 1), new Date(figureDays('Asia/Kolkata', Date.now()).at(-2)!)]
    await sent(component, before)
    await sent(component, after)
    const found = await figures(carl, '?zone=Asia/Kolkata')
    expect(found.figures).toMatchObject([{ submissions: lasts({ 1: 1, 2: 1 }) }])
    expect(found.days.at(-2)).toBe(after.toISOString())
    const wrong = await inlay.ask('GET', '/api/figures?zone=Atlantis', { token: carl.token })
    expect([wrong.status, errorOf(wrong).fields]).toEqual([400, { zone: 'Must be a time zone like Europe/Berlin' }])
  })
})
