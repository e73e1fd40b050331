import type { api } from '@inlay/contract/api'
import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import type { invitations } from '../src/db/schema.ts'
import type { Person, TestApp } from './app.ts'
import { PNG, publish, submit, uploaded } from './uploads.ts'

/** Who asks. `owner` owns the things that a row asks for; `banned` has a session from before the ban; the keys are the owner's. */
export const ACTORS = ['nobody', 'owner', 'another', 'banned', 'admin', 'super_admin', 'read_key', 'write_key'] as const
export type Actor = (typeof ACTORS)[number]

/** The answer's status for each; `ok` is any below 300. */
export type Answers = Readonly<Record<Actor, number | 'ok'>>

/** The same for everybody. */
export const all = (answer: number | 'ok'): Answers => Object.fromEntries(ACTORS.map((actor) => [actor, answer])) as Answers
/** Everybody may, without a session too. */
export const OPEN = all('ok')
/** Everybody with a session may, on what is their own. */
export const OWN: Answers = { nobody: 401, owner: 'ok', another: 'ok', banned: 403, admin: 'ok', super_admin: 'ok', read_key: 'ok', write_key: 'ok' }
/** One owner's thing, which is not there for anybody else, administrators included. */
export const OWNERS: Answers = { nobody: 401, owner: 'ok', another: 404, banned: 403, admin: 404, super_admin: 404, read_key: 'ok', write_key: 'ok' }
/** The same, of what changes something: a key to read does not do. */
export const changing = (answers: Answers): Answers => ({ ...answers, read_key: 403 })
/** The same, for people alone. */
export const inPerson = (answers: Answers): Answers => ({ ...answers, read_key: 403, write_key: 403 })
/** Of the admin panel. */
export const ADMIN: Answers = { nobody: 401, owner: 403, another: 403, banned: 403, admin: 'ok', super_admin: 'ok', read_key: 403, write_key: 403 }
/** Of the admin panel, and above an admin. */
export const SUPER: Answers = { ...ADMIN, admin: 403 }

/** Makes what a row asks for, the owner's where it has one. */
export class Things {
  readonly #inlay: TestApp
  readonly owner: Person
  constructor(inlay: TestApp, owner: Person) {
    this.#inlay = inlay
    this.owner = owner
  }

  async made(path: string, body: object, by = this.owner): Promise<string> {
    const answer = await this.#inlay.ask('POST', path, { token: by.token, body })
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`)
    return (answer.json as { id: string }).id
  }

  readonly component = (): Promise<string> => this.made('/api/components', { component_type: 'faq' })
  readonly quiz = (): Promise<string> => this.made('/api/quizzes', {})
  readonly invitation = async (invitation: Partial<typeof invitations.$inferInsert> = {}): Promise<string> => {
    const id = uuidv7()
    await this.#inlay.invite({ id, ...invitation })
    return id
  }
  readonly code = (): Promise<string> => this.#inlay.invite()
  readonly submission = async (): Promise<string> => {
    const form = await publish(this.#inlay, this.owner)
    const answer = await submit(this.#inlay, form, { name: 'Ann' })
    if (answer.status !== 200) throw new Error(answer.text)
    return this.#one(`select id from form_submissions where component_id = $1`, form)
  }
  /** A file that a submission names. */
  readonly file = async (): Promise<string> => {
    const form = await publish(this.#inlay, this.owner)
    const photo = await uploaded(this.#inlay, form, PNG)
    await submit(this.#inlay, form, { photo })
    return photo
  }
  readonly key = (): Promise<string> =>
    this.#one(`insert into api_keys (id, user_id, name, scope, prefix, hash) values (gen_random_uuid(), $1, 'Program', 'read', 'inlay_', $2) returning id`, this.owner.id, randomUUID())
  /** One of an address that answers nothing. */
  readonly webhook = (): Promise<string> =>
    this.#one(`insert into webhook_endpoints (id, user_id, url, events) values (gen_random_uuid(), $1, 'https://hooks.invalid/', '{submission.created}') returning id`, this.owner.id)
  /** One that is given up. @returns the path's parts */
  readonly delivery = async (): Promise<{ id: string; delivery: string }> => {
    const id = await this.webhook()
    return { id, delivery: await this.#one(`insert into webhook_deliveries (id, endpoint_id, event, outbox_id, state) values (gen_random_uuid(), $1, 'webhook.test', gen_random_uuid(), 'failed') returning id`, id) }
  }
  /** Somebody who is nothing but a user, without a session or a password. */
  readonly user = async (): Promise<string> => {
    const id = randomUUID()
    await this.#inlay.database.pool.query('insert into profiles (id, email, full_name) values ($1, $2, $3)', [id, `${id}@example.com`, 'Target'])
    return id
  }
  /** One that means nothing. */
  readonly flag = (): Promise<string> =>
    this.#one(`insert into system_flags (id, flag_key) values ($1, $2) returning id`, randomUUID(), `of_test_${randomUUID().replaceAll('-', '')}`)
  readonly ban = async (): Promise<string> =>
    this.#one(`insert into user_bans (id, user_id, reason) values (gen_random_uuid(), $1, 'spam') returning id`, await this.user())
  /** The id that a statement answers with. */
  readonly #one = async (statement: string, ...values: unknown[]): Promise<string> => (await this.#inlay.database.pool.query<{ id: string }>(statement, values)).rows[0]!.id
}

/** What a procedure is asked with, its path's parts among it, and what each gets. */
export type Row = readonly [answers: Answers, input?: (things: Things) => object | Promise<object>]

type NamesOf<T> = { [K in keyof T & string]: T[K] extends { '~orpc': unknown } ? K : `${K}.${NamesOf<T[K]>}` }[keyof T & string]
export type ProcedureName = NamesOf<typeof api>
