import { randomUUID } from 'node:crypto'
import type { Delivery, Webhook } from '@inlay/contract/webhooks'
import { DEFAULT_QUIZ } from '@inlay/contract/quiz'
import { Webhook as StandardWebhook, WebhookVerificationError } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { errorOf } from '../../../test/app.ts'
import { once } from '../../../test/receiver.ts'
import type { Received } from '../../../test/receiver.ts'
import { PNG, publish, submit, uploaded } from '../../../test/uploads.ts'
import { addHook, ann, at, call, hurry, inlay, logOf, own, receiver, signInAgain, to, wake } from '../../../test/webhooks.ts'
import { pruneDeliveries } from '../../webhooks/store.ts'

const secretOf = async ({ id }: Webhook, by = ann) => (await call<{ secret: string }>('GET', `/api/webhooks/${id}/secret`, undefined, by)).secret
const verify = (secret: string, { body, headers }: Received, changed: object = {}) => new StandardWebhook(secret).verify(body, { ...headers, ...changed } as Record<string, string>)

describe('a webhook', () => {
  it('tells of a form with its files and of a quiz, signed so that the library takes it and no forgery', async () => {
    const path = own()
    const hook = await addHook({ url: to(path), description: 'CRM' })
    expect(hook).toMatchObject({ url: to(path), description: 'CRM', events: ['submission.created'], enabled: true, last: null })
    const form = await publish(inlay, ann)
    const photo = await uploaded(inlay, form, PNG)
    expect((await submit(inlay, form, { name: 'Ada', photo })).status).toBe(200)
    const { id: quiz } = await call<{ id: string }>('POST', '/api/quizzes', { config: DEFAULT_QUIZ })
    const [question] = DEFAULT_QUIZ.questions
    const responses = { [question!.id]: (question as { options: { id: string }[] }).options[0]!.id }
    const run = await inlay.ask('POST', '/functions/v1/submit-quiz', { body: { quiz_id: quiz, responses, host_url: 'https://shop.example/' } })
    expect(run.status, run.text).toBe(200)
    await expect.poll(() => at(path)).toHaveLength(2)

    const secret = await secretOf(hook)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const told = at(path).map((one) => verify(secret, one) as { type: string; timestamp: string; data: Record<string, unknown> })
    const [ofForm, ofQuiz] = ['form', 'quiz'].map((type) => told.find(({ data }) => data['type'] === type)!)
    expect(ofForm).toMatchObject({
      type: 'submission.created',
      data: {
        component_id: form, kind: 'form', host_url: 'https://shop.example/', host: 'shop.example', version: 1, confirmation: null,
        answers: [{ name: 'name', label: 'Name', type: 'text', value: 'Ada' }, { name: 'photo', value: photo, file: { id: photo, name: 'photo.png', media_type: 'image/png', size: PNG.length } }, { name: 'any', value: null }],
      },
    })
    expect(ofQuiz).toMatchObject({ data: { component_id: quiz, kind: 'quiz', score: (run.json as { score: number }).score, answers: [{ name: question!.id, label: question!.text }] } })

    const [one] = at(path) as [Received]
    expect(() => verify(secret, { ...one, body: one.body.replace('Ada', 'Eve').replace('quiz', 'form') })).toThrow(WebhookVerificationError)
    expect(() => verify(secret, one, { 'webhook-id': randomUUID() })).toThrow(WebhookVerificationError)
    expect(() => verify(secret, one, { 'webhook-timestamp': String(Number(one.headers['webhook-timestamp']) - 3_600) })).toThrow(/too old/i)
    expect(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`, one)).toThrow(WebhookVerificationError)

    // What is sent is in the log, with the beginning of the answer; and another owner's log it is not.
    await expect.poll(async () => (await logOf(hook)).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
    const [newest] = await logOf(hook)
    expect(newest).toMatchObject({ event: 'submission.created', attempts: 1, last_status: 200, last_error: null, response: 'taken', next_at: null })
    expect(at(path).map(({ headers }) => headers['webhook-id'])).toContain(newest!.id)
    const [page] = [await call<{ items: Delivery[]; next: string }>('GET', `/api/webhooks/${hook.id}/deliveries?limit=1`)]
    expect([page.items, page.next]).toEqual([[newest], newest!.id])
    expect((await logOf(hook, `?before=${page.next}`)).map(({ submission }) => submission?.id)).toHaveLength(1)
    const another = await inlay.person()
    for (const [method, rest] of [['GET', '/deliveries'], ['GET', '/secret'], ['POST', '/secret'], ['POST', '/test'], ['POST', `/deliveries/${newest!.id}/replay`], ['PATCH', ''], ['DELETE', '']] as const) {
      expect((await inlay.ask(method, `/api/webhooks/${hook.id}${rest}`, { token: another.token, ...(method !== 'GET' && { body: {} }) })).status, `${method} ${rest}`).toBe(404)
    }
    await call('DELETE', `/api/webhooks/${hook.id}`)
  })

  it('brings every submission once to a receiver that fails, hangs up and goes away', async () => {
    const path = own()
    const hook = await addHook({ url: to(path) })
    const poll = await publish(inlay, ann, {}, 'poll')
    // Each of the first two attempts fails, in one of several ways; of some the answer is lost after it was taken.
    const seen = new Map<string, number>()
    receiver.answer = ({ headers }) => {
      const id = headers['webhook-id'] as string
      const nth = (seen.get(id) ?? 0) + 1
      seen.set(id, nth)
      return nth > 2 ? { status: 204 } : { status: nth === 1 ? 500 : 429, body: 'x'.repeat(100_000) }
    }
    const keys = Array.from({ length: 30 }, () => randomUUID())
    await Promise.all([...keys, ...keys].map((key) => submit(inlay, poll, { choices: ['option-1'] }, key).then(({ status }) => status)))
    const stored = (await inlay.database.pool.query<{ id: string }>('select id from form_submissions where component_id = $1', [poll])).rows.map(({ id }) => id)
    expect(stored).toHaveLength(30)
    await expect.poll(() => seen.size).toBe(30)
    await receiver.down()
    await hurry()
    await expect.poll(async () => (await logOf(hook, '?limit=100')).filter(({ last_error }) => last_error === 'The connection was refused').length).toBe(30)
    await receiver.up()
    await expect.poll(async () => {
      await hurry()
      return (await logOf(hook, '?limit=100&state=delivered')).length
    }).toBe(30)
    receiver.answer = () => ({ status: 200 })

    const secret = await secretOf(hook)
    const submissions = once(at(path)).map((one) => (verify(secret, one) as { data: { id: string } }).data.id)
    expect(submissions.sort()).toEqual(stored.sort())
    const [one] = await logOf(hook)
    // Two that failed, one refused or more, and the one that was taken.
    expect(one!.attempts).toBeGreaterThanOrEqual(4)
    expect(one).toMatchObject({ last_status: 204 })
    await call('DELETE', `/api/webhooks/${hook.id}`)
  })

  it('signs with the old secret too for a day after a rotation, so that no message is refused meanwhile', async () => {
    const path = own()
    const hook = await addHook({ url: to(path) })
    const before = await secretOf(hook)
    const { secret: after, old_until } = await call<{ secret: string; old_until: string }>('POST', `/api/webhooks/${hook.id}/secret`)
    expect([after === before, Math.round((Date.parse(old_until) - Date.now()) / 3_600_000)]).toEqual([false, 24])
    const test = await call<Delivery>('POST', `/api/webhooks/${hook.id}/test`)
    expect(test).toMatchObject({ event: 'webhook.test', submission: null, state: 'waiting' })
    await expect.poll(() => at(path)).toHaveLength(1)
    for (const secret of [before, after]) expect(verify(secret, at(path)[0]!)).toMatchObject({ type: 'webhook.test' })

    await inlay.database.pool.query(`update webhook_endpoints set rotated_at = now() - interval '25 hours' where id = $1`, [hook.id])
    await call('POST', `/api/webhooks/${hook.id}/deliveries/${test.id}/replay`)
    await expect.poll(() => at(path)).toHaveLength(2)
    const [first, again] = at(path) as [Received, Received]
    expect(again.headers['webhook-id']).toBe(first.headers['webhook-id'])
    expect(() => verify(before, again)).toThrow(WebhookVerificationError)
    verify(after, again)
    await expect.poll(async () => (await logOf(hook))[0]).toMatchObject({ state: 'delivered', attempts: 2 })
    await call('DELETE', `/api/webhooks/${hook.id}`)
  })

  it('follows no redirect, waits for no end of an answer, and keeps little of it', async () => {
    const [path, elsewhere] = [own(), own()]
    const hook = await addHook({ url: to(path) })
    receiver.answer = ({ path: asked }) => (asked === path ? { status: 302, headers: { location: to(elsewhere) } } : { status: 200 })
    const { id } = await call<Delivery>('POST', `/api/webhooks/${hook.id}/test`)
    await expect.poll(async () => (await logOf(hook))[0]).toMatchObject({ state: 'waiting', last_status: 302, last_error: `Answered 302, which is not followed. Enter where it leads: ${to(elsewhere)}` })
    expect(at(elsewhere)).toEqual([])
    expect((await logOf(hook))[0]!.next_at).not.toBeNull()

    receiver.answer = () => ({ status: 200, headers: { 'content-length': '5000000' }, body: 'é'.repeat(3_000) })
    await call('POST', `/api/webhooks/${hook.id}/deliveries/${id}/replay`)
    await expect.poll(async () => (await logOf(hook))[0]).toMatchObject({ state: 'delivered', last_status: 200, response: 'é'.repeat(1_000) })
    receiver.answer = () => ({ status: 200 })
    await call('DELETE', `/api/webhooks/${hook.id}`)
  })

  it('gives up on a receiver that stays away, says so in the log, and is sent when it is replayed', async () => {
    const path = own()
    const hook = await addHook({ url: to(path) })
    receiver.answer = () => ({ status: 503, body: 'closed for repairs' })
    const form = await publish(inlay, ann, {}, 'newsletter')
    await submit(inlay, form, { email: 'ada@example.com' })
    await expect.poll(() => at(path)).toHaveLength(1)
    await expect.poll(async () => (await logOf(hook))[0]?.last_error).toBe('Answered 503')
    await inlay.database.pool.query(`update outbox set attempts = 31, due_at = now() where id = (select outbox_id from webhook_deliveries where endpoint_id = $1)`, [hook.id])
    await wake()
    await expect.poll(async () => (await logOf(hook))[0], { timeout: 10_000 }).toMatchObject({ state: 'failed', attempts: 2, last_status: 503, response: 'closed for repairs', next_at: null })
    // The line comes after the row.
    await expect.poll(() => inlay.log.some((line) => line.includes('given up after 32 attempts') && line.includes('answered 503'))).toBe(true)
    expect(inlay.log.join('')).not.toContain(path)
    expect((await call<Webhook[]>('GET', '/api/webhooks')).find(({ id }) => id === hook.id)!.last).toMatchObject({ state: 'failed' })

    receiver.answer = () => ({ status: 200 })
    await call('POST', `/api/webhooks/${hook.id}/deliveries/${(await logOf(hook))[0]!.id}/replay`)
    await expect.poll(async () => (await logOf(hook))[0]).toMatchObject({ state: 'delivered', attempts: 3 })
    expect(once(at(path))).toHaveLength(1)
    await call('DELETE', `/api/webhooks/${hook.id}`)
  })

  it('sends nothing more of what was deleted, switched off, downgraded or banned, and says why', async () => {
    const path = own()
    const hook = await addHook({ url: to(path) })
    receiver.answer = () => ({ status: 500 })
    const form = await publish(inlay, ann, {}, 'newsletter')
    await submit(inlay, form, { email: 'grace@example.com' })
    await expect.poll(async () => (await logOf(hook))[0]?.last_error).toBe('Answered 500')
    receiver.answer = () => ({ status: 200 })
    const { pool } = inlay.database
    const replayed = async () => {
      await pool.query(`update webhook_deliveries set state = 'waiting' where endpoint_id = $1`, [hook.id])
      await pool.query(`update outbox set done_at = null, result = null, attempts = 0, due_at = now() where id = (select outbox_id from webhook_deliveries where endpoint_id = $1)`, [hook.id])
      await wake()
    }
    const dropped = (error: string) => expect.poll(async () => (await pool.query<{ state: string; last_error: string }>('select state, last_error from webhook_deliveries where endpoint_id = $1', [hook.id])).rows, { timeout: 10_000 }).toEqual([{ state: 'dropped', last_error: error }])
    await call('PATCH', `/api/webhooks/${hook.id}`, { enabled: false })
    await replayed()
    await dropped('The webhook was switched off')
    await call('PATCH', `/api/webhooks/${hook.id}`, { enabled: true })
    await pool.query(`update profiles set plan = 'free' where id = $1`, [ann.id])
    await replayed()
    await dropped('Webhooks are part of the paid plans')
    // Nor is anything left for one on the Free plan, who may look at what there was and do nothing.
    await submit(inlay, form, { email: 'hedy@example.com' })
    expect(await logOf(hook)).toHaveLength(1)
    for (const [method, rest] of [['POST', ''], ['POST', `/${hook.id}/test`], ['POST', `/${hook.id}/deliveries/${randomUUID()}/replay`]] as const) {
      const refused = await inlay.ask(method, `/api/webhooks${rest}`, { token: ann.token, body: { url: receiver.url } })
      expect([refused.status, errorOf(refused).message]).toEqual([402, 'Webhooks are part of the paid plans'])
    }
    await pool.query(`update profiles set plan = 'pro' where id = $1`, [ann.id])
    await pool.query(`insert into user_bans (id, user_id, reason) values (gen_random_uuid(), $1, 'spam')`, [ann.id])
    await replayed()
    await dropped('The account is banned')
    await pool.query('delete from user_bans')
    await pool.query('delete from form_submissions where component_id = $1', [form])
    await replayed()
    await dropped('The submission was deleted')
    expect(at(path)).toHaveLength(1)
    await signInAgain()
    await call('DELETE', `/api/webhooks/${hook.id}`)
  })
})

describe('the log', () => {
  it('forgets what is older than 30 days', async () => {
    const hook = await addHook({ url: to(own()) })
    for (let i = 0; i < 2; i++) await call('POST', `/api/webhooks/${hook.id}/test`)
    const [, old] = await logOf(hook)
    await inlay.database.pool.query(`update webhook_deliveries set created_at = now() - interval '31 days' where id = $1`, [old!.id])
    await pruneDeliveries(inlay.database.pool)
    expect(await logOf(hook)).toHaveLength(1)
  })
})
