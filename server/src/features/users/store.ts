import type { AdminUser, UserSort } from '@inlay/contract/admin-users'
import { USERS_COUNTED_MAX, USERS_PAGE } from '@inlay/contract/admin-users'
import type { Role } from '@inlay/contract/me'
import type { Plan } from '@inlay/contract/rules/plans'
import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { component_configs, profiles, sessions, user_bans, user_roles } from '../../db/schema.ts'
import { audit } from '../audit/store.ts'
import type { AdminActor } from '../auth/session.ts'
import { banInForce, readStanding } from '../auth/store.ts'
import { cursorOf, mayChange, positionOf, wordsQuery } from './rules.ts'

export async function readUserTotals(_: AdminActor, db: Db) {
  const { rows } = await db.execute<{ users: number; components: number; admins: number }>(sql`
    select (select count(*)::int from ${profiles}) as users, (select count(*)::int from ${component_configs}) as components,
      (select count(*)::int from ${user_roles} where ${user_roles.role} in ('admin', 'super_admin')) as admins`)
  return rows[0]!
}

/** What each order goes by, as an index has it. */
const KEYS: Readonly<Record<UserSort, SQL>> = {
  email: sql`${profiles.email}`,
  name: sql`lower(${profiles.full_name})`,
  company: sql`lower(coalesce(${profiles.company_name}, ''))`,
  joined: sql`${profiles.created_at}`,
}

/** As the index profiles_words has it. */
const WORDS = sql`to_tsvector('simple', translate(${profiles.email} || ' ' || ${profiles.full_name} || ' ' || coalesce(${profiles.company_name}, ''), '@.-_+/', '      '))`

interface Row extends Record<string, unknown> {
  readonly id: string
  readonly email: string
  readonly full_name: string
  readonly company_name: string | null
  readonly components: number
  readonly role: Role
  readonly plan: Plan
  readonly banned: boolean
  readonly created_at: string
  readonly key: string
}

const toUser = ({ key: _, created_at, ...row }: Row): AdminUser => ({ ...row, created_at: new Date(created_at).toISOString() })

/** What a row of the table says; counted for one page alone. */
const described = (page: SQL) => sql`
  select page.*, coalesce(${user_roles.role}, 'user') as role,
    (select count(*)::int from ${component_configs} where ${component_configs.user_id} = page.id) as components,
    exists (select from ${user_bans} where ${user_bans.user_id} = page.id and ${banInForce}) as banned
  from (${page}) page left join ${user_roles} on ${user_roles.user_id} = page.id`

const COLUMNS = sql`${profiles.id}, ${profiles.email}, ${profiles.full_name}, ${profiles.company_name}, ${profiles.plan}, ${profiles.created_at}`

