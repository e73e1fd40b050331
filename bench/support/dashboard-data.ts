import type pg from 'pg'

/** How much there is of everything. */
export interface Size {
  readonly events: number
  readonly owners: number
  /** The measured owner's: share of all events, and components. */
  readonly share: number
  readonly components: number
}

const OTHERS_COMPONENTS = 5
const DAYS = 90

/**
 * Events of 90 days in the order of time, as they come in, with their counts by quarter, and a submission for every
 * thousandth event. One owner has many of them on four sites, the others the rest on two.
 * @param owner id of the measured owner, whose account is there
 */
export async function fillDatabase(pool: pg.Pool, owner: string, { events, owners, share, components }: Size): Promise<void> {
  const run = (text: string, values: unknown[] = []) => pool.query(text, values)
  await run(
    `insert into profiles (id, email, full_name) select gen_random_uuid(), 'owner-' || n || '@bench.example', 'Owner' from generate_series(2, $1::int) n`,
    [owners],
  )
  await run(
    `insert into component_configs (id, user_id, component_type, name, config, is_active)
    select gen_random_uuid(), p.id, (array['faq','newsletter','poll','form','banner'])[1 + n % 5], 'Component ' || n, '{}', true
    from profiles p, generate_series(1, case when p.id = $1::uuid then $2::int else $3::int end) n`,
    [owner, components, OTHERS_COMPONENTS],
  )
  // The planner would think the owners few, and look through all of them for each event.
  await run('analyze')
  await run(`create table bench_months as select generate_series(date_trunc('month', now() - interval '${DAYS} days'), now(), interval '1 month') as month`)
  const { rows } = await run(`select month::text as start, (month + interval '1 month')::text as "end", to_char(month at time zone 'UTC', 'YYYY_MM') as name from bench_months where to_regclass('analytics_events_' || to_char(month at time zone 'UTC', 'YYYY_MM')) is null`)
  for (const { start, end, name } of rows as { start: string; end: string; name: string }[]) {
    await run(`create table analytics_events_${name} partition of analytics_events for values from ('${start}') to ('${end}')`)
  }
  const putBack = await takeIndexes(pool, ['analytics_events', 'analytics_rollup'])
  // Days that begin on quarters, one after the other: so the counts lie in the order of time too, and each is written once.
  const end = (await pool.query<{ at: Date }>(`select date_bin('15 minutes', now(), timestamptz '2000-01-01 00:00:00+00') as at`)).rows[0]!.at
  for (let day = 1; day <= DAYS; day++) {
    await run(
      `with stored as (
        insert into analytics_events (id, owner_id, component_id, component_type, event_type, event_key, version, host_url, host, created_at)
        select uuidv7(at - now()), o.id, o.ids[c], o.types[c],
          (array['component_load','view','component_interaction','click','submit','component_error'])[case when kind < .48 then 1 when kind < .8 then 2 when kind < .92 then 3 when kind < .96 then 4 when kind < .995 then 5 else 6 end],
          gen_random_uuid(), 1, 'https://' || host || '/page-' || page, host, at
        from (
          select at, kind, page, case when owner < $3::float8 then 1 else 2 + floor((owner - $3) / (1 - $3) * ($2::int - 1))::int end as nth, part, place
          from (
            select $6::timestamptz + interval '1 day' * ($5::int - ${DAYS} - 1 + (g - 0.5) * ${DAYS} / $1::bigint) as at, random() as owner, random() as kind,
              power(random(), 1.6) as part, floor(power(random(), 2) * 4)::int as place, floor(power(random(), 2) * 40)::int as page
            from generate_series(1, $1::bigint / ${DAYS}) g
          ) drawn
        ) e
        join (
          select row_number() over (order by p.id <> $4::uuid, p.id) as nth, p.id, array_agg(c.id) as ids, array_agg(c.component_type) as types
          from profiles p join component_configs c on c.user_id = p.id group by p.id
        ) o on o.nth = e.nth
        cross join lateral (select 1 + floor(part * cardinality(o.ids))::int as c, 'site-' || o.nth || '-' || case when o.nth = 1 then place else place % 2 end || '.example' as host) d
        returning owner_id, created_at, component_id, event_type, host
      )
      insert into analytics_rollup (owner_id, quarter, component_id, event_type, host, count)
      select owner_id, date_bin('15 minutes', created_at, timestamptz '2000-01-01 00:00:00+00'), component_id, event_type, host, count(*) from stored group by 1, 2, 3, 4, 5 order by 2`,
      [events, owners, share, owner, day, end],
    )
  }
  await putBack()
  await run(
    `insert into form_submissions (id, component_id, data, host_url, host, version, submission_key, submitted_at)
    select uuidv7(-(interval '${DAYS} days' * n / greatest(1, $1::int / 1000))), c.ids[1 + n % cardinality(c.ids)], '{"email":"somebody@bench.example"}', 'https://site.example/', 'site.example', 1, gen_random_uuid(), now() - interval '${DAYS} days' * n / greatest(1, $1::int / 1000)
    from generate_series(1, $1::int / 1000) n, (select array_agg(id) as ids from component_configs where user_id = $2::uuid and component_type = 'newsletter') c`,
    [events, owner],
  )
  await run('drop table bench_months')
  await run('vacuum analyze')
  // What was filled would be written to disk beside the first questions.
  await run('checkpoint')
}

/**
 * Takes all indexes off some tables: filled without them, and indexed afterwards, is several times as quick.
 * @returns puts them back
 */
async function takeIndexes(pool: pg.Pool, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ table: string; name: string; definition: string; constraint: boolean }>(
    `select i.indrelid::regclass::text as table, x.relname as name, c.oid is not null as constraint, coalesce(pg_get_constraintdef(c.oid), replace(pg_get_indexdef(x.oid), ' ON ONLY ', ' ON ')) as definition
    from pg_index i join pg_class x on x.oid = i.indexrelid left join pg_constraint c on c.conindid = x.oid where i.indrelid = any($1::regclass[])`,
    [tables],
  )
  for (const { table, name, constraint } of rows) await pool.query(constraint ? `alter table ${table} drop constraint "${name}"` : `drop index "${name}"`)
  return async () => {
    for (const { table, name, constraint, definition } of rows) await pool.query(constraint ? `alter table ${table} add constraint "${name}" ${definition}` : definition)
  }
}
