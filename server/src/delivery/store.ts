import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { askDatabase } from './ask-database.ts'

// Plain SQL over the driver: these two statements are nearly all of what the database does.

/** A component or a quiz as the visitors' side needs it, published or not. */
export interface ComponentRow {
  readonly id: string
  readonly owner_id: string
  /** `quiz` for a quiz. */
  readonly component_type: string
  readonly config: unknown
  readonly version: number
  readonly is_active: boolean
  /** Whether its owner is banned now. */
  readonly banned: boolean
  /** When the owner's ban ends by itself; null: never, or there is none. */
  readonly banned_until: Date | null
}

export async function readComponents(pool: pg.Pool, ids: readonly string[]): Promise<ComponentRow[]> {
  const { rows } = await askDatabase<ComponentRow>(pool, {
    name: 'delivery-components',
    text: `
      select c.*, coalesce(ban.banned, false) as banned, ban.banned_until
      from (
        select id, user_id as owner_id, component_type, config, version, is_active from component_configs
        where id = any($1::uuid[])
        union all
        select id, user_id, 'quiz', config || jsonb_build_object('title', title, 'description', description), version, is_active from quiz_configs
        where id = any($1::uuid[])
      ) c
      left join lateral (
        select true as banned, case when bool_and(expires_at is not null) then max(expires_at) end as banned_until
        from user_bans
        where user_id = c.owner_id and is_active and (expires_at is null or expires_at > now())
        having count(*) > 0
      ) ban on true`,
    values: [ids],
  })
  return rows
}

/** An event that was checked and whose component is known. */
export interface StorableEvent {
  readonly event_key: string
  readonly event_type: string
  readonly component_id: string
  readonly owner_id: string
  readonly component_type: string
  readonly version: number
  readonly host_url: string
  readonly host: string
}

const COLUMNS = ['event_key', 'owner_id', 'component_id', 'component_type', 'event_type', 'host_url', 'host'] as const

/**
 * Stores events and counts them, all or none, in one statement and so in one round trip and one commit. An event
 * whose key is known is left out. Rows are written in the order of their keys, so that two processes that write the
 * same counters wait for each other and never in a circle.
 */
export async function writeEvents(pool: pg.Pool, events: readonly StorableEvent[]): Promise<void> {
  // A key given twice in one statement would be joined twice below.
  const unique = [...new Map(events.map((event) => [event.event_key, event])).values()]
  await askDatabase(pool, {
    name: 'delivery-events',
    text: `
      with arrived as (
        select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[], $9::int[])
          as t(id, event_key, owner_id, component_id, component_type, event_type, host_url, host, version)
      ), fresh as (
        insert into analytics_event_keys (event_key)
        select event_key from arrived order by event_key
        on conflict do nothing
        returning event_key
      ), stored as (
        insert into analytics_events (id, owner_id, component_id, component_type, event_type, event_key, version, host_url, host)
        select id, owner_id, component_id, component_type, event_type, event_key, version, host_url, host
        from arrived join fresh using (event_key)
      )
      insert into analytics_rollup (owner_id, quarter, component_id, event_type, host, count)
      select owner_id, date_bin('15 minutes', now(), timestamptz '2000-01-01 00:00:00+00'), component_id, event_type, host, count(*)
      from arrived join fresh using (event_key)
      group by owner_id, component_id, event_type, host
      order by owner_id, component_id, event_type, host
      on conflict (owner_id, quarter, component_id, event_type, host) do update set count = analytics_rollup.count + excluded.count`,
    values: [unique.map(() => uuidv7()), ...COLUMNS.map((column) => unique.map((event) => event[column])), unique.map((event) => event.version)],
  })
}