export interface WantedUsers {
  readonly search: string
  readonly sort: UserSort
  readonly order: 'asc' | 'desc'
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** One page of the users that match, and where those beside it begin. @returns null: `after` or `before` is no place in this order */
export async function findUsers(_: AdminActor, { search, sort, order, after, before }: WantedUsers, db: Db): Promise<{ users: AdminUser[]; found: number; next: string | null; previous: string | null } | null> {
  const place = after ?? before
  const position = place === undefined ? null : positionOf(place, sort)
  if (place !== undefined && !position) return null
  const back = place !== undefined && after === undefined
  const query = wordsQuery(search)
  if (query === null && search.trim() !== '') return { users: [], found: 0, next: null, previous: null }
  const key = KEYS[sort]
  // The page before is read from its end.
  const [step, way] = (order === 'asc') !== back ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  const matching = query === null ? sql`true` : sql`${WORDS} @@ to_tsquery('simple', ${query})`
  const beyond = position ? sql`(${key}, ${profiles.id}) ${step} (${sort === 'joined' ? sql`${position.key}::timestamptz` : sql`${position.key}::text`}, ${position.id}::uuid)` : sql`true`
  const page = sql`select ${COLUMNS}, ${key} as sort_key from ${profiles} where ${matching} and ${beyond} order by ${key} ${way}, ${profiles.id} ${way} limit ${USERS_PAGE + 1}`
  const [{ rows }, counted] = await Promise.all([
    db.execute<Row>(sql`select id, email, full_name, company_name, plan, created_at, role, components, banned, sort_key::text as key from (${described(page)}) row order by row.sort_key ${way}, row.id ${way}`),
    db.execute<{ n: number }>(sql`select count(*)::int as n from (select from ${profiles} where ${matching} limit ${USERS_COUNTED_MAX + 1}) counted`),
  ])
  const more = rows.length > USERS_PAGE
  const read = rows.slice(0, USERS_PAGE)
  const shown = back ? read.reverse() : read
  const at = (row: Row | undefined, there: boolean) => (there && row ? cursorOf(sort, row) : null)
  return { users: shown.map(toUser), found: counted.rows[0]!.n, next: at(shown.at(-1), back || more), previous: at(shown[0], back ? more : position !== null) }
}

async function readUser(db: Db, id: string): Promise<AdminUser> {
  const { rows } = await db.execute<Row>(described(sql`select ${COLUMNS} from ${profiles} where ${profiles.id} = ${id}`))
  return toUser(rows[0]!)
}

/** Why an act on somebody is refused. */
export type ActRefusal = 'not found' | 'forbidden' | 'last super admin'

/**
 * Who is to be changed, locked until the transaction ends. Acts that take away a super_admin wait for each other, so
 * that two of them at once see what the other did, and the actor's own role is read anew for the same reason.
 * @param removes whether a super_admin is one no longer afterwards
 */
export async function lockTarget(tx: Db, actor: AdminActor, id: string, removes = false): Promise<{ id: string; email: string; plan: Plan; role: Role } | ActRefusal> {
  if (removes) await lockSuperAdmins(tx)
  const { rows } = await tx.execute<{ id: string; email: string; plan: Plan; role: Role }>(sql`
    select ${profiles.id}, ${profiles.email}, ${profiles.plan}, coalesce((select ${user_roles.role} from ${user_roles} where ${user_roles.user_id} = ${profiles.id}), 'user') as role
    from ${profiles} where ${profiles.id} = ${id} for update`)
  const [target] = rows
  if (!target) return 'not found'
  const standing = await readStanding(tx, actor.id)
  if (standing.banned || !mayChange(standing.role, target.role)) return 'forbidden'
  if (removes && target.role === 'super_admin' && !(await isAnotherSuperAdmin(tx, id))) return 'last super admin'
  return target
}

const lockSuperAdmins = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('inlay super admins'))`)

/** Whether this is the only super_admin. Until the transaction ends, acts that take one away wait, as in lockTarget. */
export async function isLastSuperAdmin(tx: Db, id: string): Promise<boolean> {
  await lockSuperAdmins(tx)
  return (await readStanding(tx, id)).role === 'super_admin' && !(await isAnotherSuperAdmin(tx, id))
}

/** Whether somebody else than this one is super_admin and not banned. */
async function isAnotherSuperAdmin(tx: Db, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ${user_roles} where ${user_roles.role} = 'super_admin' and ${user_roles.user_id} <> ${id}
      and not exists (select from ${user_bans} where ${user_bans.user_id} = ${user_roles.user_id} and ${banInForce})
    limit 1`)
  return rows.length > 0
}

/** Takes the role they had and gives them this one. Only a super_admin may. */
export async function setRole(actor: AdminActor, id: string, role: Role, db: Db): Promise<AdminUser | ActRefusal> {
  return db.transaction(async (tx) => {
    const target = await lockTarget(tx, actor, id, role !== 'super_admin')
    if (typeof target === 'string') return target
    if ((await readStanding(tx, actor.id)).role !== 'super_admin') return 'forbidden'
    if (target.role !== role) {
      await tx.insert(user_roles).values({ user_id: id, role }).onConflictDoUpdate({ target: user_roles.user_id, set: { role } })
      await audit(tx, actor, { action: 'user.role', target_type: 'user', target_id: id, before: { role: target.role }, after: { role } })
    }
    return readUser(tx, id)
  })
}

export async function setPlan(actor: AdminActor, id: string, plan: Plan, db: Db): Promise<AdminUser | ActRefusal> {
  return db.transaction(async (tx) => {
    const target = await lockTarget(tx, actor, id)
    if (typeof target === 'string') return target
    if (target.plan !== plan) {
      await tx.update(profiles).set({ plan }).where(eq(profiles.id, id))
      await audit(tx, actor, { action: 'user.plan', target_type: 'user', target_id: id, before: { plan: target.plan }, after: { plan } })
    }
    return readUser(tx, id)
  })
}

/** Ends every session of somebody. @returns how many there were */
export async function signOutEverywhere(actor: AdminActor, id: string, db: Db): Promise<{ sessions: number } | ActRefusal> {
  return db.transaction(async (tx) => {
    const target = await lockTarget(tx, actor, id)
    if (typeof target === 'string') return target
    const ended = await tx.delete(sessions).where(eq(sessions.user_id, id)).returning({ expires_at: sessions.expires_at })
    const count = ended.filter(({ expires_at }) => expires_at.getTime() > Date.now()).length
    await audit(tx, actor, { action: 'user.sign-out', target_type: 'user', target_id: id, after: { sessions: count } })
    return { sessions: count }
  })
}
