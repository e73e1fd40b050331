import { RECENT_EVENTS } from '@inlay/contract/analytics'
import type { RecentEvent } from '@inlay/contract/analytics'
import type { EventType } from '@inlay/contract/delivery'
import { and, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { moments } from '../../db/moments.ts'
import { analytics_closed, analytics_day_totals, analytics_days, analytics_events, analytics_rollup, component_configs, quiz_configs } from '../../db/schema.ts'
import { ofTypes, OTHERS, writeDay } from '../../db/write-day.ts'
import type { OwnerId } from '../auth/session.ts'
import { isWholeDay, utcPieces } from './rules.ts'
import type { CountRow, ExportedEvent, Piece } from './rules.ts'

/** Most events not yet in analytics_days that are read for their pages. */
const FRESH_EVENTS = 5_000

/** Events that one step of an export reads. */
const EXPORT_STEP = 1_000

export interface Counting {
  /** Starts of the buckets, rising, and the end of the last, on quarters; epoch milliseconds. */
  readonly starts: readonly number[]
  readonly end: number
  readonly by: 'all' | 'component' | 'host' | 'page'
  /** Of this key alone. */
  readonly key?: string
  /** Where no other type is of interest, the others need not be counted, and may be all the same. */
  readonly type?: EventType
}

/** What is in analytics_days was counted before this. */
const closed = sql`coalesce((select max(${analytics_closed.until}) from ${analytics_closed}), '-infinity')`

/** Quarters that are not in analytics_days yet, in the columns that fresh rows have here: bucket, key, event_type, count. */
function freshRows(owner: OwnerId, { starts, end, by, key }: Counting): SQL {
  const [first, last] = [sql`greatest(${closed}, ${new Date(starts[0]!).toISOString()}::timestamptz)`, sql`${new Date(end).toISOString()}::timestamptz`]
  if (by === 'page') {
    return sql`select width_bucket(created_at, ${moments(starts)}), split_part(host_url, '?', 1), event_type, 1 from (
      select created_at, host_url, event_type from ${analytics_events}
      where owner_id = ${owner} and created_at >= ${first} and created_at < ${last}
      order by created_at desc limit ${FRESH_EVENTS}
    ) fresh`
  }
  const keys = { all: sql`''`, component: sql`component_id::text`, host: sql`host` }
  return sql`select width_bucket(quarter, ${moments(starts)}), ${keys[by]}, event_type, count from ${analytics_rollup}
    where owner_id = ${owner} and quarter >= ${first} and quarter < ${last}
    ${by === 'component' && key ? sql`and component_id = ${key}` : sql``}`
}

/** Days that buckets cover from midnight to midnight, of UTC, in the columns that fresh rows have. */
function wholeDays(owner: OwnerId, { by, key }: Counting, pieces: readonly Piece[]): SQL {
  const days = new Map<number, { readonly bucket: number; readonly from: string; to: string }>()
  for (const { bucket, day } of pieces) {
    const known = days.get(bucket)
    if (known) known.to = day
    else days.set(bucket, { bucket, from: day, to: day })
  }
  const column = (name: 'bucket' | 'from' | 'to') => sql.param([...days.values()].map((one) => one[name]))
  return sql`select bucket, key, t.event_type, t.count from (
      select span.bucket, d.key, ${ofTypes((column) => sql`sum(${column}) as ${column}`)}
      from unnest(${column('bucket')}::int[], ${column('from')}::date[], ${column('to')}::date[]) as span(bucket, first, last)
      join ${analytics_day_totals} d on d.owner_id = ${owner} and d.dimension = ${by} and d.day between span.first and span.last
      ${key === undefined ? sql`` : sql`and d.key = ${key}`}
      group by span.bucket, d.key
    ) whole cross join lateral (values ${ofTypes((column, type) => sql`(${type}::text, ${column})`)}) as t(event_type, count)`
}

/** Parts of days, in the same columns. */
function partsOfDays(owner: OwnerId, { by, key, type }: Counting, pieces: readonly Piece[]): SQL {
  const column = (name: keyof Piece) => sql.param(pieces.map((piece) => piece[name]))
  return sql`select bucket, d.key, d.event_type,
      coalesce(d.sums[width_bucket(piece.last, d.ends)], 0) - coalesce(d.sums[width_bucket(piece.first, d.ends)], 0)
    from unnest(${column('bucket')}::int[], ${column('day')}::date[], ${column('first')}::smallint[], ${column('last')}::smallint[]) as piece(bucket, day, first, last)
    join ${analytics_days} d on d.owner_id = ${owner} and d.dimension = ${by} and d.day = piece.day
    ${key === undefined ? sql`` : sql`and d.key = ${key}`} ${type === undefined ? sql`` : sql`and d.event_type = ${type}`}`
}

/**
 * Counts of an owner's events by bucket, key and type, without those that are 0. The cost grows with the days shown,
 * and never with the events stored. @returns buckets from 1; key null: hosts or pages that are not told apart
 */
export async function countEvents(owner: OwnerId, db: Db, counting: Counting): Promise<(CountRow & { readonly bucket: number; readonly key: string | null })[]> {
  const { starts, end } = counting
  if (starts.length === 0) return []
  const pieces = utcPieces(starts, end)
  const { rows } = await db.execute<{ bucket: number; key: string; event_type: string; count: number }>(sql`
    select bucket, key, event_type, sum(count)::float8 as count from (
      ${wholeDays(owner, counting, pieces.filter(isWholeDay))}
      union all ${partsOfDays(owner, counting, pieces.filter((piece) => !isWholeDay(piece)))}
      union all ${freshRows(owner, counting)}
    ) counted
    group by bucket, key, event_type having sum(count) > 0`)
  return rows.map((row) => ({ ...row, key: row.key === OTHERS ? null : row.key }))
}

/**
 * How often components were loaded between two midnights of UTC, as SQL. It costs days, not quarters.
 * @param owner SQL that names the owner
 */
export const loadsBetween = (owner: SQL, from: Date, to: Date): SQL => sql`(
  (select coalesce(sum(component_load), 0) from ${analytics_day_totals} where owner_id = ${owner} and dimension = 'all' and day >= ${dayOf(from)}::date and day < ${dayOf(to)}::date)
  + (select coalesce(sum(count), 0) from ${analytics_rollup} where owner_id = ${owner} and event_type = 'component_load'
    and quarter >= greatest(${closed}, ${from.toISOString()}::timestamptz) and quarter < ${to.toISOString()}::timestamptz)
)::float8`

const dayOf = (midnight: Date) => midnight.toISOString().slice(0, 10)

/**
 * How many events of an owner there were, ever. Of a lower end that is not known yet PostgreSQL expects a third of all quarters, and at
 * millions asks for two more processes, whose start takes longer than the answer; of a span with two ends it expects few.
 */
export async function countAllEvents(owner: OwnerId, db: Db): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select (
      (select coalesce(sum(${ofTypes((column) => column, sql` + `)}), 0) from ${analytics_day_totals} where owner_id = ${owner} and dimension = 'all')
      + (select coalesce(sum(count), 0) from ${analytics_rollup} where owner_id = ${owner} and quarter >= ${closed} and quarter < 'infinity')
    )::float8 as total`)
  return rows[0]!.total
}

export async function isOwnComponent(owner: OwnerId, db: Db, id: string): Promise<boolean> {
  return (await nameComponents(owner, db, id)).size > 0
}

/** Kind and name of an owner's components and quizzes, by id. */
export async function nameComponents(owner: OwnerId, db: Db, id?: string): Promise<Map<string, { readonly type: string; readonly name: string }>> {
  const only = (column: typeof component_configs.id | typeof quiz_configs.id) => (id === undefined ? undefined : eq(column, id))
  const rows = await db
    .select({ id: component_configs.id, type: component_configs.component_type, name: component_configs.name })
    .from(component_configs)
    .where(and(eq(component_configs.user_id, owner), only(component_configs.id)))
    .unionAll(
      db
        .select({ id: quiz_configs.id, type: sql<string>`'quiz'`.as('component_type'), name: quiz_configs.name })
        .from(quiz_configs)
        .where(and(eq(quiz_configs.user_id, owner), only(quiz_configs.id))),
    )
  return new Map(rows.map(({ id: known, ...rest }) => [known, rest]))
}

/** The latest events, newest first. */
export async function readRecentEvents(owner: OwnerId, db: Db, componentId: string | undefined): Promise<RecentEvent[]> {
  const of = componentId === undefined ? undefined : eq(analytics_events.component_id, componentId)
  const [rows, names] = await Promise.all([
    db
      .select()
      .from(analytics_events)
      .where(and(eq(analytics_events.owner_id, owner), of))
      .orderBy(desc(analytics_events.created_at), desc(analytics_events.id))
      .limit(RECENT_EVENTS),
    nameComponents(owner, db, componentId),
  ])
  return rows.map(({ id, event_type, component_id, component_type, host_url, created_at }) => ({
    id, event_type, component_id, component_type, component_name: names.get(component_id)?.name ?? null, host_url, created_at: created_at.toISOString(),
  }))
}

/** The events of a time, newest first, in steps, each a query of its own. @param span epoch milliseconds */
export async function* readEvents(owner: OwnerId, db: Db, span: { readonly from: number; readonly to: number }, componentId: string | undefined): AsyncGenerator<ExportedEvent[], undefined> {
  const names = await nameComponents(owner, db)
  const { id, created_at, ...columns } = getTableColumns(analytics_events)
  const of = componentId === undefined ? undefined : eq(columns.component_id, componentId)
  // The time as text: a Date has no microseconds, and the next step begins exactly behind this one.
  const at = sql<string>`${created_at}::text`
  for (let last: { at: string; id: string } | undefined; ; ) {
    const rows = await db
      .select({ ...columns, id, created_at, at })
      .from(analytics_events)
      .where(
        and(
          eq(columns.owner_id, owner), of, gte(created_at, new Date(span.from)),
          last ? sql`${created_at} <= ${last.at}::timestamptz and (${created_at}, ${id}) < (${last.at}::timestamptz, ${last.id}::uuid)` : lt(created_at, new Date(span.to)),
        ),
      )
      .orderBy(desc(created_at), desc(id))
      .limit(EXPORT_STEP)
    if (rows.length > 0) yield rows.map((row) => ({ ...row, component_name: names.get(row.component_id)?.name ?? null }))
    const end = rows.at(-1)
    if (!end || rows.length < EXPORT_STEP) return
    last = end
  }
}

/**
 * Adds to analytics_days what has ended since the last time: all quarters but the one that runs and the one before, into
 * which a slow transaction may still write. Several processes may call it at once; one works, the others do nothing.
 * Days are written anew as wholes, so that nothing is counted twice.
 */
export async function closeQuarters(db: Db): Promise<void> {
  while (await closeOneDay(db));
}

/** @returns whether there may be more to do */
async function closeOneDay(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows: locked } = await tx.execute<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(hashtext('analytics_closed')) as locked`)
    if (!locked[0]?.locked) return false
    const { rows } = await tx.execute<{ since: string; day: string; until: string }>(sql`
      select since::text, (since at time zone 'UTC')::date::text as day, least(date_trunc('day', since, 'UTC') + interval '24 hours', ended)::text as until
      from (
        select coalesce((select until from ${analytics_closed}), (select min(quarter) from ${analytics_rollup})) as since,
          date_bin('15 minutes', now() - interval '15 minutes', timestamptz '2000-01-01 00:00:00+00') as ended
      ) bounds
      where since < ended`)
    const next = rows[0]
    if (!next) return false
    await tx.execute(writeDay(next))
    await tx.execute(sql`insert into ${analytics_closed} (until) values (${next.until}::timestamptz) on conflict ("only") do update set until = excluded.until`)
    return true
  })
}
