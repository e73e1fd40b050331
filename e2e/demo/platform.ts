import type pg from 'pg'

/** Days ago, name, address, company, plan, components, role. */
const PEOPLE: readonly (readonly [number, string, string, string | null, string, number, string])[] = [
  [71, 'Jonas Frey', 'jonas@frey-roastery.example', 'Frey Roastery', 'pro', 7, 'user'],
  [66, 'Aiko Tanaka', 'aiko@harborbooks.example', 'Harbor Books', 'pro', 4, 'admin'],
  [59, 'Ben Whitfield', 'ben@whitfieldbikes.example', 'Whitfield Bikes', 'free', 2, 'user'],
  [52, 'Noor Haddad', 'noor@haddad-legal.example', 'Haddad Legal', 'enterprise', 18, 'user'],
  [44, 'Lucía Romero', 'lucia@verdeagency.example', 'Verde Agency', 'enterprise', 31, 'user'],
  [37, 'Oskar Nowak', 'oskar@nowakmedia.example', null, 'free', 1, 'user'],
  [31, 'Chloé Laurent', 'chloe@ateliernord.example', 'Atelier Nord', 'pro', 9, 'user'],
  [22, 'Daniel Holm', 'daniel@fjordhytte.example', 'Fjordhytte', 'free', 2, 'user'],
  [16, 'Priya Nair', 'priya@brightpath.example', 'Brightpath', 'pro', 5, 'user'],
  [9, 'Samuel Adeyemi', 'samuel@adeyemi.example', null, 'free', 0, 'user'],
  [4, 'Greta Vogel', 'greta@vogelundkind.example', 'Vogel & Kind', 'free', 1, 'user'],
]

/** Other people on the platform, their components, invitations, bans and flags, so that the admin panel has something to show. */
export async function fillPlatform(client: pg.Client, admin: string): Promise<void> {
  const column = (n: number) => PEOPLE.map((person) => person[n])
  await client.query(
    `with people as (
      select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::text[]) as p(days, full_name, email, company_name, plan, components, role)
    ), made as (
      insert into profiles (id, email, full_name, company_name, plan, created_at)
      select uuidv7(-days * interval '1 day'), email, full_name, company_name, plan, now() - days * interval '1 day' from people returning id, email
    ), roles as (
      insert into user_roles (user_id, role) select id, role from made join people using (email) where role <> 'user'
    )
    insert into component_configs (id, user_id, component_type, name, config, is_active)
    select gen_random_uuid(), id, (array['faq','form','banner','newsletter'])[1 + n % 4], 'Component ' || n, '{}', n % 3 > 0 from made join people using (email), generate_series(1, components) n`,
    [0, 1, 2, 3, 4, 5, 6].map(column),
  )
  await client.query(
    `insert into invitations (id, code, created_by, email, max_uses, uses_count, expires_at, is_active, created_at)
    select uuidv7(-days * interval '1 day'), code, $1, email, max_uses, uses, now() + expires * interval '1 day', active, now() - days * interval '1 day'
    from (values ('K7QH2MXA', null, 25, 9, 21, true, 12), ('R4TZ8WNC', 'mara@lindqvist.example', 1, 0, 5, true, 2), ('B6YD3PVE', null, 1, 1, null, true, 19), ('H2LM9XQF', null, 10, 2, -3, true, 33), ('T8GW5KRS', 'press@dailyclay.example', 1, 0, null, false, 40))
      as i(code, email, max_uses, uses, expires, active, days)`,
    [admin],
  )
  await client.query(
    `with used as (select i.id, i.created_at, p.id as person, row_number() over (partition by i.id order by p.created_at desc) as nth, i.uses_count from invitations i cross join profiles p where i.uses_count > 0 and i.created_by = $1 and p.id <> $1 and not exists (select from invitation_uses u where u.invitation_id = i.id))
    insert into invitation_uses (id, invitation_id, user_id, used_at) select gen_random_uuid(), id, person, least(now(), created_at + nth * interval '20 hours') from used where nth <= uses_count`,
    [admin],
  )
  await client.query(
    `insert into user_bans (id, user_id, reason, banned_by, is_active, banned_at, expires_at)
    select uuidv7(-days * interval '1 day'), p.id, reason, $1, active, now() - days * interval '1 day', now() + expires * interval '1 day'
    from (values ('oskar@nowakmedia.example', 'Sends spam through a form', true, 5, null), ('ben@whitfieldbikes.example', 'Chargeback, being looked into', true, 2, 12), ('daniel@fjordhytte.example', 'Copied another shop’s pages', false, 14, -7))
      as b(email, reason, active, days, expires) join profiles p using (email)`,
    [admin],
  )
  await client.query(
    `insert into system_flags (id, flag_key, flag_value, description, updated_at)
    select gen_random_uuid(), key, value, description, now() - hours * interval '1 hour'
    from (values ('new_analytics', true, 'Draws the analytics from counts by day', 30), ('weekly_report', false, 'Mails owners their week on Monday', 200), ('beta_templates', true, null, 52)) as f(key, value, description, hours)
    on conflict do nothing`,
  )
  await client.query(
    `insert into audit_log (id, actor_id, action, target_type, target_id, after, ip_address, created_at)
    select uuidv7(-hours * interval '1 hour'), $1, action, target_type, gen_random_uuid(), after::jsonb, '203.0.113.7', now() - hours * interval '1 hour'
    from (values ('invitation.create', 'invitation', '{"email":null,"max_uses":25}', 288), ('invitation.create', 'invitation', '{"email":"mara@lindqvist.example","max_uses":1}', 48), ('flag.create', 'flag', '{"flag_key":"weekly_report","flag_value":false}', 200), ('flag.create', 'flag', '{"flag_key":"beta_templates","flag_value":true}', 52))
      as a(action, target_type, after, hours)`,
    [admin],
  )
}
