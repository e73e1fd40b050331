import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { moments } from '../../db/moments.ts'
import { analytics_closed, analytics_platform_days, analytics_rollup, component_configs, outbox, profiles, submission_counts, uploads } from '../../db/schema.ts'
import { utcPieces } from '../analytics/rules.ts'
import type { AdminActor } from '../auth/session.ts'

export interface PlatformCount {
  /** From 1. */
  readonly bucket: number
  readonly event_type: string
  readonly count: number
}

const iso = (at: number) => new Date(at).toISOString()

/**
 * Counts of everybody's events: by bucket and type for each list of starts (rising, on quarters, epoch ms, until `end`),
 * and of all time. The cost grows with the days shown, and never with owners or events: of what is not yet in
 * analytics_platform_days there are at most some quarters of an hour.
 */
export function countPlatform(_: AdminActor, db: Db, lists: readonly (readonly number[])[], end: number): Promise<{ readonly lists: PlatformCount[][]; readonly total: number }> {
  // One look at the database for all, so that nothing is counted twice while quarters are closed.
  return db.transaction(
    async (tx) => {
      // Asked first, so that the plan knows how few quarters there are.
      const { rows: closed } = await tx.execute<{ until: string }>(sql`select coalesce((select max(${analytics_closed.until}) from ${analytics_closed}), '-infinity')::text as until`)
      const until = sql`${closed[0]!.until}::timestamptz`
      const counted: PlatformCount[][] = []
      for (const starts of lists) counted.push((await tx.execute<{ bucket: number; event_type: string; count: number }>(countBuckets(starts, end, until))).rows)
      const { rows } = await tx.execute<{ total: number }>(sql`
        select ((select coalesce(sum(sums[cardinality(sums)]), 0) from ${analytics_platform_days})
          + (select coalesce(sum(count), 0) from ${analytics_rollup} where quarter >= ${until}))::float8 as total`)
      return { lists: counted, total: rows[0]!.total }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

function countBuckets(starts: readonly number[], end: number, closed: SQL): SQL {
  const pieces = utcPieces(starts, end)
  const column = (of: (piece: (typeof pieces)[number]) => unknown) => sql.param(pieces.map(of))
  return sql`
    select bucket, event_type, sum(count)::float8 as count from (
      select bucket, d.event_type, coalesce(d.sums[width_bucket(piece.last, d.ends)], 0) - coalesce(d.sums[width_bucket(piece.first, d.ends)], 0) as count
      from unnest(${column((p) => p.bucket)}::int[], ${column((p) => p.day)}::date[], ${column((p) => p.first)}::smallint[], ${column((p) => p.last)}::smallint[]) as piece(bucket, day, first, last)
      join ${analytics_platform_days} d on d.day = piece.day
      union all
      select width_bucket(quarter, ${moments(starts)}), event_type, count from ${analytics_rollup}
      where quarter >= ${closed} and quarter >= ${iso(starts[0]!)}::timestamptz and quarter < ${iso(end)}::timestamptz
    ) counted
    group by bucket, event_type having sum(count) > 0`
}

/** How many accounts were made in each bucket; those without any are left out. */
export async function countSignups(_: AdminActor, db: Db, starts: readonly number[]): Promise<{ bucket: number; count: number }[]> {
  const { rows } = await db.execute<{ bucket: number; count: number }>(sql`
    select width_bucket(created_at, ${moments(starts)}) as bucket, count(*)::float8 as count from ${profiles}
    where created_at >= ${iso(starts[0]!)}::timestamptz group by 1`)
  return rows
}

export interface PlatformTotals extends Record<string, unknown> {
  readonly users: number
  readonly components: number
  readonly components_active: number
  readonly submissions: number
  readonly outbox_waiting: number
  readonly outbox_due: string | null
  readonly outbox_failed: number
  readonly database: number
  readonly uploads: number
  readonly files: number
}

/** Webhooks are sent from the same table, and one of theirs that waits is its owner's to look at. */
const IS_MAIL = sql`${outbox.kind} like 'mail.%'`

/** What there is now, and how much room it takes, in bytes. */
export async function readPlatform(_: AdminActor, db: Db): Promise<PlatformTotals> {
  const { rows } = await db.execute<PlatformTotals>(sql`
    select (select count(*)::float8 from ${profiles}) as users, kinds.*,
      (select coalesce(sum(total), 0)::float8 from ${submission_counts}) as submissions,
      mail.*, (select count(*)::float8 from ${outbox} where done_at is not null and result = 'failed' and ${IS_MAIL}) as outbox_failed,
      pg_database_size(current_database())::float8 as database, files.*
    from (select count(*)::float8 as components, (count(*) filter (where is_active))::float8 as components_active from ${component_configs}) kinds,
      (select count(*)::float8 as outbox_waiting, to_char(min(due_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as outbox_due from ${outbox} where done_at is null and ${IS_MAIL}) mail,
      (select coalesce(sum(size), 0)::float8 as uploads, count(*)::float8 as files from ${uploads}) files`)
  return rows[0]!
}
