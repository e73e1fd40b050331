import type { LoadsNotice } from '@inlay/contract/news'
import type { Plan } from '@inlay/contract/rules/plans'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/database.ts'
import { notifications, outbox, profiles } from '../../db/schema.ts'
import { loadsBetween } from '../analytics/store.ts'
import { monthOf, noticeOf } from './rules.ts'

/**
 * Counts the loads of these owners in the month so far, and makes the notifications that are due: each once a month,
 * however many processes look at once.
 * @param mail whether to leave a mail in the outbox too
 * @returns how many were made
 */
export async function tellOfLoads(db: Db, owners: readonly string[], mail: boolean, now = new Date()): Promise<number> {
  if (owners.length === 0) return 0
  const { name, from, to } = monthOf(now)
  const { rows } = await db.execute<{ id: string; plan: Plan; loads: number }>(sql`
    select p.id, p.plan, ${loadsBetween(sql`p.id`, from, to)} as loads from ${profiles} p
    where p.id = any(${sql.param(owners)}::uuid[]) and p.plan <> 'enterprise'
      and not exists (select from ${notifications} where user_id = p.id and once_key = ${`loads-100:${name}`})`)
  let made = 0
  for (const { id, plan, loads } of rows) {
    const notice = noticeOf(loads, plan, name)
    if (notice && (await tell(db, id, notice, mail))) made++
  }
  return made
}

async function tell(db: Db, owner: string, notice: LoadsNotice, mail: boolean): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with told as (
      insert into ${notifications} (id, user_id, kind, once_key, data) values (${uuidv7()}, ${owner}, 'loads', ${`loads-${notice.percent}:${notice.month}`}, ${JSON.stringify(notice)}::jsonb)
      on conflict (user_id, once_key) do nothing returning id
    ), left_to_mail as (
      insert into ${outbox} (id, kind, payload) select ${uuidv7()}::uuid, 'mail.loads', jsonb_build_object('notification', id) from told where ${mail}::boolean
    )
    select from told`)
  return rowCount === 1
}
