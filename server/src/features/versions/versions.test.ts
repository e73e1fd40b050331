import type { Component, ComponentVersion } from '@inlay/contract/components'
import { beforeAll, expect, it } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'

let inlay: TestApp
let ann: Person
beforeAll(async () => {
  inlay = await testApp({ config: { defaultPlan: 'free' } })
  ann = await inlay.person()
})

const ask = (method: string, path: string, body?: unknown) => inlay.ask(method, `/api${path}`, { token: ann.token, body })
const numbers = async (path: string) => ((await ask('GET', path)).json as ComponentVersion[]).map(({ version }) => version)

it.each(['/components', '/quizzes'])('on the free plan the versions of %s are seen, and restoring is refused with a code of its own', async (path) => {
  const { id } = (await ask('POST', path, { component_type: 'faq', name: 'Old' })).json as Component
  const saved = (await ask('PATCH', `${path}/${id}`, { name: 'New' })).json
  expect(await numbers(`${path}/${id}/versions`)).toEqual([2, 1])
  const refused = await ask('POST', `${path}/${id}/rollback`, { version: 1 })
  expect([refused.status, errorOf(refused)]).toEqual([402, { code: 'PLAN_REQUIRED', message: 'Restoring a version is part of the paid plans' }])
  expect((await ask('GET', `${path}/${id}`)).json).toEqual(saved)
})

it('versions are listed a page at a time, from the newest to the first', async () => {
  const { id } = (await ask('POST', '/components', { component_type: 'faq', name: 'First' })).json as Component
  for (const name of ['Second', 'Third', 'Fourth']) await ask('PATCH', `/components/${id}`, { name })
  const list = `/components/${id}/versions`
  expect(await numbers(`${list}?limit=3`)).toEqual([4, 3, 2])
  expect(await numbers(`${list}?limit=3&before=2`)).toEqual([1])
  expect(await numbers(`${list}?before=1`)).toEqual([])
  expect([(await ask('GET', `${list}?limit=101`)).status, (await ask('GET', `${list}?before=x`)).status]).toEqual([400, 400])
})
