import { api } from '@inlay/contract/api'
import { uuidv7 } from 'uuidv7'
import { beforeAll, expect, it } from 'vitest'
import { ACCESS } from '../../test/access-table.ts'
import { ACTORS, Things } from '../../test/access.ts'
import type { Actor, Row } from '../../test/access.ts'
import { testApp } from '../../test/app.ts'
import type { Person, TestApp } from '../../test/app.ts'
import { sessions, user_bans } from '../db/schema.ts'

interface Route {
  readonly name: string
  readonly method: string
  readonly path: string
}

/** Each procedure of the contract. */
function procedures(part: object, names: readonly string[] = []): Route[] {
  if (!('~orpc' in part)) return Object.entries(part).flatMap(([name, inner]) => procedures(inner as object, [...names, name]))
  const { route } = part['~orpc'] as { route: { method?: string; path?: string } }
  return [{ name: names.join('.'), method: route.method ?? 'POST', path: `/api${route.path ?? ''}` }]
}

const PROCEDURES = procedures(api)

let inlay: TestApp
let people: Readonly<Record<Exclude<Actor, 'nobody'>, Pick<Person, 'token'>>>
let things: Things
/** As they were at first. */
let signedIn: (typeof sessions.$inferSelect)[]

beforeAll(async () => {
  inlay = await testApp({ config: { defaultPlan: 'pro' } })
  const [owner, another, banned, admin, super_admin] = await Promise.all([inlay.person(), inlay.person(), inlay.person(), inlay.person('admin'), inlay.person('super_admin')])
  const [read_key, write_key] = await Promise.all([key(owner, 'read'), key(owner, 'write')])
  people = { owner, another, banned, admin, super_admin, read_key, write_key }
  things = new Things(inlay, owner)
  // So that the number of components that a plan has stops nobody here.
  await inlay.database.pool.query(`update profiles set plan = 'enterprise'`)
  const { db } = inlay.database
  signedIn = await db.select().from(sessions)
  await db.insert(user_bans).values({ id: uuidv7(), user_id: banned.id, reason: 'spam' })
})

it('every procedure has a row in test/access-table.ts, and no row is of none', () => {
  expect(Object.keys(ACCESS).sort()).toEqual(PROCEDURES.map(({ name }) => name).sort())
})

it.each(PROCEDURES)('$name answers each as the table says', async ({ name, method, path }) => {
  const row = (ACCESS as Readonly<Record<string, Row>>)[name]
  expect(row, `${name} has no row in test/access-table.ts`).toBeDefined()
  const [answers, input] = row!
  const found: Partial<Record<Actor, number | 'ok'>> = {}
  for (const actor of ACTORS) {
    await signInAgain()
    found[actor] = await statusFor(actor, method, path, (await input?.(things)) ?? {})
  }
  expect(found).toEqual(answers)
})

async function key(owner: Person, scope: string): Promise<{ token: string }> {
  const { json } = await inlay.ask('POST', '/api/api-keys', { token: owner.token, body: { name: scope, scope } })
  return { token: (json as { key: string }).key }
}

/** Brings back the sessions that the last procedure, or the ban, has ended. */
const signInAgain = () => inlay.database.db.insert(sessions).values(signedIn).onConflictDoNothing()

async function statusFor(actor: Actor, method: string, path: string, input: object): Promise<number | 'ok'> {
  const token = actor === 'nobody' ? undefined : people[actor].token
  const rest = new Map(Object.entries(input) as [string, unknown][])
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => {
    const value = String(rest.get(part))
    rest.delete(part)
    return encodeURIComponent(value)
  })
  const query = method === 'GET' ? `?${new URLSearchParams([...rest] as [string, string][]).toString()}` : ''
  const { status } = await inlay.ask(method, filled + query, { ...(token && { token }), ...(method !== 'GET' && { body: Object.fromEntries(rest) }) })
  return status < 300 ? 'ok' : status
}
