import type pg from 'pg'
import { leaveNotices } from '../../outbox/leave-notices.ts'
import { leaveWebhooks } from '../../outbox/leave-webhooks.ts'

/** Days that the link in a mail works. */
const DAYS = 7

export interface Confirmation {
  readonly state: 'open' | 'confirmed' | 'expired'
  /** Of what was signed up for. */
  readonly name: string
}

/** @returns null: no sign-up has this token */
export async function findConfirmation(pool: pg.Pool, hash: string): Promise<Confirmation | null> {
  const { rows } = await pool.query<Confirmation>(
    `select c.name, case when s.confirmed_at is not null then 'confirmed'
       when s.confirm_requested_at > now() - make_interval(days => $2) then 'open' else 'expired' end as state
     from form_submissions s join component_configs c on c.id = s.component_id where s.confirm_hash = $1`,
    [hash, DAYS],
  )
  return rows[0] ?? null
}

const CONFIRM = `
  with confirmed as (
    update form_submissions set confirmed_at = now()
    where confirm_hash = $1 and confirmed_at is null and confirm_requested_at > now() - make_interval(days => $2)
    returning id, component_id as parent
  ), told as (${leaveNotices(`(
    select confirmed.parent, confirmed.id from confirmed join component_configs c on c.id = parent
    where $3 and c.config #>> '{notifications,email}' = 'true'
  )`, 'form')}
  ), ${leaveWebhooks('confirmed', 'form', 'submission.confirmed')}
  select (select count(*)::int from hooks) as hooks from confirmed`

/**
 * Confirms the sign-up of a token, and leaves the notice and the webhooks that its owner may want.
 * @returns whether webhooks were left; null: it is confirmed already, has expired, or there is none
 */
export async function confirm(pool: pg.Pool, hash: string, mail: boolean): Promise<{ hooked: boolean } | null> {
  const { rows } = await pool.query<{ hooks: number }>(CONFIRM, [hash, DAYS, mail])
  return rows[0] ? { hooked: rows[0].hooks > 0 } : null
}
