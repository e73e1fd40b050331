import type { Component } from '@inlay/contract/components'
import pg from 'pg'
import { expect, it } from 'vitest'
import { openEmbedded } from '../../src/db/embedded/open-embedded.ts'
import { temporaryDataDir } from '../data-dir.ts'
import { testSmtp } from '../smtp.ts'
import { ApiClient } from './api-client.ts'
import { startInlay } from './inlay-process.ts'

const quiet = { info: () => undefined, warn: () => undefined }

/** Mails that one process sends at the same time. */
const LANES = 4

it('mails everybody whose sign-up was acknowledged, though killed while it sends; twice at most who was being mailed then, under one Message-ID', async () => {
  const DATA_DIR = temporaryDataDir()
  const smtp = await testSmtp()
  // Slow enough to be killed in the middle of it, after the message came whole and before it is acknowledged.
  let waiting: (() => void)[] = []
  let slow = true
  smtp.answer.data = async () => {
    if (slow && smtp.mails.length >= 6) await new Promise<void>((resolve) => waiting.push(resolve))
    return null
  }
  const env = { DATA_DIR, SMTP_URL: smtp.url, PUBLIC_URL: 'https://inlay.example' }
  const first = await startInlay(env)
  // Two processes share the work.
  const second = await startInlay(env)
  const ann = await new ApiClient(first.url).signUp(await first.code())
  const { id } = await ann.call<Component>('POST', '/api/components', { component_type: 'newsletter', config: { doubleOptIn: true } })
  await ann.call('PATCH', `/api/components/${id}`, { is_active: true })
  const people = Array.from({ length: 24 }, (_, index) => `person${index}@example.com`)
  await Promise.all(people.map((email, index) => new ApiClient(index % 2 ? first.url : second.url).call('POST', '/functions/v1/submit-form', { component_id: id, data: { email }, host_url: 'https://shop.example/' })))

  await expect.poll(() => waiting.length, { timeout: 20_000 }).toBeGreaterThan(0)
  await Promise.all([first.end('SIGKILL'), second.end('SIGKILL')])
  slow = false
  // What the mail server had whole, it keeps: nobody was left to hear that it did.
  for (const go of waiting) go()
  waiting = []

  const last = await startInlay(env)
  const server = await openEmbedded(DATA_DIR, quiet)
  const client = new pg.Client(server.connection)
  await client.connect()
  try {
    // As two minutes later, when the leases of the dead end.
    await client.query('update outbox set due_at = now() where done_at is null')
    const unsent = async () => (await client.query('select from outbox where done_at is null')).rowCount
    await expect.poll(unsent, { timeout: 30_000 }).toBe(0)
  } finally {
    await client.end()
    await server.release()
  }
  const mailed = smtp.mails.map(({ to }) => to[0]!)
  expect([...new Set(mailed)].sort()).toEqual([...people].sort())
  expect(mailed.length - people.length).toBeLessThanOrEqual(2 * LANES)
  expect(new Set(smtp.mails.map(({ headers }) => headers['message-id'])).size).toBe(people.length)
  expect(await last.end('SIGTERM')).toBe(0)
}, 120_000)
