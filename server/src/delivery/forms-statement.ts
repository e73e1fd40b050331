import { leaveNotices } from '../outbox/leave-notices.ts'
import { leaveWebhooks } from '../outbox/leave-webhooks.ts'

const COLUMNS = 'id, data, component_id, submission_key, version, host_url, host, unique_key'
const ARRIVED = '$1::uuid[], $2::jsonb[], $3::uuid[], $4::uuid[], $5::int[], $6::text[], $7::text[], $8::text[]'

const HOOKS = leaveWebhooks('(select id, component_id as parent from stored)', 'form', 'submission.created')
const LEFT = '(select count(*)::int from hooks) as hooks'

/** Where nobody is to be told by mail. Both answer one row: how many webhooks were left. */
export const STORE_FORMS = `
  with stored as (
    insert into form_submissions (${COLUMNS}) select * from unnest(${ARRIVED}) on conflict do nothing returning id, component_id
  ), ${HOOKS}
  select ${LEFT}`

/** Minutes before the same address is asked to confirm again. */
const PAUSE = 10

/** The same, and leaves in the outbox what is to be mailed: to subscribers who are to confirm, and to owners. */
export const STORE_AND_TELL = `
  with arrived as (
    select * from unnest(${ARRIVED}, $9::bool[], $10::bool[], $11::bool[]) as t(${COLUMNS}, unconfirmed, ask, notify)
  ), stored as (
    insert into form_submissions (${COLUMNS}, confirm_requested_at)
    select ${COLUMNS}, case when unconfirmed then now() end from arrived
    on conflict do nothing
    returning id, component_id
  ), known as materialized (
    select s.id from arrived a join form_submissions s on s.component_id = a.component_id and s.unique_key = a.unique_key
    where a.ask and s.confirmed_at is null and s.confirm_requested_at < now() - interval '${PAUSE} minutes'
    order by s.id for update of s
  ), again as (
    update form_submissions s set confirm_requested_at = now() from known where s.id = known.id returning s.id
  ), asked as (
    insert into outbox (id, kind, group_key, payload)
    select gen_random_uuid(), 'mail.confirmation', 'confirmation:' || id, jsonb_build_object('submission', id)
    from (select id from stored join arrived using (id) where ask union select id from again) s
    on conflict (group_key) where attempts = 0 do nothing
  ), told as (${leaveNotices('(select stored.component_id as parent, stored.id from stored join arrived using (id) where notify)', 'form')}
  ), ${HOOKS}
  select ${LEFT}`
