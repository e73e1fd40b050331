import type { Plan } from '@inlay/contract/rules/plans'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { monthOf, noticeOf } from './rules.ts'
import type { LoadsNotice } from './rules.ts'

/**
 * Counts the loads of these owners in the month so far, and makes the notifications that are due: each once a month,
 * however many processes look at once.
 * @param mail whether to leave a mail in the outbox too
 * @returns how many were made
 */
export async function tellOfLoads(pool: pg.Pool, owners: readonly string[], mail: boolean, now = new Date()): Promise<number> {
  if (owners.length === 0) return 0
  const { name, from, to } = monthOf(now)
  const { rows } = await pool.query<{ id: string; plan: Plan; loads: number }>(
    `select p.id, p.plan, (
       select coalesce(sum(count), 0)::float8 from analytics_rollup
       where owner_id = p.id and quarter >= $2 and quarter < $3 and event_type = 'component_load'
     ) as loads
     from profiles p
     where p.id = any($1::uuid[]) and p.plan <> 'enterprise'
       and not exists (select from notifications where user_id = p.id and once_key = $4)`,
    [owners, from, to, `loads-100:${name}`],
  )
  let made = 0
  for (const { id, plan, loads } of rows) {
    const notice = noticeOf(loads, plan, name)
    if (notice && (await tell(pool, id, notice, mail))) made++
  }
  return made
}

async function tell(pool: pg.Pool, owner: string, notice: LoadsNotice, mail: boolean): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with told as (
       insert into notifications (id, user_id, kind, once_key, data) values ($1, $2, 'loads', $3, $4)
       on conflict (user_id, once_key) do nothing returning id
     ), left_to_mail as (
       insert into outbox (id, kind, payload) select $5, 'mail.loads', jsonb_build_object('notification', id) from told where $6
     )
     select from told`,
    [uuidv7(), owner, `loads-${notice.percent}:${notice.month}`, JSON.stringify(notice), uuidv7(), mail],
  )
  return rowCount === 1
}
