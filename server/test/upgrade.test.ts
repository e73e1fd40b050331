import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULT_CONFIGS } from '@inlay/contract/component-configs'
import { COMPONENT_TYPES } from '@inlay/contract/component-types'
import { EVENT_TYPES } from '@inlay/contract/delivery'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { uuidv7 } from 'uuidv7'
import { closeQuarters } from '../src/features/analytics/store.ts'
import { connect } from '../src/db/connect.ts'
import { migrate } from '../src/db/migrate.ts'

const MIGRATIONS = fileURLToPath(new URL('../src/db/migrations', import.meta.url))
const DAY = 24 * 3_600_000
const SECRET = 'not a word of this may be lost: ü, \u{1F600}, "quotes", = 1 + 1'

/** The migrations as they were when there was one. */
function firstMigration(): string {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-first-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] }
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }))
  return folder
}

/** Something in every table of the first Inlay, as it wrote it. */
async function fill(client: pg.Client): Promise<void> {
  const put = async (table: string, row: Record<string, unknown>) => {
    const values = Object.values(row).map((value) => (typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value))
    await client.query(`insert into ${table} (${Object.keys(row).join(', ')}) values (${values.map((_, i) => `$${i + 1}`).join(', ')})`, values)
  }
  const in10Days = new Date(Date.now() + 10 * DAY)
  const [ann, bob, invitation, category, form, quiz] = Array.from({ length: 6 }, () => uuidv7())
  for (const [id, name] of [[ann, 'Ann'], [bob, 'Bob']]) {
    await put('profiles', { id, email: `${name}@inlay.example`, full_name: name, company_name: SECRET, plan: 'pro' })
    await put('accounts', { id: uuidv7(), user_id: id, account_id: id, provider_id: 'credential', password: 'a hash' })
    await put('user_roles', { user_id: id, role: id === ann ? 'super_admin' : 'user' })
    await put('sessions', { id: uuidv7(), user_id: id, token: uuidv7(), expires_at: in10Days })
  }
  await put('invitations', { id: invitation, code: 'ABCD2345', created_by: ann, email: 'bob@inlay.example', max_uses: 3, uses_count: 1, expires_at: in10Days })
  await put('invitation_uses', { id: uuidv7(), invitation_id: invitation, user_id: bob })
  await put('user_bans', { id: uuidv7(), user_id: bob, reason: SECRET, banned_by: ann, expires_at: in10Days })
  await put('system_flags', { id: uuidv7(), flag_key: 'signups_open', flag_value: true, description: SECRET })
  await put('notifications', { id: uuidv7(), user_id: ann, kind: 'loads', once_key: 'loads:80', data: { share: 80 } })
  await put('audit_log', { id: uuidv7(), actor_id: ann, action: 'ban', target_type: 'user', target_id: bob, before: null, after: { reason: SECRET } })
  await put('verifications', { id: uuidv7(), identifier: 'reset', value: 'x', expires_at: in10Days })
  await put('rate_limits', { id: uuidv7(), key: 'a', count: 1, window_start: Date.now() })
  await put('component_categories', { id: category, slug: 'own', name: SECRET })
  await put('component_templates', { id: uuidv7(), category_id: category, name: SECRET, description: '', template_type: 'faq', default_config: {} })
  for (const type of COMPONENT_TYPES) {
    const id = type === 'form' ? form : uuidv7()
    const row = { name: SECRET, config: DEFAULT_CONFIGS[type], version: 1 }
    await put('component_configs', { id, user_id: ann, component_type: type, ...row, is_active: true })
    await put('component_versions', { id: uuidv7(), component_id: id, ...row, author_id: ann, note: SECRET })
  }
  await put('quiz_configs', { id: quiz, user_id: bob, name: 'Quiz', title: SECRET, description: SECRET, config: { questions: [] } })
  await put('component_versions', { id: uuidv7(), quiz_id: quiz, version: 1, name: 'Quiz', config: { questions: [] }, author_id: bob })
  const page = { host_url: 'https://host.example/a?b', host: 'host.example', version: 1 }
  for (let i = 0; i < 500; i++) {
    await put('form_submissions', { id: uuidv7(), component_id: form, data: { text: SECRET, zero: 0 }, ...page, submission_key: crypto.randomUUID(), submitted_at: new Date(Date.now() - i * DAY) })
    await put('quiz_submissions', { id: uuidv7(), quiz_id: quiz, responses: { a: SECRET }, score: 200 / 3, outcome: 'High', ...page, submission_key: crypto.randomUUID() })
  }
  // Each event and its count: over forty days, each quarter of an hour by another type.
  await client.query(
    `insert into analytics_events (id, owner_id, component_id, component_type, event_type, event_key, version, host_url, host, created_at)
     select gen_random_uuid(), $1, $2, 'form', ($3::text[])[1 + i % 6], gen_random_uuid(), 1, 'https://host.example/' || i % 30, 'host.example', now() - make_interval(mins => 15 * i)
     from generate_series(0, 3839) i`,
    [ann, form, EVENT_TYPES],
  )
  await client.query(`insert into analytics_event_keys (event_key, created_at) select event_key, created_at from analytics_events`)
  await client.query(
    `insert into analytics_rollup (owner_id, quarter, component_id, event_type, host, count)
     select owner_id, date_bin('15 minutes', created_at, timestamptz '2000-01-01 00:00:00+00'), component_id, event_type, host, count(*) from analytics_events group by 1, 2, 3, 4, 5`,
  )
}

