import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'

let inlay: TestApp
beforeAll(async () => {
  inlay = await testApp({ config: { defaultPlan: 'free' } })
})

const made = async (by: Person, path = 'components', body: object = { component_type: 'faq' }) =>
  (await inlay.ask('POST', `/api/${path}`, { token: by.token, body })).json as { id: string; is_active: boolean }
const change = (by: Person, id: string, body: object, path = 'components') => inlay.ask('PATCH', `/api/${path}/${id}`, { token: by.token, body })
const live = (by: Person, id: string, is_active = true, path = 'components') => change(by, id, { is_active }, path)
const REFUSAL = { code: 'PLAN_REQUIRED', message: 'Your plan has room for 2 live components. Unpublish another one first, or ask for a larger plan.' }

describe('a plan with room for two live components', () => {
  it('takes no third, lets those that are live be changed, and limits no drafts', async () => {
    const ann = await inlay.person()
    const [one, two, three] = [await made(ann), await made(ann), await made(ann)]
    for (const { id } of [one, two]) expect((await live(ann, id)).status).toBe(200)
    const refused = await live(ann, three.id)
    expect([refused.status, errorOf(refused)]).toMatchObject([402, REFUSAL])
    expect((await change(ann, one.id, { name: 'Another name', is_active: true })).status).toBe(200)
    expect((await change(ann, three.id, { name: 'Still a draft' })).status).toBe(200)
    await live(ann, one.id, false)
    expect((await live(ann, three.id)).status).toBe(200)
    expect((await live(ann, one.id)).status).toBe(402)
  })

  it('counts quizzes, of which a new one is a draft where there is no room', async () => {
    const ann = await inlay.person()
    const quiz = await made(ann, 'quizzes', { title: 'Which glaze?' })
    expect(quiz.is_active).toBe(true)
    const [one, two] = [await made(ann), await made(ann)]
    await live(ann, one.id)
    expect((await live(ann, two.id)).status).toBe(402)
    const second = await made(ann, 'quizzes', { title: 'Which clay?' })
    expect(second.is_active).toBe(false)
    expect((await live(ann, second.id, true, 'quizzes')).status).toBe(402)
  })

  it('gives its last place once, to however many at once', async () => {
    const ann = await inlay.person()
    const all = [await made(ann), await made(ann), await made(ann), await made(ann), await made(ann), await made(ann)]
    const answers = await Promise.all(all.map(({ id }) => live(ann, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 402, 402, 402, 402])
  })

  it('of another owner is another', async () => {
    const [ann, bob] = [await inlay.person(), await inlay.person()]
    for (const by of [ann, bob]) for (const { id } of [await made(by), await made(by)]) expect((await live(by, id)).status).toBe(200)
  })

  it('has room for any number once it is a larger one', async () => {
    const ann = await inlay.person()
    await inlay.database.pool.query(`update profiles set plan = 'pro' where id = $1`, [ann.id])
    for (const { id } of [await made(ann), await made(ann), await made(ann)]) expect((await live(ann, id)).status).toBe(200)
  })
})
