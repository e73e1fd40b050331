import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { expect, it } from 'vitest'
import type { Component } from '@inlay/contract/components'
import { testApp } from '../../../test/app.ts'
import { form_submissions, quiz_configs, quiz_submissions, submission_counts } from '../../db/schema.ts'

it('the overview counts the owner’s own components, events and submissions', async () => {
  const inlay = await testApp()
  const { db } = inlay.database
  const [ann, bob] = [await inlay.person(), await inlay.person()]
  const overview = async (person: { token: string }) => (await inlay.ask('GET', '/api/overview', person)).json
  const nothing = { components_total: 0, components_active: 0, events_total: 0, submissions_total: 0, recent: [] }
  expect(await overview(ann)).toEqual(nothing)

  const create = async (name: string) => (await inlay.ask('POST', '/api/components', { token: ann.token, body: { component_type: 'faq', name } })).json as Component
  const [live, draft] = [await create('Live one'), await create('Draft one')]
  await inlay.ask('PATCH', `/api/components/${live.id}`, { token: ann.token, body: { is_active: true } })
  for (let i = 0; i < 7; i++) {
    const event = { event_key: randomUUID(), event_type: i === 6 ? 'view' : 'component_load', component_id: live.id, host_url: `https://shop.example/${i}`, at: 0 }
    expect((await inlay.ask('POST', '/v1/events', { body: { events: [event] } })).status).toBe(202)
  }
  const seen = { host_url: '', host: '', version: 1 }
  await db.insert(form_submissions).values({ ...seen, id: uuidv7(), component_id: draft.id, data: {}, submission_key: randomUUID() })
  const quiz = uuidv7()
  await db.insert(quiz_configs).values({ id: quiz, user_id: ann.id, name: 'Quiz', title: 'Quiz', description: '', config: {} })
  await db.insert(quiz_submissions).values({ ...seen, id: uuidv7(), quiz_id: quiz, responses: {}, score: 1, submission_key: randomUUID() })

  const figures = (await overview(ann)) as typeof nothing
  expect(figures).toMatchObject({ components_total: 3, components_active: 2, events_total: 7, submissions_total: 2 })
  expect(figures.recent).toHaveLength(5)
  expect(figures.recent[0]).toMatchObject({ event_type: 'view', component_type: 'faq', component_name: 'Live one', host_url: 'https://shop.example/6' })
  expect(await overview(bob)).toEqual(nothing)

  await inlay.ask('POST', '/v1/events', { body: { events: [{ event_key: randomUUID(), event_type: 'view', component_id: quiz, host_url: 'https://shop.example/', at: 0 }] } })
  expect(((await overview(ann)) as typeof nothing).recent[0]).toMatchObject({ component_type: 'quiz', component_name: 'Quiz' })
  await inlay.ask('DELETE', `/api/components/${live.id}`, { token: ann.token })
  const after = (await overview(ann)) as typeof nothing
  expect(after).toMatchObject({ components_total: 2, events_total: 8 })
  expect(after.recent[1]).toMatchObject({ component_type: 'faq', component_name: null })
})

it('submissions are counted exactly, however many write and delete them at once, without being read', async () => {
  const inlay = await testApp()
  const { db, pool } = inlay.database
  const ann = await inlay.person()
  const form = async () => ((await inlay.ask('POST', '/api/components', { token: ann.token, body: { component_type: 'form' } })).json as Component).id
  const [one, two] = [await form(), await form()]
  const quiz = ((await inlay.ask('POST', '/api/quizzes', { token: ann.token, body: {} })).json as { id: string }).id
  const write = (parent: string, n: number) =>
    parent === quiz
      ? pool.query(`insert into quiz_submissions (id, quiz_id, responses, score, host_url, host, version, submission_key) select gen_random_uuid(), $1, '{}', 0, '', '', 1, gen_random_uuid() from generate_series(1, $2)`, [parent, n])
      : pool.query(`insert into form_submissions (id, component_id, data, host_url, host, version, submission_key) select gen_random_uuid(), $1, '{}', '', '', 1, gen_random_uuid() from generate_series(1, $2)`, [parent, n])
  const drop = (table: string) => pool.query(`delete from ${table} where id in (select id from ${table} order by random() limit 10)`)
  // Two that delete the same rows in two orders would wait for each other in a circle, with or without counts.
  const dropping = (async () => {
    for (let round = 0; round < 12; round++) for (const table of ['form_submissions', 'quiz_submissions']) await drop(table)
  })()
  await Promise.all([dropping, ...Array.from({ length: 12 }, (_, n) => [write(one, 10 + n), write(two, 20), write(quiz, 5)]).flat()])

  const asked = async () => {
    const [overview, summary] = await Promise.all(['/api/overview', '/api/submissions/summary?zone=UTC'].map((path) => inlay.ask('GET', path, ann)))
    return [(overview!.json as { submissions_total: number }).submissions_total, (summary!.json as { total: number }).total]
  }
  const stored = async () => (await pool.query<{ n: number }>('select (select count(*) from form_submissions) + (select count(*) from quiz_submissions) as n')).rows[0]!.n
  const before = Number(await stored())
  expect(before).toBeGreaterThan(0)
  expect(await asked()).toEqual([before, before])
  // What was there twice is not counted twice.
  const again = 'insert into form_submissions (id, component_id, data, host_url, host, version, submission_key) select gen_random_uuid(), component_id, data, host_url, host, version, submission_key from form_submissions on conflict do nothing'
  await pool.query(again)
  expect(await asked()).toEqual([before, before])

  await inlay.ask('DELETE', `/api/components/${one}`, { token: ann.token })
  expect(await asked()).toEqual(Array(2).fill(Number(await stored())))
  for (const path of [`components/${two}`, `quizzes/${quiz}`]) await inlay.ask('DELETE', `/api/${path}`, { token: ann.token })
  expect(await asked()).toEqual([0, 0])
  expect(await db.select().from(submission_counts)).toEqual([])
})
