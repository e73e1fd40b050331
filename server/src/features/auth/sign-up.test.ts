import { count, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { TestApp } from '../../../test/app.ts'
import { LONG } from '../../../test/long.ts'
import { accounts, invitation_uses, invitations, profiles, sessions, user_roles } from '../../db/schema.ts'

let inlay: TestApp
beforeAll(async () => {
  inlay = await testApp({ config: { defaultPlan: 'pro', trustedProxies: [{ address: '127.0.0.1', prefix: 32, family: 'ipv4' }] } })
})

let addresses = 0
/** Each sign-up from an address of its own, so that the limit per address stays out of it. */
const signUp = (body: Record<string, unknown>) =>
  inlay.ask('POST', '/api/auth/sign-up/email', {
    body: { email: 'ann@example.com', password: 'secret1', name: 'Ann Example', ...body },
    headers: { 'x-forwarded-for': `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}` },
  })

/** Everything a sign-up writes. */
async function written() {
  const { db } = inlay.database
  const sizes = await Promise.all([profiles, accounts, sessions, user_roles, invitation_uses].map((table) => db.select({ n: count() }).from(table)))
  return { rows: sizes.map(([row]) => row!.n), invitations: await db.select().from(invitations).orderBy(invitations.id) }
}

describe('a sign-up', () => {
  it('makes an account with the role of the invitation and the plan of the settings, and counts the use', async () => {
    const code = await inlay.invite({ role: 'admin' })
    const answer = await signUp({ email: ' Role@Example.COM ', invitation_code: ` ${code.toLowerCase()} ` })
    expect(answer.status).toBe(200)
    const { token, user } = answer.json as { token: string; user: { id: string; email: string; name: string } }
    expect(user).toMatchObject({ email: 'role@example.com', name: 'Ann Example' })
    const me = await inlay.ask('GET', '/api/me', { token })
    expect(me.json).toMatchObject({ id: user.id, role: 'admin', plan: 'pro', email: 'role@example.com', full_name: 'Ann Example' })
    const [invitation] = await inlay.database.db.select().from(invitations).where(eq(invitations.code, code))
    expect(invitation!.uses_count).toBe(1)
  })

  it('stores a hash and not the password', async () => {
    await signUp({ email: 'hash@example.com', password: 'plainly visible', invitation_code: await inlay.invite() })
    const rows = await inlay.database.db.select().from(accounts)
    expect(JSON.stringify(rows)).not.toContain('plainly visible')
    expect(inlay.log.join('')).not.toContain('plainly visible')
  })

  it.each([
    ['no code', { invitation_code: '' }, 400, { invitation_code: 'Please enter an invitation code' }],
    ['no code field', { invitation_code: undefined }, 400, { invitation_code: 'Please enter an invitation code' }],
    ['an unknown code', { invitation_code: 'NOTACODE' }, 400, { invitation_code: 'Invalid invitation code' }],
    ['a short password', { password: 'five5' }, 400, { password: 'Password must be at least 6 characters' }],
    ['a password that is no text', { password: 123456 }, 400, { password: 'Password must be at least 6 characters' }],
    ['an endless password', { password: 'x'.repeat(129) }, 400, { password: 'Password must be at most 128 characters' }],
    ['no name', { name: '  ' }, 400, { name: 'Please enter your full name' }],
    ['no address', { email: 'ann' }, 400, { email: 'Please enter a valid email address' }],
    ['two wrong fields', { email: 'ann', password: '' }, 400, { email: 'Please enter a valid email address', password: 'Password must be at least 6 characters' }],
  ])('with %s is refused, and nothing changes', async (_what, change, status, fields) => {
    const code = await inlay.invite()
    const before = await written()
    const answer = await signUp({ invitation_code: code, ...change })
    expect(answer.status).toBe(status)
    expect(errorOf(answer).fields).toEqual(fields)
    expect(await written()).toEqual(before)
  })

  it.each([
    ['expired', { expires_at: new Date(Date.now() - 1000) }, 'This invitation code has expired'],
    ['used up', { max_uses: 2, uses_count: 2 }, 'This invitation code has already been used'],
    ['switched off', { is_active: false }, 'This invitation code is no longer active'],
    ['for somebody else', { email: 'bob@example.com' }, 'This invitation code is for another email address'],
    // Cyrillic а: it looks alike and is another mailbox.
    ['for an address that only looks alike', { email: 'аnn@example.com' }, 'This invitation code is for another email address'],
  ])('with a code that is %s is refused, and nothing changes', async (_what, invitation, message) => {
    const code = await inlay.invite(invitation)
    const before = await written()
    const answer = await signUp({ invitation_code: code })
    expect(answer.status).toBe(400)
    expect(errorOf(answer)).toEqual({ code: 'BAD_REQUEST', message, fields: { invitation_code: message } })
    expect(await written()).toEqual(before)
  })

  it('takes an invited address in whatever case and with spaces, once', async () => {
    const code = await inlay.invite({ email: 'Mixed@Example.com ', max_uses: 2 })
    expect((await signUp({ email: ' mixed@EXAMPLE.com', invitation_code: code })).status).toBe(200)
    const again = await signUp({ email: 'MIXED@example.com', invitation_code: code })
    expect(again.status).toBe(409)
    expect(errorOf(again).code).toBe('EMAIL_TAKEN')
    const [invitation] = await inlay.database.db.select().from(invitations).where(eq(invitations.code, code))
    expect(invitation!.uses_count).toBe(1)
  })

  it('with a code that was refused for its password works afterwards', async () => {
    const code = await inlay.invite()
    expect((await signUp({ email: 'weak@example.com', password: 'weak', invitation_code: code })).status).toBe(400)
    expect((await signUp({ email: 'weak@example.com', password: 'stronger', invitation_code: code })).status).toBe(200)
  })
})

describe('many sign-ups at once', () => {
  /** Uses of the invitation in each round; a hundred rounds in the long run. */
  const ROUNDS = LONG ? Array.from({ length: 100 }, (_, round) => 1 + ((round * 7) % 20)) : [1, 3]
  const madeOf = async (name: string) => (await inlay.database.db.select().from(profiles)).filter(({ email }) => email.startsWith(name)).length
  const usesOf = async (code: string) => {
    const [invitation] = await inlay.database.db.select().from(invitations).where(eq(invitations.code, code))
    const used = await inlay.database.db.select().from(invitation_uses).where(eq(invitation_uses.invitation_id, invitation!.id))
    return [invitation!.uses_count, used.length]
  }

  it.each(ROUNDS.map((uses, round) => ({ uses, round })))('on $uses uses make exactly as many accounts, round $round', async ({ uses, round }) => {
    const code = await inlay.invite({ max_uses: uses })
    const name = `many${round}-`
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => signUp({ email: `${name}${i}@example.com`, invitation_code: code })))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(uses)
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(errorOf(answer)).toMatchObject({ code: 'BAD_REQUEST', message: 'This invitation code has already been used' })
    }
    expect([...(await usesOf(code)), await madeOf(name)]).toEqual([uses, uses, uses])
  })

  it.each(['is_active = false', 'expires_at = now()'])('make no account after the invitation is changed midway to %s, and each before it counts', async (change) => {
    const code = await inlay.invite({ max_uses: 20 })
    const name = change.startsWith('is') ? 'off-' : 'late-'
    const answers = await Promise.all(Array.from({ length: 12 }, async (_, i) => {
      const answer = await signUp({ email: `${name}${i}@example.com`, invitation_code: code })
      if (i === 0) await inlay.database.pool.query(`update invitations set ${change} where code = $1`, [code])
      return answer.status
    }))
    const made = answers.filter((status) => status === 200).length
    expect([...(await usesOf(code)), await madeOf(name)]).toEqual([made, made, made])
    expect((await signUp({ email: `${name}after@example.com`, invitation_code: code })).status).toBe(400)
  })

  it('of one address make one account and use one invitation', async () => {
    const code = await inlay.invite({ max_uses: 10 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp({ email: 'twin@example.com', invitation_code: code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    const [invitation] = await inlay.database.db.select().from(invitations).where(eq(invitations.code, code))
    expect(invitation!.uses_count).toBe(1)
  })
})
