import type { Delivery, DeliveryState, Webhook, WebhookEvent } from '@inlay/contract/webhooks'
import { TEST_EVENT } from '@inlay/contract/webhooks'
import type { SubmissionType } from '@inlay/contract/owner-submissions'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/database.ts'
import { outbox, profiles, webhook_deliveries, webhook_endpoints } from '../../db/schema.ts'
import type { OwnerId } from '../auth/session.ts'

const owned = (owner: OwnerId, id: string) => and(eq(webhook_endpoints.id, id), eq(webhook_endpoints.user_id, owner))

const LAST = sql<{ state: DeliveryState; at: string } | null>`(
  select jsonb_build_object('state', d.state, 'at', d.last_at) from ${webhook_deliveries} d
  where d.endpoint_id = ${webhook_endpoints}.id and d.last_at is not null order by d.created_at desc, d.id desc limit 1)`

type Row = typeof webhook_endpoints.$inferSelect

const told = ({ id, url, description, events, enabled, given_up_at, created_at }: Row, last: { state: DeliveryState; at: string } | null): Webhook => ({
  id, url, description, events: events as WebhookEvent[], enabled, given_up_at: given_up_at?.toISOString() ?? null, created_at: created_at.toISOString(), last: last && { state: last.state, at: new Date(last.at).toISOString() },
})

/** Oldest first. */
export async function listWebhooks(owner: OwnerId, db: Db): Promise<Webhook[]> {
  const rows = await db
    .select({ endpoint: webhook_endpoints, last: LAST })
    .from(webhook_endpoints)
    .where(eq(webhook_endpoints.user_id, owner))
    .orderBy(asc(webhook_endpoints.created_at), asc(webhook_endpoints.id))
  return rows.map(({ endpoint, last }) => told(endpoint, last))
}

type Values = Pick<Webhook, 'url' | 'description' | 'events' | 'enabled'>

/** @returns null: the owner has `max` already */
export async function insertWebhook(owner: OwnerId, db: Db, values: Values, max: number): Promise<Webhook | null> {
  return db.transaction(async (tx) => {
    // Of two at once one counts the other's.
    await tx.execute(sql`select from ${profiles} where ${profiles.id} = ${owner} for update`)
    if ((await tx.$count(webhook_endpoints, eq(webhook_endpoints.user_id, owner))) >= max) return null
    const [row] = await tx.insert(webhook_endpoints).values({ ...values, id: uuidv7(), user_id: owner }).returning()
    return told(row!, null)
  })
}

/** @returns null: the owner has no such webhook */
export async function updateWebhook(owner: OwnerId, db: Db, id: string, change: { [K in keyof Values]?: Values[K] | undefined }): Promise<Webhook | null> {
  // Another address, or a switch by hand, begins anew. What is not given stays; a statement that sets nothing would be none.
  const anew = { ...((change.url !== undefined || change.enabled !== undefined) && { failing_since: null }), ...(change.enabled !== undefined && { given_up_at: null }) }
  await db.update(webhook_endpoints).set({ ...change, ...anew, id }).where(owned(owner, id))
  const [found] = await db.select({ endpoint: webhook_endpoints, last: LAST }).from(webhook_endpoints).where(owned(owner, id))
  return found ? told(found.endpoint, found.last) : null
}

/** Deletes it with its log. @returns false: the owner has no such webhook */
export async function deleteWebhook(owner: OwnerId, db: Db, id: string): Promise<boolean> {
  return (await db.delete(webhook_endpoints).where(owned(owner, id)).returning({ id: webhook_endpoints.id })).length > 0
}

/** Which secret it has, and since when. */
export interface SecretState {
  readonly version: number
  /** null: it is the first. */
  readonly rotatedAt: Date | null
}

const SECRET = { version: webhook_endpoints.secret_version, rotatedAt: webhook_endpoints.rotated_at }

/** @returns null: the owner has no such webhook */
export async function findSecret(owner: OwnerId, db: Db, id: string): Promise<SecretState | null> {
  const [row] = await db.select(SECRET).from(webhook_endpoints).where(owned(owner, id))
  return row ?? null
}

