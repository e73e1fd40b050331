import type { WebhookEvent } from '@inlay/contract/webhooks'
import { PLAN_LIMITS, PLANS } from '@inlay/contract/rules/plans'

/** Plans whose owners are told, as SQL. */
const TOLD = PLANS.filter((plan) => PLAN_LIMITS[plan].api).map((plan) => `'${plan}'`).join(', ')

/**
 * SQL that leaves a message for each endpoint that wants to hear of new submissions, as parts of the `with` of the
 * statement that stores them. How many were left is `(select count(*)::int from hooks)`.
 * @param from an SQL relation with `parent` (component or quiz) and `id` (submission), both uuid
 * @param of which table the submissions are in
 */
export const leaveWebhooks = (from: string, of: 'form' | 'quiz', event: WebhookEvent) => `
  hooks as (
    insert into webhook_deliveries (id, endpoint_id, event, submission_type, submission_id, outbox_id)
    select gen_random_uuid(), e.id, '${event}', '${of}', fresh.id, gen_random_uuid()
    from ${from} as fresh
    join ${of === 'form' ? 'component_configs' : 'quiz_configs'} c on c.id = fresh.parent
    join webhook_endpoints e on e.user_id = c.user_id and e.enabled and '${event}' = any(e.events)
    join profiles p on p.id = c.user_id and p.plan in (${TOLD})
    returning id, endpoint_id, outbox_id
  ), hooks_left as (
    insert into outbox (id, kind, payload) select outbox_id, 'webhook', jsonb_build_object('delivery', id, 'receiver', endpoint_id) from hooks
  )`
