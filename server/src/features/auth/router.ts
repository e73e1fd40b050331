import { APIError } from 'better-auth/api'
import { procedures } from '../../api/context.ts'
import type { ApiContext } from '../../api/context.ts'
import { SIGN_IN_PER_ACCOUNT, SIGN_IN_PER_ADDRESS, SIGN_UP_PER_ADDRESS } from '../limits/rules.ts'
import { accountKey, clearLimit, withinLimit } from '../limits/store.ts'
import { refuseBanned } from './session.ts'

const signUp = procedures.auth.signUp.handler(async ({ context, input, errors }) => {
  if (!(await withinLimit(context, 'sign-up', SIGN_UP_PER_ADDRESS))) throw errors.TOO_MANY_REQUESTS()
  if (!context.flags.on('signups_open')) throw errors.SIGNUPS_CLOSED()
  const result = await context.signUp(input, context.headers)
  switch (result.outcome) {
    case 'made':
      return { token: result.token, user: result.user }
    case 'email taken':
      throw errors.EMAIL_TAKEN()
    case 'invitation refused':
      throw errors.BAD_REQUEST({ message: result.message, data: { fields: { invitation_code: result.message } } })
  }
})

const signIn = procedures.auth.signIn.handler(async ({ context, input, errors }) => {
  if (!(await withinLimit(context, 'sign-in', SIGN_IN_PER_ADDRESS))) throw errors.TOO_MANY_REQUESTS()
  if (!(await withinLimit(context, 'sign-in', SIGN_IN_PER_ACCOUNT, { account: input.email }))) throw errors.TOO_MANY_REQUESTS()
  const signedIn = await checkPassword(context, input)
  if (!signedIn) throw errors.INVALID_CREDENTIALS()
  await clearLimit(context.db, accountKey('sign-in', input.email))
  const { token, user } = signedIn
  await refuseBanned(context, user.id)
  return { token, user: { id: user.id, email: user.email, name: user.name } }
})

async function checkPassword({ auth, headers }: ApiContext, body: { email: string; password: string }) {
  try {
    return await auth.signIn(body, headers)
  } catch (error) {
    // One answer for an unknown address and a wrong password; better-auth takes the same time for both.
    if (error instanceof APIError && error.statusCode === 401) return null
    throw error
  }
}

export const authRouter = {
  signUp,
  signIn,
  signOut: procedures.auth.signOut.handler(async ({ context }) => {
    const session = await context.auth.session(context.headers)
    if (session) await context.auth.endSession(session.session.token, context.headers)
    return { success: true as const }
  }),
  getSession: procedures.auth.getSession.handler(async ({ context }) => {
    const found = await context.auth.session(context.headers)
    if (!found) return null
    const { user, session } = found
    await refuseBanned(context, user.id)
    return { user: { id: user.id, email: user.email, name: user.name }, expires_at: session.expiresAt.toISOString() }
  }),
}
