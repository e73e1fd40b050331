import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Component } from '@inlay/contract/components'
import { testApp } from '../../../test/app.ts'

it('each component is told with the page where it was seen last, and nobody else’s', async () => {
  const inlay = await testApp()
  const [ann, bob] = [await inlay.person(), await inlay.person()]
  const create = async (name: string) => (await inlay.ask('POST', '/api/components', { token: ann.token, body: { component_type: 'faq', name } })).json as Component
  const [seen, unseen] = [await create('Seen'), await create('Unseen')]
  const visit = async (host_url: string) => {
    const event = { event_key: randomUUID(), event_type: 'component_load', component_id: seen.id, host_url, at: 0 }
    expect((await inlay.ask('POST', '/v1/events', { body: { events: [event] } })).status).toBe(202)
  }
  await visit('https://old.example/a')
  await visit('https://shop.example/questions?page=2')

  const list = async (person: { token: string }) => (await inlay.ask('GET', '/api/installations', person)).json
  expect(await list(ann)).toEqual([
    { id: unseen.id, component_type: 'faq', name: 'Unseen', is_active: false, last_seen: null },
    {
      id: seen.id,
      component_type: 'faq',
      name: 'Seen',
      is_active: false,
      last_seen: { host: 'shop.example', host_url: 'https://shop.example/questions?page=2', at: expect.stringMatching(/^\d{4}-.*Z$/) as string },
    },
  ])
  expect(await list(bob)).toEqual([])
  expect((await inlay.ask('GET', '/api/installations')).status).toBe(401)
})
