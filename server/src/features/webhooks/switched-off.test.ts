import type { Delivery, Webhook } from '@inlay/contract/webhooks'
import { expect, it } from 'vitest'
import { publish, submit } from '../../../test/uploads.ts'
import { addHook, ann, at, call, hurry, inlay, logOf, own, receiver, smtp, to, wake } from '../../../test/webhooks.ts'

it('a webhook that has failed for days is switched off once its message is given up, and not before; its owner gets one mail and switches it on again', async () => {
  const path = own()
  const hook = await addHook({ url: `${to(path)}?key=secret`, description: 'CRM' })
  const { pool } = inlay.database
  const state = async () => (await call<Webhook[]>('GET', '/api/webhooks')).find(({ id }) => id === hook.id)!
  const failing = async () => (await pool.query<{ failing_since: Date | null }>('select failing_since from webhook_endpoints where id = $1', [hook.id])).rows[0]!.failing_since
  const aged = (days: number) => pool.query('update webhook_endpoints set failing_since = now() - make_interval(days => $2) where id = $1', [hook.id, days])
  const giveUp = async () => {
    const { id } = await call<Delivery>('POST', `/api/webhooks/${hook.id}/test`)
    await expect.poll(async () => (await logOf(hook)).find((one) => one.id === id)?.attempts).toBe(1)
    await pool.query(`update outbox set attempts = 31, due_at = now() where id = (select outbox_id from webhook_deliveries where id = $1)`, [id])
    await wake()
    await expect.poll(async () => (await logOf(hook)).find((one) => one.id === id)?.state, { timeout: 10_000 }).toBe('failed')
  }
  receiver.answer = ({ path: asked }) => ({ status: asked.startsWith(path) ? 503 : 200 })
  await giveUp()
  expect([(await state()).enabled, (await failing())!.getTime() > Date.now() - 60_000]).toEqual([true, true])

  // Six days of failures, then one that is taken: it begins anew.
  await aged(6)
  receiver.answer = () => ({ status: 200 })
  await call('POST', `/api/webhooks/${hook.id}/test`)
  await expect.poll(failing).toBeNull()

  receiver.answer = ({ path: asked }) => ({ status: asked.startsWith(path) ? 503 : 200 })
  await giveUp()
  await aged(4)
  await giveUp()
  expect(await state()).toMatchObject({ enabled: true, given_up_at: null })
  await aged(6)
  // One that was to be tried again while the other is given up.
  const form = await publish(inlay, ann, {}, 'newsletter')
  await submit(inlay, form, { email: 'waits@example.com' })
  await expect.poll(async () => (await logOf(hook))[0]).toMatchObject({ state: 'waiting', attempts: 1 })
  const waiting = (await logOf(hook))[0]!
  expect((await state()).enabled).toBe(true)
  await giveUp()
  expect(await state()).toMatchObject({ enabled: false, given_up_at: expect.any(String) as string })

  await expect.poll(() => smtp.mails.length).toBe(1)
  expect(smtp.mails[0]).toMatchObject({ to: [ann.email], headers: { subject: 'Webhook switched off: CRM' } })
  const { host } = new URL(receiver.url)
  expect(smtp.mails[0]!.text).toContain(`Your webhook “CRM”, to ${host}, was switched off: for 5 days nothing that was sent to it was taken. The last time: Answered 503.`)
  expect(smtp.mails[0]!.text).toContain(`https://inlay.example/dashboard/developers/webhooks/${hook.id}\n`)
  expect(smtp.mails[0]!.raw).not.toContain('secret')

  // What waits goes nowhere, and what comes now leaves nothing.
  const before = at(`${path}?key=secret`).length
  await hurry()
  await expect.poll(async () => (await logOf(hook)).find(({ id }) => id === waiting.id)?.last_error).toBe('The webhook was switched off')
  await submit(inlay, form, { email: 'later@example.com' })
  expect([at(`${path}?key=secret`).length, (await logOf(hook, '?state=waiting')).length]).toEqual([before, 0])

  receiver.answer = () => ({ status: 200 })
  expect(await call<Webhook>('PATCH', `/api/webhooks/${hook.id}`, { enabled: true })).toMatchObject({ enabled: true, given_up_at: null })
  await call('POST', `/api/webhooks/${hook.id}/deliveries/${waiting.id}/replay`)
  await expect.poll(async () => (await logOf(hook)).find(({ id }) => id === waiting.id)?.state).toBe('delivered')
  expect(smtp.mails).toHaveLength(1)
  await call('DELETE', `/api/webhooks/${hook.id}`)
}, 60_000)
