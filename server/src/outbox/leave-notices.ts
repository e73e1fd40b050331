/** Minutes between two mails to an owner about one component. */
const PAUSE = 10

/** Most submissions that a notice names; it counts all. */
const NAMED_MAX = 5

/**
 * SQL that leaves a notice of new submissions, to be a part of the statement that stores them. What comes before a
 * notice is sent joins it, and it is not sent sooner than ten minutes after the last one, so that a flood makes few mails.
 * @param from an SQL relation with `parent` (component or quiz) and `id` (submission), both uuid
 * @param of which table the submissions are in
 */
export const leaveNotices = (from: string, of: 'form' | 'quiz') => `
  insert into outbox (id, kind, group_key, payload, due_at)
  select gen_random_uuid(), 'mail.submissions', group_key, payload,
    least(greatest(now(), (select max(coalesce(done_at, due_at)) from outbox o where o.group_key = new.group_key) + interval '${PAUSE} minutes'), now() + interval '${PAUSE} minutes')
  from (
    select 'submissions:' || parent as group_key,
      jsonb_build_object('of', '${of}', 'parent', parent, 'count', count(*), 'submissions', to_jsonb((array_agg(id order by id))[1:${NAMED_MAX}])) as payload
    from ${from} as fresh group by parent order by parent
  ) new
  on conflict (group_key) where attempts = 0 do update set payload = outbox.payload || jsonb_build_object(
    'count', (outbox.payload ->> 'count')::int + (excluded.payload ->> 'count')::int,
    'submissions', case when jsonb_array_length(outbox.payload -> 'submissions') < ${NAMED_MAX}
      then (outbox.payload -> 'submissions') || (excluded.payload -> 'submissions') else outbox.payload -> 'submissions' end)`
