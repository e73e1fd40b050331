import type pg from 'pg'
import { RESET_HOURS } from '@inlay/contract/password-reset'
import type { Answer } from '@inlay/contract/rules/answer'
import type { DeliveredType } from '@inlay/contract/delivery'

export interface NoticedSubmission {
  readonly id: string
  /** Answers by name, or responses by question. */
  readonly data: Readonly<Record<string, Answer>>
  readonly host_url: string
  /** Of a quiz. */
  readonly score: number | null
  readonly outcome: string | null
  /** As it was when the visitor saw it. */
  readonly config: unknown
}

/** What a notice of submissions is made of. */
export interface Notice {
  /** The owner's address. */
  readonly to: string
  readonly name: string
  readonly type: DeliveredType
  /** Those of the named ones that are still there. */
  readonly submissions: readonly NoticedSubmission[]
}

const FORMS = `
  select p.email as to, c.name, c.component_type as type, s.id, s.data, s.host_url, null::float8 as score, null as outcome, coalesce(v.config, c.config) as config
  from form_submissions s join component_configs c on c.id = s.component_id join profiles p on p.id = c.user_id
  left join component_versions v on v.component_id = c.id and v.version = s.version
  where s.id = any($1::uuid[]) order by s.id`

const QUIZZES = `
  select p.email as to, c.name, 'quiz' as type, s.id, s.responses as data, s.host_url, s.score, s.outcome, coalesce(v.config, c.config) as config
  from quiz_submissions s join quiz_configs c on c.id = s.quiz_id join profiles p on p.id = c.user_id
  left join component_versions v on v.quiz_id = c.id and v.version = s.version
  where s.id = any($1::uuid[]) order by s.id`

/** @returns null: all of them were deleted meanwhile */
export async function readNotice(pool: pg.Pool, of: 'form' | 'quiz', ids: readonly string[]): Promise<Notice | null> {
  const { rows } = await pool.query<NoticedSubmission & Pick<Notice, 'to' | 'name' | 'type'>>(of === 'form' ? FORMS : QUIZZES, [ids])
  const [first] = rows
  return first ? { to: first.to, name: first.name, type: first.type, submissions: rows } : null
}

/**
 * Whom to ask to confirm, and the name of what they signed up for. From here on the token whose hash is given works.
 * @returns null: there is nothing left to confirm
 */
export async function readConfirmation(pool: pg.Pool, submissionId: string, hash: string): Promise<{ to: string; name: string } | null> {
  const { rows } = await pool.query<{ to: string; name: string }>(
    `update form_submissions s set confirm_hash = $2 from component_configs c
     where s.id = $1 and c.id = s.component_id and s.confirm_requested_at is not null and s.confirmed_at is null
     returning s.data ->> 'email' as to, c.name`,
    [submissionId, hash],
  )
  return rows[0] ?? null
}

export interface MailedInvitation {
  readonly to: string
  readonly code: string
  readonly expires_at: Date | null
}

/** An invitation for one address. @returns null: it is gone, or makes no account any more */
export async function readInvitation(pool: pg.Pool, id: string): Promise<MailedInvitation | null> {
  const { rows } = await pool.query<MailedInvitation>(
    `select email as to, code, expires_at from invitations
     where id = $1 and email is not null and is_active and uses_count < max_uses and (expires_at is null or expires_at > now())`,
    [id],
  )
  return rows[0] ?? null
}

/** Whose password a link is to set. From here on the token whose hash is given works. @returns null: another link took its place, or it has expired */
export async function readReset(pool: pg.Pool, id: string, hash: string): Promise<{ to: string; expires_at: Date } | null> {
  const { rows } = await pool.query<{ to: string; expires_at: Date }>(
    `update verifications v set identifier = 'password-reset:' || $2::text from profiles p
     where v.id = $1 and v.identifier like 'password-reset:%' and v.expires_at > now() and p.id::text = v.value
     returning p.email as to, v.expires_at`,
    [id, hash],
  )
  return rows[0] ?? null
}

/**
 * Opens the link that somebody asked for, and closes all others of theirs. Again it changes nothing.
 * @returns null: there is no such account any more, the link has expired or was used, or a newer one took its place
 */
export async function openAskedReset(pool: pg.Pool, { id, user, hash, asked_at }: { id: string; user: string; hash: string; asked_at: Date }): Promise<{ to: string; expires_at: Date } | null> {
  const expires = new Date(asked_at.getTime() + RESET_HOURS * 3_600_000)
  const { rows } = await pool.query<{ to: string; expires_at: Date }>(
    `with person as (select id, email from profiles where id = $2 and $4::timestamptz > now()),
     newer as (select from verifications where identifier like 'password-reset:%' and value = $2::text and created_at > $5::timestamptz and id <> $1),
     closed as (
       delete from verifications where identifier like 'password-reset:%' and id <> $1 and not exists (select from newer)
       and (value = $2::text or expires_at < now())
     ), opened as (
       insert into verifications (id, identifier, value, expires_at, created_at)
       select $1, 'password-reset:' || $3::text, id::text, $4, $5 from person where not exists (select from newer)
       on conflict (id) do nothing returning id
     )
     select email as to, $4::timestamptz as expires_at from person
     where exists (select from opened) or exists (select from verifications where id = $1)`,
    [id, user, hash, expires, asked_at],
  )
  return rows[0] ?? null
}

/** A notification, and its owner's address. @returns null: it was deleted meanwhile */
export async function readNotification(pool: pg.Pool, id: string): Promise<{ to: string; data: unknown } | null> {
  const { rows } = await pool.query<{ to: string; data: unknown }>('select p.email as to, n.data from notifications n join profiles p on p.id = n.user_id where n.id = $1', [id])
  return rows[0] ?? null
}

/** A webhook that was switched off by itself. */
export interface MailedWebhook {
  readonly to: string
  readonly id: string
  readonly url: string
  readonly description: string
  /** Why the last attempt was no success. */
  readonly last_error: string | null
}

/** @returns null: it was deleted, or is on again */
export async function readWebhookOff(pool: pg.Pool, id: string): Promise<MailedWebhook | null> {
  const { rows } = await pool.query<MailedWebhook>(
    `select p.email as to, e.id, e.url, e.description,
       (select d.last_error from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'failed' order by d.created_at desc, d.id desc limit 1) as last_error
     from webhook_endpoints e join profiles p on p.id = e.user_id where e.id = $1 and e.given_up_at is not null`,
    [id],
  )
  return rows[0] ?? null
}
