import { COUNTED_MAX, SEARCH_DEPTH } from '@inlay/contract/owner-submissions'
import type { Submission, SubmissionKind, SubmissionRef, SubmissionType } from '@inlay/contract/owner-submissions'
import type { Answer } from '@inlay/contract/rules/answer'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { anywhere } from '../../db/like.ts'
import { component_configs, form_submissions, quiz_configs, quiz_submissions, submission_counts, uploads } from '../../db/schema.ts'
import type { OwnerId } from '../auth/session.ts'
import type { StoredFile, StoredSubmission } from './rules.ts'

/** What a list is narrowed down to. */
export interface Wanted {
  readonly component: string | null
  readonly kind: SubmissionKind | null
  readonly since: Date | null
  readonly until: Date | null
  /** null: no search. */
  readonly search: Search | null
}

interface Search {
  readonly text: string
  /** Ids of options whose text has it, by poll or quiz: answers have the ids alone. */
  readonly options: readonly { readonly parent: string; readonly options: readonly string[] }[]
}

/** A cut of the list: from a place on, towards older or newer ones. */
export interface Cut {
  readonly from: string | null
  readonly towards: 'older' | 'newer'
  readonly limit: number
  /** Where to stop looking, this place included. */
  readonly to?: string | null
}

/** The two tables of submissions, each with the name that the other's column has. */
const TABLES = {
  form: { rows: form_submissions, parents: component_configs, parent: sql`s.component_id`, at: sql`s.submitted_at`, answers: sql`s.data`, chosen: sql`s.data -> 'choices'` },
  quiz: { rows: quiz_submissions, parents: quiz_configs, parent: sql`s.quiz_id`, at: sql`s.created_at`, answers: sql`s.responses`, chosen: sql`jsonb_path_query_array(s.responses, '$.*[*]')` },
} as const

/** The tables in which submissions of a kind are; null: of any. */
const typesOf = (kind: SubmissionKind | null): SubmissionType[] => (kind === null ? ['form', 'quiz'] : [kind === 'quiz' ? 'quiz' : 'form'])

