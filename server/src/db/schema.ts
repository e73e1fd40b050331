import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

// Property names equal column names, which equal the names of the specification and the API, so that no layer
// translates. Ids are UUIDs of version 7, made by the application, so that they sort by time.

const id = () => uuid().primaryKey()
const moment = () => timestamp({ withTimezone: true, mode: 'date' })
const created_at = () => moment().notNull().defaultNow()
const config = () => jsonb().$type<Record<string, unknown>>().notNull()

/** People; the user model of better-auth. */
export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    email: text().notNull(),
    email_verified: boolean().notNull().default(false),
    full_name: text().notNull(),
    company_name: text(),
    image: text(),
    plan: text().notNull().default('free'),
    /** When they last looked at what is new; null: never. */
    news_seen_at: moment(),
    created_at: created_at(),
    updated_at: created_at(),
  },
  (t) => [
    uniqueIndex('profiles_email').on(t.email),
    index('profiles_created_at').on(t.created_at),
    // For the administrators' list: in order of name and company, and by the beginnings of words.
    index('profiles_name').on(sql`lower(${t.full_name})`, t.id),
    index('profiles_company').on(sql`lower(coalesce(${t.company_name}, ''))`, t.id),
    index('profiles_words').using('gin', sql`to_tsvector('simple', translate(${t.email} || ' ' || ${t.full_name} || ' ' || coalesce(${t.company_name}, ''), '@.-_+/', '      '))`),
    check('profiles_plan', sql`${t.plan} in ('free', 'pro', 'enterprise')`),
  ],
)

const owner = () => uuid().notNull().references(() => profiles.id, { onDelete: 'cascade' })
const person = () => uuid().references(() => profiles.id, { onDelete: 'set null' })

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    user_id: owner(),
    token: text().notNull(),
    expires_at: moment().notNull(),
    ip_address: text(),
    user_agent: text(),
    created_at: created_at(),
    updated_at: created_at(),
  },
  (t) => [uniqueIndex('sessions_token').on(t.token), index('sessions_user').on(t.user_id)],
)

/** Sign-in methods of a person; the password's hash is here. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    user_id: owner(),
    account_id: text().notNull(),
    provider_id: text().notNull(),
    access_token: text(),
    refresh_token: text(),
    id_token: text(),
    access_token_expires_at: moment(),
    refresh_token_expires_at: moment(),
    scope: text(),
    password: text(),
    created_at: created_at(),
    updated_at: created_at(),
  },
  (t) => [uniqueIndex('accounts_user_provider').on(t.user_id, t.provider_id)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expires_at: moment().notNull(),
    created_at: created_at(),
    updated_at: created_at(),
  },
  (t) => [index('verifications_identifier').on(t.identifier)],
)

/** Counters of the rate limits, shared by all processes; window_start is in epoch milliseconds. */
export const rate_limits = pgTable(
  'rate_limits',
  {
    id: id(),
    key: text().notNull(),
    count: integer().notNull(),
    window_start: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [uniqueIndex('rate_limits_key').on(t.key)],
)

/** One role a person; no row means user. */
export const user_roles = pgTable(
  'user_roles',
  { user_id: owner().primaryKey(), role: text().notNull(), created_at: created_at() },
  (t) => [check('user_roles_role', sql`${t.role} in ('user', 'admin', 'super_admin')`)],
)

export const component_configs = pgTable(
  'component_configs',
  {
    id: id(),
    user_id: owner(),
    component_type: text().notNull(),
    name: text().notNull(),
    config: config(),
    version: integer().notNull().default(1),
    is_active: boolean().notNull().default(false),
    created_at: created_at(),
    updated_at: created_at(),
    published_at: moment(),
  },
  (t) => [index('component_configs_owner').on(t.user_id, t.created_at)],
)

export const quiz_configs = pgTable(
  'quiz_configs',
  {
    id: id(),
    user_id: owner(),
    name: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    config: config(),
    version: integer().notNull().default(1),
    is_active: boolean().notNull().default(true),
    created_at: created_at(),
    updated_at: created_at(),
    published_at: moment(),
  },
  (t) => [index('quiz_configs_owner').on(t.user_id, t.created_at)],
)

/** Every save of a component or a quiz, never changed afterwards. */
export const component_versions = pgTable(
  'component_versions',
  {
    id: id(),
    component_id: uuid().references(() => component_configs.id, { onDelete: 'cascade' }),
    quiz_id: uuid().references(() => quiz_configs.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    name: text().notNull(),
    config: config(),
    author_id: person(),
    note: text(),
    created_at: created_at(),
  },
  (t) => [
    uniqueIndex('component_versions_component').on(t.component_id, t.version),
    uniqueIndex('component_versions_quiz').on(t.quiz_id, t.version),
    index('component_versions_author').on(t.author_id),
    check('component_versions_one_parent', sql`num_nonnulls(${t.component_id}, ${t.quiz_id}) = 1`),
  ],
)

export const form_submissions = pgTable(
  'form_submissions',
  {
    id: id(),
    component_id: uuid().notNull().references(() => component_configs.id, { onDelete: 'cascade' }),
    data: config(),
    host_url: text().notNull(),
    host: text().notNull(),
    version: integer().notNull(),
    submission_key: uuid().notNull(),
    /** What may be there once in a component: the canonical address of a subscriber. */
    unique_key: text(),
    /** When its address was last asked by mail to confirm; null: nothing needs confirming. */
    confirm_requested_at: moment(),
    confirmed_at: moment(),
    /** SHA-256 of the token in that mail's link, in hexadecimal. */
    confirm_hash: text(),
    submitted_at: created_at(),
  },
  (t) => [
    uniqueIndex('form_submissions_key').on(t.component_id, t.submission_key),
    uniqueIndex('form_submissions_unique').on(t.component_id, t.unique_key),
    uniqueIndex('form_submissions_confirm').on(t.confirm_hash),
    index('form_submissions_newest').on(t.component_id, t.submitted_at, t.id),
  ],
)

/** Files of visitors; the bytes are in the file store under the id, which nobody can guess. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    component_id: uuid().notNull().references(() => component_configs.id, { onDelete: 'cascade' }),
    /** Name of the field that asked for it. */
    field: text().notNull(),
    /** Of the file, with an ending that its content has. */
    name: text().notNull(),
    /** By content, not by what the browser said. */
    media_type: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** null until a submission names it. */
    submission_id: uuid().references(() => form_submissions.id, { onDelete: 'cascade' }),
    created_at: created_at(),
  },
  (t) => [
    index('uploads_component').on(t.component_id),
    index('uploads_submission').on(t.submission_id),
    index('uploads_unclaimed').on(t.created_at).where(sql`${t.submission_id} is null`),
  ],
)