/** As findSecret, of the next one. */
export async function rotateSecret(owner: OwnerId, db: Db, id: string): Promise<SecretState | null> {
  const [row] = await db.update(webhook_endpoints).set({ secret_version: sql`${webhook_endpoints.secret_version} + 1`, rotated_at: sql`now()` }).where(owned(owner, id)).returning(SECRET)
  return row ?? null
}

interface Sent {
  readonly row: typeof webhook_deliveries.$inferSelect
  readonly due: Date | null
}

const delivery = ({ row, due }: Sent): Delivery => ({
  id: row.id,
  event: row.event as Delivery['event'],
  submission: row.submission_id === null ? null : { type: row.submission_type as SubmissionType, id: row.submission_id },
  state: row.state as DeliveryState,
  created_at: row.created_at.toISOString(),
  attempts: row.attempts,
  last_at: row.last_at?.toISOString() ?? null,
  last_status: row.last_status,
  last_error: row.last_error,
  response: row.response,
  next_at: row.state === 'waiting' ? (due?.toISOString() ?? null) : null,
})

/** Newest first; none when the webhook is not this owner's. */
export async function listDeliveries(owner: OwnerId, db: Db, { id, state, before, limit }: { id: string; state?: DeliveryState | undefined; before?: string | undefined; limit: number }): Promise<Delivery[]> {
  const place = sql`(${webhook_deliveries.created_at}, ${webhook_deliveries.id})`
  const rows = await db
    .select({ row: webhook_deliveries, due: outbox.due_at })
    .from(webhook_deliveries)
    .innerJoin(webhook_endpoints, eq(webhook_endpoints.id, webhook_deliveries.endpoint_id))
    .leftJoin(outbox, eq(outbox.id, webhook_deliveries.outbox_id))
    .where(and(
      owned(owner, id),
      state && eq(webhook_deliveries.state, state),
      before === undefined ? undefined : sql`${place} < (select b.created_at, b.id from ${webhook_deliveries} b where b.id = ${before} and b.endpoint_id = ${id})`,
    ))
    .orderBy(desc(webhook_deliveries.created_at), desc(webhook_deliveries.id))
    .limit(limit)
  return rows.map(delivery)
}

const fresh = () => ({ id: uuidv7(), kind: 'webhook' })

/** Leaves a test to be sent to a webhook of the owner. */
export async function leaveTest(owner: OwnerId, db: Db, endpointId: string): Promise<Delivery | null> {
  return db.transaction(async (tx) => {
    const [endpoint] = await tx.select({ id: webhook_endpoints.id }).from(webhook_endpoints).where(owned(owner, endpointId))
    if (!endpoint) return null
    const left = fresh()
    const [row] = await tx.insert(webhook_deliveries).values({ id: uuidv7(), endpoint_id: endpointId, event: TEST_EVENT, outbox_id: left.id }).returning()
    await tx.insert(outbox).values({ ...left, payload: { delivery: row!.id, receiver: endpointId } })
    return delivery({ row: row!, due: new Date() })
  })
}

/** Leaves a delivery to be sent now, in whatever state it is: what would have sent it later sends nothing any more. @returns null: there is none */
export async function leaveReplay(owner: OwnerId, db: Db, endpointId: string, id: string): Promise<Delivery | null> {
  return db.transaction(async (tx) => {
    const [endpoint] = await tx.select({ id: webhook_endpoints.id }).from(webhook_endpoints).where(owned(owner, endpointId))
    if (!endpoint) return null
    const left = fresh()
    const [row] = await tx
      .update(webhook_deliveries)
      .set({ outbox_id: left.id, state: 'waiting' })
      .where(and(eq(webhook_deliveries.id, id), eq(webhook_deliveries.endpoint_id, endpointId)))
      .returning()
    if (!row) return null
    await tx.insert(outbox).values({ ...left, payload: { delivery: id, receiver: endpointId } })
    return delivery({ row, due: new Date() })
  })
}