/** A place in the list is the moment in microseconds, as PostgreSQL keeps it, and the id. */
const place = (cursor: string) => {
  const [micros, id] = cursor.split('_')
  return sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`
}
const cursor = sql<string>`((extract(epoch from page.at) * 1000000)::bigint || '_' || page.id)`

function matches(type: SubmissionType, { text, options }: Search): SQL {
  const { answers, chosen } = TABLES[type]
  // The whole as text first, which is quick and may match a field's name; then the answers themselves.
  const found = [sql`${answers}::text ilike ${anywhere(JSON.stringify(text).slice(1, -1))} and exists (
    select from jsonb_path_query(${answers}, '$.** ? (@.type() == "string" || @.type() == "number")') as value where value #>> '{}' ilike ${anywhere(text)})`]
  if (type === 'quiz') found.push(sql`s.outcome ilike ${anywhere(text)}`)
  if (options.length) found.push(sql`exists (select from jsonb_to_recordset(${JSON.stringify(options)}::jsonb) as m(parent uuid, options text[]) where m.parent = c.id and ${chosen} ?| m.options)`)
  return sql`(${sql.join(found.map((one) => sql`(${one})`), sql` or `)})`
}

/**
 * Keys (type, id, at) of one cut, in its order. Each component gives no more than the whole may have, straight from its
 * index, so that a page costs the same wherever it lies.
 */
function keys(owner: OwnerId, wanted: Wanted, { from, to, towards, limit }: Cut): SQL {
  const older = towards === 'older'
  const order = older ? sql`desc` : sql`asc`
  const arm = (type: SubmissionType) => {
    const { rows, parents, parent, at } = TABLES[type]
    const key = sql`(${at}, s.id)`
    const row = [sql`${parent} = c.id`]
    if (from) row.push(older ? sql`${key} < ${place(from)}` : sql`${key} > ${place(from)}`)
    if (to) row.push(older ? sql`${key} >= ${place(to)}` : sql`${key} <= ${place(to)}`)
    if (wanted.since) row.push(sql`${at} >= ${wanted.since.toISOString()}::timestamptz`)
    if (wanted.until) row.push(sql`${at} < ${wanted.until.toISOString()}::timestamptz`)
    if (wanted.search) row.push(matches(type, wanted.search))
    const parentOf = [sql`c.user_id = ${owner}`]
    if (wanted.component) parentOf.push(sql`c.id = ${wanted.component}`)
    if (type === 'form' && wanted.kind) parentOf.push(sql`c.component_type = ${wanted.kind}`)
    return sql`(select ${type}::text as type, k.id, k.at from ${parents} c cross join lateral (
      select s.id, ${at} as at from ${rows} s where ${sql.join(row, sql` and `)} order by ${at} ${order}, s.id ${order} limit ${limit}
    ) k where ${sql.join(parentOf, sql` and `)})`
  }
  return sql`select * from (${sql.join(typesOf(wanted.kind).map(arm), sql` union all `)}) u order by at ${order}, id ${order} limit ${limit}`
}

export type Listed = Submission & { readonly cursor: string }
type Row = Omit<Listed, 'submitted_at'> & { submitted_at: Date | string; data: Readonly<Record<string, Answer>> }

const withDetails = (page: SQL, data: boolean) => sql`
  select page.type, page.id, ${cursor} as cursor, page.at as submitted_at,
    coalesce(c.id, z.id) as component_id, coalesce(c.name, z.name) as component_name, coalesce(c.component_type, 'quiz') as kind,
    coalesce(f.host_url, q.host_url) as host_url, coalesce(f.host, q.host) as host, coalesce(f.version, q.version) as version,
    q.score, q.outcome ${data ? sql`, coalesce(f.data, q.responses) as data` : sql``}
  from (${page}) page
  left join form_submissions f on page.type = 'form' and f.id = page.id left join component_configs c on c.id = f.component_id
  left join quiz_submissions q on page.type = 'quiz' and q.id = page.id left join quiz_configs z on z.id = q.quiz_id
  order by page.at desc, page.id desc`

const listed = (row: Row) => ({ ...row, submitted_at: new Date(row.submitted_at).toISOString() })

/** A cut of the list, in the list's order: newest first, whichever way it was cut. */
export async function readSubmissions(owner: OwnerId, db: Db, wanted: Wanted, cut: Cut): Promise<Listed[]> {
  return (await db.execute<Row & Record<string, unknown>>(withDetails(keys(owner, wanted, cut), false))).rows.map(listed)
}

/** As readSubmissions, with the answers. */
export async function readWithAnswers(owner: OwnerId, db: Db, wanted: Wanted, cut: Cut): Promise<(StoredSubmission & Listed)[]> {
  return (await db.execute<Row & Record<string, unknown>>(withDetails(keys(owner, wanted, cut), true))).rows.map(listed)
}

/** The place where a search from here has looked through enough; null: it comes to the end before. */
export async function searchEnd(owner: OwnerId, db: Db, wanted: Wanted, cut: Cut): Promise<{ cursor: string; at: string } | null> {
  const all = keys(owner, { ...wanted, search: null }, { ...cut, limit: SEARCH_DEPTH })
  const { rows } = await db.execute<{ cursor: string; at: string }>(sql`select ${cursor} as cursor, at from (${all}) page offset ${SEARCH_DEPTH - 1} limit 1`)
  return rows[0] ? { cursor: rows[0].cursor, at: new Date(rows[0].at).toISOString() } : null
}

/** How many match, up to one more than COUNTED_MAX. Those of a span of time are looked at; of others the counts that are kept say it. */
export async function countSubmissions(owner: OwnerId, db: Db, wanted: Wanted): Promise<number> {
  if (!wanted.since && !wanted.until && !wanted.search) return Math.min(await countKept(owner, db, wanted), COUNTED_MAX + 1)
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from (${keys(owner, wanted, { from: null, towards: 'older', limit: COUNTED_MAX + 1 })}) page`)
  return rows[0]!.n
}

/** How many there are, of all or of one component or kind, by the counts that are kept: it costs the same for any number. */
export async function countKept(owner: OwnerId, db: Db, { component, kind }: Pick<Wanted, 'component' | 'kind'>): Promise<number> {
  const arm = (type: SubmissionType) => {
    const parentOf = [sql`user_id = ${owner}`]
    if (component) parentOf.push(sql`id = ${component}`)
    if (type === 'form' && kind) parentOf.push(sql`component_type = ${kind}`)
    return sql`select id from ${TABLES[type].parents} where ${sql.join(parentOf, sql` and `)}`
  }
  const { rows } = await db.execute<{ total: number }>(sql`
    select coalesce(sum(s.total), 0)::float8 as total from (${sql.join(typesOf(kind).map(arm), sql` union all `)}) c join ${submission_counts} s on s.parent_id = c.id`)
  return rows[0]!.total
}

/** Options of the owner's polls and quizzes, in whichever version, whose text has the words. */
export async function findOptions(owner: OwnerId, db: Db, text: string): Promise<Search['options']> {
  const { rows } = await db.execute<{ parent: string; options: string[] }>(sql`
    select parent, array_agg(distinct option ->> 'id') as options from (
      select c.id as parent, jsonb_path_query(v.config, '$.options[*]') as option
      from component_configs c join component_versions v on v.component_id = c.id where c.user_id = ${owner} and c.component_type = 'poll'
      union all
      select c.id, jsonb_path_query(v.config, '$.questions[*].options[*]')
      from quiz_configs c join component_versions v on v.quiz_id = c.id where c.user_id = ${owner}
    ) o where option ->> 'text' ilike ${anywhere(text)} group by parent`)
  return rows
}

/**
 * How many each component has, all in all and since two moments, of which the month is the earlier; what came before it is
 * not counted anew. All components at once: one after the other, each might read all submissions, where one has most of them.
 */
export async function countBySource(owner: OwnerId, db: Db, week: Date, month: Date) {
  const arm = (type: SubmissionType) => {
    const { rows, parents, parent, at } = TABLES[type]
    return sql`select c.id, c.name, ${type === 'quiz' ? sql`'quiz'` : sql`c.component_type`} as kind,
      (select coalesce(sum(total), 0)::int from ${submission_counts} where parent_id = c.id) as total, coalesce(n.week, 0) as week, coalesce(n.month, 0) as month
    from ${parents} c left join (
      select c.id, count(*) filter (where ${at} >= ${week.toISOString()}::timestamptz)::int as week, count(*)::int as month
      from ${parents} c join ${rows} s on ${parent} = c.id and ${at} >= ${month.toISOString()}::timestamptz where c.user_id = ${owner} group by c.id
    ) n on n.id = c.id where c.user_id = ${owner}`
  }
  const { rows } = await db.execute<{ id: string; name: string; kind: SubmissionKind; total: number; week: number; month: number }>(sql`${arm('form')} union all ${arm('quiz')} order by name, id`)
  return rows
}

/** @returns null when there is no such submission of this owner */
export async function findSubmission(owner: OwnerId, db: Db, { type, id }: SubmissionRef) {
  const { rows, parents, parent, at } = TABLES[type]
  const one = sql`select ${type}::text as type, s.id, ${at} as at from ${rows} s join ${parents} c on c.id = ${parent} where s.id = ${id} and c.user_id = ${owner}`
  const found = (await db.execute<Row & Record<string, unknown>>(withDetails(one, true))).rows[0]
  if (!found) return null
  const [asked] = type === 'form' ? await db.select({ requested: form_submissions.confirm_requested_at, confirmed: form_submissions.confirmed_at }).from(form_submissions).where(eq(form_submissions.id, id)) : []
  const confirmation = asked?.confirmed ? ('confirmed' as const) : asked?.requested ? ('waiting' as const) : null
  return { ...listed(found), confirmation }
}

/** Configs of a component's or quiz's versions, the oldest first; one that has none counts its config as its only one. */
export async function readVersions(owner: OwnerId, db: Db, parentId: string, kind: SubmissionKind, version?: number): Promise<{ version: number; config: unknown }[]> {
  const quiz = kind === 'quiz'
  const { rows } = await db.execute<{ version: number; config: unknown }>(sql`
    select coalesce(v.version, c.version) as version, coalesce(v.config, c.config) as config
    from ${quiz ? quiz_configs : component_configs} c left join component_versions v on ${quiz ? sql`v.quiz_id` : sql`v.component_id`} = c.id ${version === undefined ? sql`` : sql`and v.version = ${version}`}
    where c.id = ${parentId} and c.user_id = ${owner} order by 1`)
  return rows
}

/** Files that submissions brought, by their ids. */
export async function readFiles(owner: OwnerId, db: Db, submissionIds: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
  if (submissionIds.length === 0) return new Map()
  const rows = await db
    .select({ id: uploads.id, name: uploads.name, media_type: uploads.media_type, size: uploads.size })
    .from(uploads)
    .innerJoin(component_configs, eq(component_configs.id, uploads.component_id))
    .where(and(inArray(uploads.submission_id, [...submissionIds]), eq(component_configs.user_id, owner)))
  return new Map(rows.map((file) => [file.id, file]))
}

/** All of them or none. @returns how many there were; one that is not this owner's is none */
export async function deleteSubmissions(owner: OwnerId, db: Db, refs: readonly SubmissionRef[]): Promise<number> {
  const ids = (type: SubmissionType) => [...new Set(refs.filter((ref) => ref.type === type).map(({ id }) => id))]
  return db.transaction(async (tx) => {
    const mine = tx.select({ id: component_configs.id }).from(component_configs).where(eq(component_configs.user_id, owner))
    const myQuizzes = tx.select({ id: quiz_configs.id }).from(quiz_configs).where(eq(quiz_configs.user_id, owner))
    const forms = await tx.delete(form_submissions).where(and(inArray(form_submissions.id, ids('form')), inArray(form_submissions.component_id, mine)))
    const quizzes = await tx.delete(quiz_submissions).where(and(inArray(quiz_submissions.id, ids('quiz')), inArray(quiz_submissions.quiz_id, myQuizzes)))
    return (forms.rowCount ?? 0) + (quizzes.rowCount ?? 0)
  })
}