/** Uploads whose row is gone, however it went: a trigger notes them here until the bytes are gone too. */
export const removed_uploads = pgTable('removed_uploads', { upload_id: uuid().primaryKey() })

export const quiz_submissions = pgTable(
  'quiz_submissions',
  {
    id: id(),
    quiz_id: uuid().notNull().references(() => quiz_configs.id, { onDelete: 'cascade' }),
    responses: config(),
    score: doublePrecision().notNull(),
    outcome: text(),
    host_url: text().notNull(),
    host: text().notNull(),
    version: integer().notNull(),
    submission_key: uuid().notNull(),
    created_at: created_at(),
  },
  (t) => [
    uniqueIndex('quiz_submissions_key').on(t.quiz_id, t.submission_key),
    index('quiz_submissions_newest').on(t.quiz_id, t.created_at, t.id),
  ],
)

/**
 * How many submissions a component or quiz has, by triggers of their tables, so that nobody has to count them: what it has
 * is the sum of its slots. Each connection of the database has a slot, so that few writers wait for each other at one row.
 */
export const submission_counts = pgTable(
  'submission_counts',
  {
    /** Id of the component or quiz. */
    parent_id: uuid().notNull(),
    slot: smallint().notNull(),
    /** Below 0 where what another connection wrote was deleted by this one. */
    total: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.parent_id, t.slot] })],
)

/**
 * What visitors' browsers reported, parted by month of created_at (the migration says so; Drizzle cannot).
 * No foreign keys: events outlive the component they speak of, and the visitors' path pays for no look-up.
 */
export const analytics_events = pgTable(
  'analytics_events',
  {
    id: uuid().notNull(),
    owner_id: uuid().notNull(),
    component_id: uuid().notNull(),
    component_type: text().notNull(),
    event_type: text().notNull(),
    event_key: uuid().notNull(),
    version: integer(),
    host_url: text().notNull(),
    host: text().notNull(),
    created_at: created_at(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.created_at] }),
    index('analytics_events_owner').on(t.owner_id, t.created_at),
    index('analytics_events_component').on(t.component_id, t.created_at),
  ],
)

/** Keys of events already counted. Unique across months, which analytics_events, being partitioned, cannot be. */
export const analytics_event_keys = pgTable(
  'analytics_event_keys',
  { event_key: uuid().primaryKey(), created_at: created_at() },
  (t) => [index('analytics_event_keys_age').on(t.created_at)],
)

/** Counts by quarter of an hour, since every time zone's midnight falls on one. */
export const analytics_rollup = pgTable(
  'analytics_rollup',
  {
    owner_id: uuid().notNull(),
    quarter: moment().notNull(),
    component_id: uuid().notNull(),
    event_type: text().notNull(),
    host: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.owner_id, t.quarter, t.component_id, t.event_type, t.host] }),
    index('analytics_rollup_component').on(t.component_id, t.quarter),
    // Rows come in the order of time, so that this finds the latest of all owners and costs a write next to nothing.
    index('analytics_rollup_quarter').using('brin', t.quarter),
  ],
)

