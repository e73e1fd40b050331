import { EVENT_TYPES } from '@inlay/contract/delivery'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { analytics_day_totals, analytics_days, analytics_events, analytics_platform_days, analytics_rollup, profiles } from './schema.ts'

/** How many of an owner's hosts, and of their pages, one day tells apart; the rest counts as OTHERS. */
const KEYS_A_DAY = 25

/** No host and no page: an address holds no such character unescaped. */
export const OTHERS = '<others>'

/** Something for each type of event and the column of analytics_day_totals that counts it. */
export const ofTypes = (part: (column: SQL, type: string) => SQL, between = sql`, `): SQL =>
  sql.join(EVENT_TYPES.map((type) => part(sql`${sql.identifier(analytics_day_totals[type].name)}`, type)), between)

/**
 * Statement that writes one UTC day of counts, as far as it has ended, of every owner for whom something was counted since.
 * @param part times as PostgreSQL writes them, and the day: "2026-11-28"
 */
export function writeDay({ since, day, until }: { readonly since: string; readonly day: string; readonly until: string }): SQL {
  const start = sql`${`${day} 00:00:00+00`}::timestamptz`
  const end = (at: SQL) => sql`(floor(extract(epoch from ${at} - ${start}) / 900) + 1)::smallint`
  // How many of a row's ends lie before what is added now; the counts of all owners are added to, since the others have no part in this.
  const known = sql`width_bucket(${end(sql`${since}::timestamptz`)} - 1::smallint, d.ends)`
  return sql`
    with active as materialized (
      select id as owner_id from ${profiles} p
      where exists (select from ${analytics_rollup} r where r.owner_id = p.id and r.quarter >= ${since}::timestamptz and r.quarter < ${until}::timestamptz)
    ), quarters as materialized (
      select a.owner_id, r.* from active a cross join lateral (
        select component_id, host, event_type, ${end(sql`quarter`)} as ends, sum(count) as count from ${analytics_rollup}
        where owner_id = a.owner_id and quarter >= ${start} and quarter < ${until}::timestamptz
        group by 1, 2, 3, 4
      ) r
    ), cells as (
      select owner_id, 'all' as dimension, '' as key, event_type, ends, sum(count) as count from quarters group by owner_id, event_type, ends
      union all select owner_id, 'component', component_id::text, event_type, ends, sum(count) from quarters group by owner_id, component_id, event_type, ends
      union all select owner_id, 'host', host, event_type, ends, sum(count) from quarters group by owner_id, host, event_type, ends
      union all select a.owner_id, 'page', e.* from active a cross join lateral (
        select split_part(host_url, '?', 1), event_type, ${end(sql`created_at`)}, count(*) from ${analytics_events}
        where owner_id = a.owner_id and created_at >= ${start} and created_at < ${until}::timestamptz
        group by 1, 2, 3
      ) e
    ), ranks as (
      select owner_id, dimension, key, row_number() over (partition by owner_id, dimension order by sum(count) desc, key) as rank
      from cells where dimension in ('host', 'page') group by owner_id, dimension, key
    ), kept as (
      select owner_id, dimension, case when rank > ${KEYS_A_DAY} then ${OTHERS} else key end as key, event_type, ends, sum(count) as count
      from cells left join ranks using (owner_id, dimension, key) group by 1, 2, 3, 4, 5
    ), days as materialized (
      select owner_id, dimension, key, event_type, array_agg(ends order by ends) as ends, array_agg(sum::int order by ends) as sums
      from (select *, sum(count) over (partition by owner_id, dimension, key, event_type order by ends) as sum from kept) running
      group by owner_id, dimension, key, event_type
    ), totals as (
      insert into ${analytics_day_totals} as d (owner_id, dimension, day, key, ${ofTypes((column) => column)})
      select owner_id, dimension, ${day}::date, key, ${ofTypes((_, type) => sql`coalesce(sum(count) filter (where event_type = ${type}), 0)`)}
      from kept group by owner_id, dimension, key
      on conflict (owner_id, dimension, day, key) do update set ${ofTypes((column) => sql`${column} = excluded.${column}`)}
      where (${ofTypes((column) => sql`d.${column}`)}) <> (${ofTypes((column) => sql`excluded.${column}`)})
    ), totals_gone as (
      delete from ${analytics_day_totals} d using active a
      where d.owner_id = a.owner_id and d.day = ${day}::date and d.dimension in ('host', 'page')
        and not exists (select from days n where (n.owner_id, n.dimension, n.key) = (d.owner_id, d.dimension, d.key))
    ), platform as (
      insert into ${analytics_platform_days} as d (day, event_type, ends, sums)
      select ${day}::date, event_type, array_agg(ends order by ends), array_agg(sum order by ends)
      from (
        select event_type, ends, (sum(sum(count)) over (partition by event_type order by ends))::bigint as sum
        from quarters where ends >= ${end(sql`${since}::timestamptz`)} group by event_type, ends
      ) fresh
      group by event_type
      on conflict (day, event_type) do update set
        ends = d.ends[:${known}] || excluded.ends,
        sums = d.sums[:${known}] || (select array_agg(sum + coalesce(d.sums[${known}], 0) order by n) from unnest(excluded.sums) with ordinality as added(sum, n))
    ), gone as (
      delete from ${analytics_days} d using active a
      where d.owner_id = a.owner_id and d.day = ${day}::date and d.dimension in ('host', 'page')
        and not exists (select from days n where (n.owner_id, n.dimension, n.key, n.event_type) = (d.owner_id, d.dimension, d.key, d.event_type))
    )
    insert into ${analytics_days} as d (owner_id, dimension, day, key, event_type, ends, sums)
    select owner_id, dimension, ${day}::date, key, event_type, ends, sums from days
    on conflict (owner_id, dimension, day, key, event_type) do update set ends = excluded.ends, sums = excluded.sums
    where d.ends <> excluded.ends or d.sums <> excluded.sums`
}
