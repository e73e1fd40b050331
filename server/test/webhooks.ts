import { randomUUID } from 'node:crypto'
import type { Delivery, Webhook } from '@inlay/contract/webhooks'
import { beforeAll, expect } from 'vitest'
import { testApp } from './app.ts'
import type { Person, TestApp } from './app.ts'
import { testReceiver } from './receiver.ts'
import type { Received, Receiver } from './receiver.ts'
import { testSmtp } from './smtp.ts'
import type { TestSmtp } from './smtp.ts'

/** Networks that webhooks may reach in tests. */
const LOOPBACK = [{ address: '127.0.0.0', prefix: 8, family: 'ipv4' }] as const

/** An Inlay of the test file, which may post to loopback, and mails. */
export let inlay: TestApp
/** Takes what webhooks post. */
export let receiver: Receiver
export let smtp: TestSmtp
/** The owner whose webhooks are tested. */
export let ann: Person
/** Somebody else, whose tests make this process look for what is due without waiting for its next look. */
let waker: { readonly by: Person; readonly hook: Webhook }
beforeAll(async () => {
  smtp = await testSmtp()
  inlay = await testApp({ config: { defaultPlan: 'pro', webhookNetworks: [...LOOPBACK], smtpUrl: smtp.url, publicUrl: 'https://inlay.example' } })
  ;[receiver, ann] = [await testReceiver(), await inlay.person()]
  const by = await inlay.person()
  waker = { by, hook: await addHook({ url: to('/waker') }, by) }
})

/** Calls the API as Ann or somebody else; any other answer than 2xx fails the test. */
export async function call<T>(method: string, path: string, body?: object, by = ann): Promise<T> {
  const answer = await inlay.ask(method, path, { token: by.token, ...(body && { body }) })
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.json as T
}

export const addHook = (more: object = {}, by = ann) => call<Webhook>('POST', '/api/webhooks', { url: receiver.url, ...more }, by)
export const logOf = async ({ id }: Webhook, query = '', by = ann) => (await call<{ items: Delivery[]; next: string | null }>('GET', `/api/webhooks/${id}/deliveries${query}`, undefined, by)).items

/** A path of the receiver that nobody else uses, its address, and what came to it. */
export const own = () => `/${randomUUID()}`
export const to = (path: string) => receiver.url.replace('/hook', path)
export const at = (path: string): Received[] => receiver.received.filter((one) => one.path === path)

/** Makes this process look for what is due. */
export async function wake(): Promise<void> {
  await inlay.database.pool.query('delete from rate_limits')
  await call('POST', `/api/webhooks/${waker.hook.id}/test`, undefined, waker.by)
}

/** Sends at once what waits for its next attempt. */
export async function hurry(): Promise<void> {
  // What is being sent now has one attempt more in the outbox than in the log. How long the rest would wait does not matter: a slow machine is at its fourth attempt sooner.
  await inlay.database.pool.query(`update outbox o set due_at = now() from webhook_deliveries d where d.outbox_id = o.id and o.done_at is null and d.state = 'waiting' and d.attempts >= o.attempts`)
  await wake()
}

/** Ann's sessions were ended. */
export async function signInAgain(): Promise<void> {
  const { json } = await inlay.ask('POST', '/api/auth/sign-in/email', { body: { email: ann.email, password: 'secret1' } })
  ann = { ...ann, token: (json as { token: string }).token }
}