/**
 * The same counts by days of UTC, in few enough rows that months are read at once. `ends` are quarters of the day, 1 to
 * 96, at whose end the count had grown, and `sums` what it had grown to: how often something happened between two
 * quarters of a day is the difference of two sums. Derived from the quarters, and up to analytics_closed.
 */
export const analytics_days = pgTable(
  'analytics_days',
  {
    owner_id: owner(),
    /** What `key` is: '' of all, the id of a component, a host, or a page's address without its query. */
    dimension: text().notNull(),
    day: date().notNull(),
    key: text().notNull(),
    event_type: text().notNull(),
    ends: smallint().array().notNull(),
    sums: integer().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.owner_id, t.dimension, t.day, t.key, t.event_type] }),
    check('analytics_days_dimension', sql`${t.dimension} in ('all', 'component', 'host', 'page')`),
  ],
)

/** The same of all owners together, as `ends` and `sums` of analytics_days; up to analytics_closed too. */
export const analytics_platform_days = pgTable(
  'analytics_platform_days',
  { day: date().notNull(), event_type: text().notNull(), ends: smallint().array().notNull(), sums: bigint({ mode: 'number' }).array().notNull() },
  (t) => [primaryKey({ columns: [t.day, t.event_type] })],
)

/** What each day of analytics_days came to, all types in one row: months are read from these and only their ends from quarters. */
export const analytics_day_totals = pgTable(
  'analytics_day_totals',
  {
    owner_id: owner(),
    dimension: text().notNull(),
    day: date().notNull(),
    key: text().notNull(),
    component_load: integer().notNull(),
    view: integer().notNull(),
    component_interaction: integer().notNull(),
    click: integer().notNull(),
    submit: integer().notNull(),
    component_error: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner_id, t.dimension, t.day, t.key] })],
)

/** One row: what happened before `until` is counted in analytics_days, what came after is not yet. */
export const analytics_closed = pgTable('analytics_closed', { only: boolean().primaryKey().default(true), until: moment().notNull() }, (t) => [
  check('analytics_closed_only', sql`${t.only}`),
])

export const component_categories = pgTable(
  'component_categories',
  {
    id: id(),
    slug: text().notNull(),
    name: text().notNull(),
    is_active: boolean().notNull().default(true),
    display_order: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('component_categories_slug').on(t.slug)],
)

export const component_templates = pgTable(
  'component_templates',
  {
    id: id(),
    category_id: uuid().notNull().references(() => component_categories.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull(),
    template_type: text().notNull(),
    preview_image_url: text(),
    default_config: config(),
    is_active: boolean().notNull().default(true),
    created_at: created_at(),
  },
  (t) => [index('component_templates_category').on(t.category_id, t.created_at)],
)

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    code: text().notNull(),
    created_by: person(),
    email: text(),
    /** Role of the account the code makes; the setup link's is super_admin. */
    role: text().notNull().default('user'),
    max_uses: integer().notNull().default(1),
    uses_count: integer().notNull().default(0),
    expires_at: moment(),
    is_active: boolean().notNull().default(true),
    created_at: created_at(),
  },
  (t) => [
    uniqueIndex('invitations_code').on(t.code),
    index('invitations_created_by').on(t.created_by),
    index('invitations_created_at').on(t.created_at),
    check('invitations_uses', sql`${t.uses_count} between 0 and ${t.max_uses} and ${t.max_uses} between 1 and 1000`),
    check('invitations_role', sql`${t.role} in ('user', 'admin', 'super_admin')`),
  ],
)

export const invitation_uses = pgTable(
  'invitation_uses',
  {
    id: id(),
    invitation_id: uuid().notNull(),
    user_id: person(),
    used_at: created_at(),
  },
  (t) => [
    foreignKey({ columns: [t.invitation_id], foreignColumns: [invitations.id] }).onDelete('cascade'),
    uniqueIndex('invitation_uses_once').on(t.invitation_id, t.user_id),
    index('invitation_uses_user').on(t.user_id),
  ],
)

export const user_bans = pgTable(
  'user_bans',
  {
    id: id(),
    user_id: owner(),
    reason: text().notNull(),
    banned_by: person(),
    is_active: boolean().notNull().default(true),
    banned_at: created_at(),
    expires_at: moment(),
  },
  (t) => [
    index('user_bans_user').on(t.user_id).where(sql`${t.is_active}`),
    index('user_bans_newest').on(t.banned_at),
    index('user_bans_banned_by').on(t.banned_by),
  ],
)

