import type pg from 'pg'

/** A row of the outbox that somebody has begun to send. */
export interface OutboxItem {
  readonly id: string
  readonly kind: string
  readonly payload: Readonly<Record<string, unknown>>
  /** How often sending it was begun, this time included. */
  readonly attempts: number
  readonly created_at: Date
}

/** Which receiver a payload is for, where one of many slow ones must not hold up the others; else empty. */
export const receiverOf = (payload: OutboxItem['payload']): string => (typeof payload['receiver'] === 'string' ? payload['receiver'] : '')

/**
 * Takes the row that has been due longest, for `lease` seconds: until then no process takes it again. Processes that
 * ask at once get different rows.
 * @param busy receivers whose rows are left for later
 * @returns null: nothing of these kinds is due
 */
export async function claim(pool: pg.Pool, kinds: readonly string[], lease: number, busy: readonly string[]): Promise<OutboxItem | null> {
  const { rows } = await pool.query<OutboxItem>({
    name: 'outbox-claim',
    text: `
      update outbox set attempts = attempts + 1, due_at = now() + make_interval(secs => $2)
      where id = (
        select id from outbox where done_at is null and due_at <= now() and kind = any($1::text[]) and coalesce(payload ->> 'receiver', '') <> all($3::text[])
        order by due_at limit 1 for update skip locked
      )
      returning id, kind, payload, attempts, created_at`,
    values: [kinds, lease, busy],
  })
  return rows[0] ?? null
}

/** Writes what became of an item. Does nothing where its lease ran out and somebody else has begun to send it. */
export async function finish(pool: pg.Pool, { id, attempts }: OutboxItem, result: 'sent' | 'dropped' | 'failed'): Promise<void> {
  await pool.query('update outbox set done_at = now(), result = $3 where id = $1 and attempts = $2 and done_at is null', [id, attempts, result])
}

/** Gives an item back as if it had not been taken up. */
export async function release(pool: pg.Pool, { id, attempts }: OutboxItem): Promise<void> {
  await pool.query('update outbox set attempts = attempts - 1, due_at = now() where id = $1 and attempts = $2 and done_at is null', [id, attempts])
}

/** Gives an item back, to be sent again in `wait` milliseconds. */
export async function putBack(pool: pg.Pool, { id, attempts }: OutboxItem, wait: number): Promise<void> {
  await pool.query(`update outbox set due_at = now() + make_interval(secs => $3) where id = $1 and attempts = $2 and done_at is null`, [id, attempts, wait / 1000])
}

/** Days that a row is kept after it is done with; and after it was made, where nobody sends its kind any more. */
const KEPT = { done: 7, unsent: 30 }

/** Removes old rows. */
export async function pruneOutbox(pool: pg.Pool): Promise<void> {
  await pool.query(
    `delete from outbox where done_at < now() - make_interval(days => $1)
     or (done_at is null and due_at <= now() and created_at < now() - make_interval(days => $2))`,
    [KEPT.done, KEPT.unsent],
  )
}
