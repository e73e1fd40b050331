import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { afterAll } from 'vitest'
import type { ErrorBody } from '@inlay/contract/errors'
import type { Role } from '@inlay/contract/me'
import { buildApp } from '../src/app.ts'
import type { App, AppOptions } from '../src/app.ts'
import type { Database } from '../src/db/database.ts'
import { invitations } from '../src/db/schema.ts'
import { refuseBroken } from '../src/delivery/refuse-broken.ts'
import { makeLog } from '../src/http/log.ts'
import { testDatabase } from './database.ts'
import { scratchFolder } from './scratch-folder.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** Parsed; the test says what it expects to find. */
  readonly json: unknown
  readonly text: string
}

export interface Asking {
  readonly token?: string
  /** Sent as JSON; a string or bytes as they are. */
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

export interface Person {
  readonly id: string
  readonly email: string
  readonly token: string
}

export interface TestApp {
  readonly app: App
  readonly database: Database
  readonly origin: string
  /** Lines of the log, as they were written. */
  readonly log: string[]
  ask(method: string, path: string, asking?: Asking): Promise<Answer>
  /** An invitation in the database. @returns its code */
  invite(invitation?: Partial<typeof invitations.$inferInsert>): Promise<string>
  /** A person with an account, signed in. */
  person(role?: Role): Promise<Person>
}

const open: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of open.splice(0)) await close()
})

const empty = scratchFolder('no-assets')

/** The app in process, on a port of loopback and a database of its own. Closed after the test file. */
export async function testApp(options: { assets?: AppOptions['assets']; config?: Partial<AppOptions['config']>; database?: Database } = {}): Promise<TestApp> {
  const database = options.database ?? (await testDatabase())
  const log: string[] = []
  const app = await buildApp({
    database,
    config: { publicUrl: 'http://localhost:3000', trustedProxies: [], webhookNetworks: [], defaultPlan: 'pro', eventsRetentionMonths: 24, smtpUrl: undefined, dataDir: scratchFolder('app'), s3: undefined, authSecret: 'a secret of the tests, long enough', ...options.config },
    log: makeLog('debug', { write: (line: string) => void log.push(line) }),
    assets: options.assets ?? { embed: empty, web: empty },
  })
  const server = createServer(app.handler).on('clientError', refuseBroken)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  open.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await app.close()
  })

  const ask: TestApp['ask'] = async (method, path, { token, body, headers } = {}) => {
    const raw = typeof body === 'string' || body instanceof Uint8Array
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }), ...headers },
      body: body === undefined ? undefined : raw ? new Blob([body as string]) : JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: parsed(text) }
  }
  const invite: TestApp['invite'] = async (invitation = {}) => {
    const code = uuidv7().slice(-8).toUpperCase()
    await database.db.insert(invitations).values({ id: uuidv7(), code, ...invitation })
    return invitation.code ?? code
  }
  const person: TestApp['person'] = async (role = 'user') => {
    const email = `${randomUUID()}@example.com`
    const { json } = await ask('POST', '/api/auth/sign-up/email', {
      body: { email, password: 'secret1', name: 'Ann Example', invitation_code: await invite({ role }) },
    })
    const { token, user } = json as { token: string; user: { id: string } }
    return { id: user.id, email, token }
  }
  return { app, database, origin, log, ask, invite, person }
}

/** What an error answer says. */
export const errorOf = (answer: Answer) => (answer.json as ErrorBody).error

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