type Rows = Record<string, unknown>[]

/** Every row of the first tables by its first columns. */
async function readAll(client: pg.Client, columns: ReadonlyMap<string, readonly string[]>): Promise<Map<string, Rows>> {
  const all = new Map<string, Rows>()
  for (const [table, names] of columns) {
    const list = names.map((name) => `"${name}"`).join(', ')
    // Later migrations bring templates and categories of Inlay's own.
    const own = table === 'component_templates' ? `where description = ''` : table === 'component_categories' ? `where slug = 'own'` : ''
    all.set(table, (await client.query<Record<string, unknown>>(`select ${list} from ${table} ${own} order by ${list.replaceAll(/"(\w+)"/g, '"$1"::text')}`)).rows)
  }
  return all
}

it('a database that the first Inlay filled is brought to the newest with every row as it was, and all of it counts', async () => {
  const name = `upgrade_${crypto.randomUUID().replaceAll('-', '')}`
  const superuser = new pg.Client(inject('testCluster'))
  await superuser.connect()
  await superuser.query(`create database ${name}`)
  onTestFinished(async () => {
    await superuser.query(`drop database ${name} with (force)`)
    await superuser.end()
  })
  const connection = { ...inject('testCluster'), database: name }
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  await runMigrations(drizzle(client), { migrationsFolder: firstMigration() })
  await fill(client)
  const { rows: columns } = await client.query<{ table: string; names: string[] }>(
    `select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as names
     from information_schema.columns c join pg_class k on k.oid = c.table_name::regclass
     where c.table_schema = 'public' and not k.relispartition group by 1`,
  )
  const first = new Map(columns.map(({ table, names }) => [table, names]))
  const before = await readAll(client, first)
  expect([...before].filter(([, rows]) => rows.length === 0).map(([table]) => table), 'tables that were left empty').toEqual([])

  await migrate(connection)

  const after = await readAll(client, first)
  for (const [table, rows] of before) expect(after.get(table), table).toEqual(rows)
  // What reads by days finds all but the quarters that have not ended.
  const database = connect(connection, () => Promise.resolve(), () => undefined)
  onTestFinished(() => database.close())
  await closeQuarters(database.db)
  const { rows: counts } = await client.query(
    `select (select sum(component_load + view + component_interaction + click + submit + component_error)::int from analytics_day_totals where dimension = 'component') as by_days,
       (select sum(count)::int from analytics_rollup where quarter < (select until from analytics_closed)) as by_quarters`,
  )
  expect(counts).toEqual([{ by_days: expect.any(Number) as number, by_quarters: (counts[0] as { by_days: number }).by_days }])
  expect((counts[0] as { by_days: number }).by_days).toBeGreaterThan(3_800)
})
