import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { expect, it } from 'vitest'
import type { Component } from '@inlay/contract/components'
import { testApp } from '../../../test/app.ts'
import { form_submissions, quiz_configs, quiz_submissions } from '../../db/schema.ts'

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
