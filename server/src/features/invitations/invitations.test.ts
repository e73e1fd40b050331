import { INVITATION_CODE_ALPHABET } from '@inlay/contract/rules/invitation-code'
import { count, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import type { TestApp } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { invitations } from '../../db/schema.ts'
import { setupCode } from './store.ts'

describe('validating a code', () => {
  let inlay: TestApp
  beforeAll(async () => {
    inlay = await testApp()
  })
  const validate = async (code: unknown) => inlay.ask('POST', '/api/invitations/validate', { body: { code } })

  it('says that a good one is valid, in whatever case and with spaces, and uses nothing up', async () => {
    const code = await inlay.invite()
    expect((await validate(` ${code.toLowerCase()} `)).json).toEqual({ valid: true, message: 'Valid invitation code' })
    const [row] = await inlay.database.db.select().from(invitations).where(eq(invitations.code, code))
    expect(row!.uses_count).toBe(0)
  })

  it.each([
    ['', {}, 'Please enter an invitation code'],
    ['WRONGONE', {}, 'Invalid invitation code'],
    ['EXPIRED2', { expires_at: new Date(0) }, 'This invitation code has expired'],
    ['FULL2222', { uses_count: 1 }, 'This invitation code has already been used'],
    ['OFF22222', { is_active: false }, 'This invitation code is no longer active'],
  ])('says what is wrong with %j', async (code, invitation, message) => {
    if (code !== '' && code !== 'WRONGONE') await inlay.invite({ code, ...invitation })
    expect((await validate(code)).json).toEqual({ valid: false, message })
  })

  it('is used up by no scanner of mails that opens its link, and is in no log (C23)', async () => {
    const code = await inlay.invite()
    for (const method of ['GET', 'HEAD', 'GET']) await inlay.ask(method, `/auth?invite=${code}`)
    for (const method of ['GET', 'HEAD']) expect((await inlay.ask(method, `/api/invitations/validate?code=${code}`)).status).toBe(404)
    const body = { email: 'scanned@example.com', password: 'secret1', name: 'S', invitation_code: code }
    expect((await inlay.ask('POST', '/api/auth/sign-up/email', { body })).status).toBe(200)
    expect(inlay.log.join('')).not.toContain(code)
  })

  it('refuses what is no code at all', async () => {
    expect((await validate(5)).status).toBe(400)
    expect((await validate('x'.repeat(65))).status).toBe(400)
  })

  it('is limited, so that codes cannot be guessed', async () => {
    const statuses = []
    for (let i = 0; i < 31; i++) statuses.push((await validate('GUESSED2')).status)
    expect(statuses).toContain(429)
  })
})

describe('the setup code', () => {
  it('is one for processes that start at once, and kept until it is used', async () => {
    const { db } = await testDatabase()
    const codes = await Promise.all(Array.from({ length: 5 }, () => setupCode(db)))
    expect(new Set(codes).size).toBe(1)
    expect(await setupCode(db)).toBe(codes[0])
    expect((await db.select({ n: count() }).from(invitations))[0]!.n).toBe(1)
    expect([...codes[0]!].every((letter) => INVITATION_CODE_ALPHABET.includes(letter))).toBe(true)
    expect(codes[0]).toHaveLength(8)
  })

  it('makes the first account super_admin, and then there is none', async () => {
    const inlay = await testApp()
    const code = await setupCode(inlay.database.db)
    const body = { email: 'first@example.com', password: 'secret1', name: 'First', invitation_code: code }
    const { token } = (await inlay.ask('POST', '/api/auth/sign-up/email', { body })).json as { token: string }
    expect((await inlay.ask('GET', '/api/me', { token })).json).toMatchObject({ role: 'super_admin' })
    expect(await setupCode(inlay.database.db)).toBeNull()
  })
})
