import type pg from 'pg'
import type { Answer } from '@inlay/contract/rules/answer'
import type { SubmissionKind, SubmissionType } from '@inlay/contract/owner-submissions'
import type { Plan } from '@inlay/contract/rules/plans'
import { DELIVERIES_DAYS, FAILING_DAYS, ROTATION_HOURS } from '@inlay/contract/webhooks'
import type { DeliveryState } from '@inlay/contract/webhooks'
import type { StoredFile } from '../features/submissions/rules.ts'

/** A message that is to be sent, and where to. */
export interface Outgoing {
  readonly endpoint_id: string
  readonly url: string
  readonly enabled: boolean
  readonly secret_version: number
  /** Whether the secret before this one signs too. */
  readonly rotated: boolean
  readonly plan: Plan
  readonly banned: boolean
  readonly event: string
  readonly submission_type: SubmissionType | null
  readonly submission_id: string | null
  readonly created_at: Date
}

/** @returns null: it was deleted, or a replay has taken its place */
export async function readOutgoing(pool: pg.Pool, id: string, outboxId: string): Promise<Outgoing | null> {
  const { rows } = await pool.query<Outgoing>(
    `select e.id as endpoint_id, e.url, e.enabled, e.secret_version, coalesce(e.rotated_at > now() - make_interval(hours => $3), false) as rotated, p.plan,
       exists (select from user_bans b where b.user_id = p.id and b.is_active and (b.expires_at is null or b.expires_at > now())) as banned,
       d.event, d.submission_type, d.submission_id, d.created_at
     from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id join profiles p on p.id = e.user_id
     where d.id = $1 and d.outbox_id = $2`,
    [id, outboxId, ROTATION_HOURS],
  )
  return rows[0] ?? null
}

/** A submission as it is told. */
export interface SentSubmission {
  readonly type: SubmissionType
  readonly id: string
  readonly component_id: string
  readonly component_name: string
  readonly kind: SubmissionKind
  readonly host_url: string
  readonly host: string
  readonly version: number
  readonly submitted_at: Date
  readonly score: number | null
  readonly outcome: string | null
  readonly confirmation: 'waiting' | 'confirmed' | null
  readonly data: Readonly<Record<string, Answer>>
  /** As it was when the visitor saw it. */
  readonly config: unknown
  readonly files: readonly StoredFile[]
}

const FORM = `
  select 'form' as type, s.id, c.id as component_id, c.name as component_name, c.component_type as kind, s.host_url, s.host, s.version, s.submitted_at,
    null::float8 as score, null as outcome, case when s.confirmed_at is not null then 'confirmed' when s.confirm_requested_at is not null then 'waiting' end as confirmation,
    s.data, coalesce(v.config, c.config) as config,
    coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'media_type', u.media_type, 'size', u.size)) from uploads u where u.submission_id = s.id), '[]') as files
  from form_submissions s join component_configs c on c.id = s.component_id
  left join component_versions v on v.component_id = c.id and v.version = s.version
  where s.id = $1`

const QUIZ = `
  select 'quiz' as type, s.id, c.id as component_id, c.name as component_name, 'quiz' as kind, s.host_url, s.host, s.version, s.created_at as submitted_at,
    s.score, s.outcome, null as confirmation, s.responses as data, coalesce(v.config, c.config) as config, '[]'::jsonb as files
  from quiz_submissions s join quiz_configs c on c.id = s.quiz_id
  left join component_versions v on v.quiz_id = c.id and v.version = s.version
  where s.id = $1`

/** @returns null: it was deleted */
export async function readSent(pool: pg.Pool, type: SubmissionType, id: string): Promise<SentSubmission | null> {
  const { rows } = await pool.query<SentSubmission>(type === 'form' ? FORM : QUIZ, [id])
  return rows[0] ?? null
}

/** What became of one attempt. */
export interface Attempt {
  readonly state: DeliveryState
  readonly status: number | null
  readonly error: string | null
  readonly response: string | null
}

/** Whether an endpoint is switched off by this attempt: its message is given up, and for days none was taken. As SQL on the endpoint e. */
const GIVES_UP = `coalesce($3 = 'failed' and e.enabled and e.failing_since < now() - make_interval(days => ${FAILING_DAYS}), false)`

/** The endpoint is locked before the delivery, as where it is deleted with its log. */
const RECORD = `
  with locked as materialized (
    select e.id from webhook_endpoints e join webhook_deliveries d on d.endpoint_id = e.id where d.id = $1 for no key update of e
  ), attempt as (
    update webhook_deliveries d set state = $3, last_at = now(), last_status = $4, last_error = $5, response = $6, attempts = attempts + $7
    from locked where d.id = $1 and d.outbox_id = $2
    returning locked.id as endpoint_id
  ), endpoint as (
    update webhook_endpoints e set
      failing_since = case when $3 <> 'delivered' then coalesce(e.failing_since, now()) end,
      enabled = e.enabled and not ${GIVES_UP}, given_up_at = case when ${GIVES_UP} then now() else e.given_up_at end
    from attempt where e.id = attempt.endpoint_id and $7 > 0 and ((e.failing_since is null) <> ($3 = 'delivered') or ${GIVES_UP})
    returning e.id, coalesce(e.given_up_at = now(), false) as off
  ), told as (
    insert into outbox (id, kind, payload) select gen_random_uuid(), 'mail.webhook-off', jsonb_build_object('endpoint', id) from endpoint where off and $8
  )
  select from endpoint where off`

/**
 * Writes an attempt into the log, and switches the endpoint off where that is due. Does nothing where a replay has taken its place.
 * @param called whether anybody was called
 * @param mail whether to leave a mail to the owner of an endpoint that is switched off
 * @returns whether it was
 */
export async function recordAttempt(pool: pg.Pool, id: string, outboxId: string, { state, status, error, response }: Attempt, { called, mail }: { readonly called: boolean; readonly mail: boolean }): Promise<boolean> {
  const { rowCount } = await pool.query(RECORD, [id, outboxId, state, status, error, response, called ? 1 : 0, mail])
  return rowCount === 1
}

/** Forgets old deliveries. */
export async function pruneDeliveries(pool: pg.Pool): Promise<void> {
  await pool.query('delete from webhook_deliveries where created_at < now() - make_interval(days => $1)', [DELIVERIES_DAYS])
}
