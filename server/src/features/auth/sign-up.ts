import { hashPassword } from 'better-auth/crypto'
import { APIError } from 'better-auth/api'
import type { Db } from '../../db/database.ts'
import { invitationRefusal } from '../invitations/rules.ts'
import { findInvitation, lockInvitation, useInvitation } from '../invitations/store.ts'
import { makeAuth } from './better-auth.ts'
import type { Auth, AuthSettings } from './better-auth.ts'
import { giveRole, lockEmail } from './store.ts'

export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly name: string
  readonly invitation_code: string
}

export type SignUpResult =
  | { readonly outcome: 'made'; readonly token: string; readonly user: { id: string; email: string; name: string } }
  | { readonly outcome: 'invitation refused'; readonly message: string }
  | { readonly outcome: 'email taken' }

/** Ends the transaction: whatever it did is undone, the use of the invitation too. */
class Refused extends Error {
  constructor(readonly result: SignUpResult) {
    super(result.outcome)
  }
}

export type SignUp = (account: NewAccount, headers: Headers) => Promise<SignUpResult>

/**
 * Makes accounts. The invitation is claimed and the account made in one transaction, so that N at once on k uses make
 * exactly k accounts and a refused one uses up nothing.
 */
export function makeSignUp(db: Db, settings: AuthSettings): SignUp {
  return async (account, headers) => {
    // Asked once before the slow hash, which must not be had for nothing, and again below, where it counts.
    const early = invitationRefusal(await findInvitation(db, account.invitation_code), Date.now(), account.email)
    if (early !== null) return { outcome: 'invitation refused', message: early }
    // Before the transaction: a hash takes a tenth of a second, and nobody else's sign-up should wait for it.
    const hash = await hashPassword(account.password)
    try {
      return await db.transaction((tx) => claim(tx, settings, account, headers, hash))
    } catch (error) {
      if (error instanceof Refused) return error.result
      throw error
    }
  }
}

async function claim(tx: Db, settings: AuthSettings, account: NewAccount, headers: Headers, hash: string): Promise<SignUpResult> {
  await lockEmail(tx, account.email)
  const invitation = await lockInvitation(tx, account.invitation_code)
  const refusal = invitationRefusal(invitation, Date.now(), account.email)
  if (refusal !== null || !invitation) throw new Refused({ outcome: 'invitation refused', message: refusal ?? '' })

  const auth = makeAuth(tx, settings, () => Promise.resolve(hash))
  const { email, password, name } = account
  const { token, user } = await signUpEmail(auth, { email, password, name }, headers)
  await useInvitation(tx, invitation.id, user.id)
  await giveRole(tx, user.id, invitation.role)
  return { outcome: 'made', token, user: { id: user.id, email: user.email, name: user.name } }
}

async function signUpEmail(auth: Auth, body: { email: string; password: string; name: string }, headers: Headers) {
  try {
    const { token, user } = await auth.signUp(body, headers)
    if (token === null) throw new Error('The account was made without a session')
    return { token, user }
  } catch (error) {
    if (error instanceof APIError && error.body?.code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') {
      throw new Refused({ outcome: 'email taken' })
    }
    throw error
  }
}
