import type pg from 'pg'
import { makeVisits } from './visits.ts'
import type { Sent } from './visits.ts'
import type { Sample } from './samples.ts'

/** Rows that one statement inserts. */
const STEP = 10_000

/** Stores what visitors did, with its counts by quarter. @param ids of the samples that are made */
export async function fillVisits(client: pg.Client, owner: string, samples: readonly Sample[], ids: ReadonlyMap<Sample, string>, now: number): Promise<void> {
  const { events, sent } = makeVisits(samples, now)
  events.sort((one, other) => one.at - other.at)
  for (let from = 0; from < events.length; from += STEP) {
    const step = events.slice(from, from + STEP)
    await client.query(
      `insert into analytics_events (id, owner_id, component_id, component_type, event_type, event_key, version, host_url, host, created_at)
      select uuidv7(at - now()), $1, component_id, component_type, event_type, gen_random_uuid(), 1, url, host, at
      from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[]) as e(component_id, component_type, event_type, url, host, at)`,
      [owner, step.map(({ sample }) => ids.get(sample)), step.map(({ sample }) => sample.type), step.map(({ type }) => type), ...places(step)],
    )
  }
  await client.query(`insert into analytics_rollup (owner_id, quarter, component_id, event_type, host, count)
    select owner_id, date_bin('15 minutes', created_at, timestamptz '2000-01-01 00:00:00+00'), component_id, event_type, host, count(*) from analytics_events group by 1, 2, 3, 4, 5 order by 2`)

  const quiz = ({ sample }: Sent) => sample.type === 'quiz'
  const forms = sent.filter((one) => !quiz(one))
  await client.query(
    `insert into form_submissions (id, component_id, data, unique_key, host_url, host, submitted_at, version, submission_key)
    select uuidv7(at - now()), component_id, data, unique_key, url, host, at, 1, gen_random_uuid()
    from unnest($1::uuid[], $2::jsonb[], $3::text[], $4::text[], $5::text[], $6::timestamptz[]) as s(component_id, data, unique_key, url, host, at)
    on conflict do nothing`,
    [forms.map(({ sample }) => ids.get(sample)), forms.map(({ answers }) => JSON.stringify(answers)), forms.map(({ unique }) => unique), ...places(forms)],
  )
  const runs = sent.filter(quiz)
  await client.query(
    `insert into quiz_submissions (id, quiz_id, responses, score, outcome, host_url, host, created_at, version, submission_key)
    select uuidv7(at - now()), quiz_id, responses, score, outcome, url, host, at, 1, gen_random_uuid()
    from unnest($1::uuid[], $2::jsonb[], $3::float8[], $4::text[], $5::text[], $6::text[], $7::timestamptz[]) as s(quiz_id, responses, score, outcome, url, host, at)`,
    [runs.map(({ sample }) => ids.get(sample)), runs.map(({ answers }) => JSON.stringify(answers)), runs.map(({ score }) => score), runs.map(({ outcome }) => outcome), ...places(runs)],
  )
}

/** Addresses, hosts and times, as columns. */
const places = (rows: readonly { url: string; at: number }[]) => [rows.map(({ url }) => url), rows.map(({ url }) => new URL(url).host), rows.map(({ at }) => new Date(at).toISOString())]
