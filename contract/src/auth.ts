import { oc } from '@orpc/contract'
import * as z from 'zod'
import { commonErrors, rateLimitErrors } from './errors.ts'
import { SIGNUPS_CLOSED } from './flag-registry.ts'
import { canonicalEmail } from './rules/canonical-email.ts'
import { normaliseInvitationCode } from './rules/invitation-code.ts'
import { requiredText } from './text.ts'

/** Shortest and longest password, in characters. */
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128

export const email = z
  .string('Please enter your email address')
  .max(254, 'Please enter a valid email address')
  .transform(canonicalEmail)
  .pipe(z.email('Please enter a valid email address'))

export const newPassword = z
  .string(`Password must be at least ${PASSWORD_MIN} characters`)
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`)

const invitationCode = z
  .string('Please enter an invitation code')
  .max(64, 'Invalid invitation code')
  .transform(normaliseInvitationCode)
  .refine((code) => code !== '', 'Please enter an invitation code')

const signedIn = z.object({
  /** Sent as `Authorization: Bearer <token>`; renewed while it is used. */
  token: z.string(),
  user: z.object({ id: z.uuid(), email: z.string(), name: z.string() }),
})
export type SignedIn = z.infer<typeof signedIn>

const authErrors = { FORBIDDEN: commonErrors.FORBIDDEN, BAD_REQUEST: commonErrors.BAD_REQUEST, ...rateLimitErrors }
const route = (summary: string, method: 'GET' | 'POST', path: `/${string}`) =>
  oc.route({ method, path, summary, tags: ['Account'] })

export const auth = {
  signUp: route('Make an account with an invitation code', 'POST', '/auth/sign-up/email')
    .errors({ ...authErrors, EMAIL_TAKEN: { status: 409, message: 'An account with this email already exists' }, SIGNUPS_CLOSED: { status: 403, message: SIGNUPS_CLOSED } })
    .input(
      z.object({
        email,
        password: newPassword,
        name: requiredText(120, 'Please enter your full name'),
        invitation_code: invitationCode,
      }),
    )
    .output(signedIn),
  signIn: route('Sign in with email and password', 'POST', '/auth/sign-in/email')
    .errors({ ...authErrors, INVALID_CREDENTIALS: { status: 401, message: 'Invalid email or password' } })
    .input(
      z.object({
        email,
        password: z
          .string('Please enter your password')
          .min(1, 'Please enter your password')
          .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
      }),
    )
    .output(signedIn),
  signOut: route('Sign out: the token ends', 'POST', '/auth/sign-out').output(z.object({ success: z.literal(true) })),
  getSession: route('Tell whether a token is good; renews it', 'GET', '/auth/get-session').output(
    z.object({ user: signedIn.shape.user, expires_at: z.iso.datetime() }).nullable(),
  ),
}
