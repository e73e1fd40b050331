import { uuidv7 } from 'uuidv7'
import { beforeAll, expect, it } from 'vitest'
import { ACCESS } from '../../test/access-table.ts'
import { ACTORS, Things } from '../../test/access.ts'
import type { Actor, Row } from '../../test/access.ts'
import { testApp } from '../../test/app.ts'
import type { Person, TestApp } from '../../test/app.ts'
import { askProcedure, PROCEDURES } from '../../test/procedures.ts'
import { sessions, user_bans } from '../db/schema.ts'

const ROWS = ACCESS as Readonly<Record<string, Row>>

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

it.each(PROCEDURES)('$name answers each as the table says', async (procedure) => {
  const row = ROWS[procedure.name]
  expect(row, `${procedure.name} has no row in test/access-table.ts`).toBeDefined()
  const [answers, input] = row!
  const found: Partial<Record<Actor, number | 'ok'>> = {}
  for (const actor of ACTORS) {
    await signInAgain()
    const { status } = await askProcedure(inlay, procedure, (await input?.(things)) ?? {}, tokenOf(actor))
    found[actor] = status < 300 ? 'ok' : status
  }
  expect(found).toEqual(answers)
})

it.each(PROCEDURES)('$name takes a NUL and half a surrogate pair in any text, or refuses them, and is never at fault', async (procedure) => {
  const [answers, input] = ROWS[procedure.name]!
  const [actor, right] = [answers.owner === 'ok' ? 'owner' : 'super_admin', await input?.(things)] as const
  await signInAgain()
  for (const key of procedure.keys) {
    const { status, text } = await askProcedure(inlay, procedure, { ...right, [key]: 'a\u0000b\ud800' }, tokenOf(actor))
    expect(status, `${key}: ${text}`).toBeLessThan(500)
  }
})

async function key(owner: Person, scope: string): Promise<{ token: string }> {
  const { json } = await inlay.ask('POST', '/api/api-keys', { token: owner.token, body: { name: scope, scope } })
  return { token: (json as { key: string }).key }
}

/** Brings back the sessions that the last procedure, or the ban, has ended. */
const signInAgain = () => inlay.database.db.insert(sessions).values(signedIn).onConflictDoNothing()

const tokenOf = (actor: Actor) => (actor === 'nobody' ? undefined : people[actor].token)