export const system_flags = pgTable(
  'system_flags',
  {
    id: id(),
    flag_key: text().notNull(),
    flag_value: boolean().notNull().default(false),
    description: text(),
    updated_at: created_at(),
  },
  (t) => [uniqueIndex('system_flags_key').on(t.flag_key)],
)

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: owner(),
    kind: text().notNull(),
    /** Makes a notification once only, as in "loads-80:2026-11". */
    once_key: text(),
    data: config(),
    read_at: moment(),
    created_at: created_at(),
  },
  (t) => [
    index('notifications_newest').on(t.user_id, t.created_at),
    uniqueIndex('notifications_once').on(t.user_id, t.once_key),
  ],
)

/**
 * What is to be sent to the world outside once the transaction that causes it is committed. The payload names rows by
 * their ids; addresses and texts are read when it is sent.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text().notNull(),
    payload: config(),
    /** Rows of one group that nobody has begun to send are one row. */
    group_key: text(),
    /** How often somebody began to send it. */
    attempts: integer().notNull().default(0),
    /** Not to be sent before; while somebody sends it, when others may take it over. */
    due_at: moment().notNull().defaultNow(),
    done_at: moment(),
    result: text(),
    created_at: created_at(),
  },
  (t) => [
    index('outbox_due').on(t.due_at).where(sql`${t.done_at} is null`),
    index('outbox_done').on(t.done_at).where(sql`${t.done_at} is not null`),
    index('outbox_group').on(t.group_key).where(sql`${t.group_key} is not null`),
    uniqueIndex('outbox_group_waiting').on(t.group_key).where(sql`${t.attempts} = 0`),
    check('outbox_done', sql`(${t.done_at} is null) = (${t.result} is null)`),
    check('outbox_result', sql`${t.result} in ('sent', 'dropped', 'failed')`),
  ],
)

/** Keys with which programs call the API for their owner; of the key itself only its hash is here. */
export const api_keys = pgTable(
  'api_keys',
  {
    id: id(),
    user_id: owner(),
    name: text().notNull(),
    scope: text().notNull(),
    /** Its first characters, to know it by. */
    prefix: text().notNull(),
    /** SHA-256 in hexadecimal; nothing slower, since a key is no password but 256 random bits. */
    hash: text().notNull(),
    last_used_at: moment(),
    created_at: created_at(),
  },
  (t) => [uniqueIndex('api_keys_hash').on(t.hash), index('api_keys_owner').on(t.user_id, t.created_at), check('api_keys_scope', sql`${t.scope} in ('read', 'write')`)],
)

/** Addresses that owners want to be told of events at. */
export const webhook_endpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    user_id: owner(),
    url: text().notNull(),
    description: text().notNull().default(''),
    events: text().array().notNull(),
    enabled: boolean().notNull().default(true),
    /** Its secret is worked out from AUTH_SECRET, the id and this number, and stored nowhere. */
    secret_version: integer().notNull().default(1),
    rotated_at: moment(),
    /** When the first of the attempts failed since which none has succeeded; null: the last one did, or there was none. */
    failing_since: moment(),
    /** When it was switched off because of that; null: it was not. */
    given_up_at: moment(),
    created_at: created_at(),
  },
  (t) => [index('webhook_endpoints_owner').on(t.user_id, t.created_at)],
)

/** What an endpoint was told, or is to be told: one row a message, whose id is the webhook-id. */
export const webhook_deliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    endpoint_id: uuid().notNull().references(() => webhook_endpoints.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    /** Of which submission, and in which table it is; null: of a test. No foreign key: the log outlives it. */
    submission_type: text(),
    submission_id: uuid(),
    /** The row of the outbox that sends it. A replay is another one, and one before it sends nothing more. */
    outbox_id: uuid().notNull(),
    state: text().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    last_at: moment(),
    last_status: integer(),
    last_error: text(),
    response: text(),
    created_at: created_at(),
  },
  (t) => [
    index('webhook_deliveries_newest').on(t.endpoint_id, t.created_at, t.id),
    index('webhook_deliveries_age').on(t.created_at),
    check('webhook_deliveries_state', sql`${t.state} in ('waiting', 'delivered', 'failed', 'dropped')`),
    check('webhook_deliveries_submission', sql`(${t.submission_id} is null) = (${t.submission_type} is null) and (${t.submission_type} is null or ${t.submission_type} in ('form', 'quiz'))`),
  ],
)

/** Who did what, to whom, when, from where. Written by every admin act, never changed. */
export const audit_log = pgTable(
  'audit_log',
  {
    id: id(),
    actor_id: person(),
    action: text().notNull(),
    target_type: text(),
    target_id: text(),
    before: jsonb(),
    after: jsonb(),
    ip_address: text(),
    created_at: created_at(),
  },
  (t) => [index('audit_log_newest').on(t.created_at), index('audit_log_actor').on(t.actor_id), index('audit_log_action').on(t.action, t.id)],
)
