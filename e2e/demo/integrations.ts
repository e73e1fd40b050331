import type pg from 'pg'

/** The webhook whose deliveries there is a picture of. */
export const CRM = '0197c2f4-aaaa-7000-8000-000000000001'

/** Keys and webhooks of the owner, as they look after some weeks. @param component whose submissions were told */
export async function fillIntegrations(client: pg.Client, owner: string, component: string): Promise<void> {
  await client.query(
    `insert into api_keys (id, user_id, name, scope, prefix, hash, last_used_at, created_at)
     select gen_random_uuid(), $1, name, scope, prefix, md5(name), now() - used * interval '1 minute', now() - days * interval '1 day'
     from (values ('Newsletter import', 'read', 'inlay_k7Qh2M', 4, 34), ('Site generator', 'write', 'inlay_Zr81Vd', 190, 21), ('Old dashboard', 'read', 'inlay_p0Xw3T', null, 61)) as k(name, scope, prefix, used, days)`,
    [owner],
  )
  await client.query(
    `insert into webhook_endpoints (id, user_id, url, description, events, enabled, created_at) values
     ($2, $1, 'https://crm.kilnhouse.example/hooks/inlay', 'CRM', '{submission.created,submission.confirmed}', true, now() - interval '30 days'),
     (gen_random_uuid(), $1, 'https://chat.kilnhouse.example/services/T02/incoming/8c1f0e', 'Studio chat', '{submission.created}', true, now() - interval '12 days'),
     (gen_random_uuid(), $1, 'https://automation.kilnhouse.example/flows/form-orders', '', '{submission.created}', false, now() - interval '5 days')`,
    [owner, CRM],
  )
  await client.query(
    `with told as (
      select s.id, row_number() over (order by s.submitted_at desc) as n, s.submitted_at from form_submissions s where s.component_id = $2 order by s.submitted_at desc limit 9
    ), made as (
      insert into webhook_deliveries (id, endpoint_id, event, submission_type, submission_id, outbox_id, state, attempts, last_at, last_status, last_error, response, created_at)
      select gen_random_uuid(), $1, 'submission.created', 'form', id, gen_random_uuid(),
        case n when 1 then 'waiting' when 5 then 'failed' else 'delivered' end, case n when 1 then 6 when 5 then 32 when 6 then 3 else 1 end,
        now() - n * interval '7 minutes', case n when 1 then 503 when 5 then null else 200 end,
        case n when 1 then 'Answered 503' when 5 then 'The connection was refused' end,
        case n when 1 then '{"error":"The CRM is being updated. Please try again later."}' when 5 then null else '{"ok":true}' end, submitted_at
      from told returning *
    )
    insert into outbox (id, kind, payload, attempts, due_at) select outbox_id, 'webhook', jsonb_build_object('delivery', id), attempts, now() + interval '5 hours' from made where state = 'waiting'`,
    [CRM, component],
  )
  await client.query(
    `insert into webhook_deliveries (id, endpoint_id, event, outbox_id, state, attempts, last_at, last_status, last_error, created_at)
     select gen_random_uuid(), id, 'webhook.test', gen_random_uuid(), 'failed', 32, now() - interval '40 minutes', 404, 'Answered 404', now() - interval '1 day' from webhook_endpoints where description = 'Studio chat'`,
  )
}
