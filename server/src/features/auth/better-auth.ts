import { betterAuth } from 'better-auth/minimal'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { bearer } from 'better-auth/plugins/bearer'
import { PASSWORD_MAX, PASSWORD_MIN } from '@inlay/contract/auth'
import type { Logger } from 'pino'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/database.ts'
import { accounts, profiles, sessions, verifications } from '../../db/schema.ts'
import { leavingNoContext } from './leaving-no-context.ts'

/** Days a session lasts after it was last used. */
const SESSION_DAYS = 30
const DAY = 24 * 60 * 60

/** Header in which better-auth is told the client's address; only our own code sets it. */
export const ADDRESS_HEADER = 'x-inlay-client-address'

export interface AuthSettings {
  readonly authSecret: string
  readonly publicUrl: string
  readonly defaultPlan: string
  readonly log: Logger
}

const times = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

/**
 * better-auth over our tables. Inlay calls its functions and never mounts its HTTP routes, so that what is reachable
 * is what the contract lists, and neither cookies nor its own rate limit come into it.
 * @param hash where the caller has hashed the password already
 */
export function makeAuth(db: Db, settings: AuthSettings, hash?: (password: string) => Promise<string>) {
  const { api } = betterAuth({
    baseURL: settings.publicUrl,
    secret: settings.authSecret,
    database: drizzleAdapter(db, { provider: 'pg', schema: { profiles, sessions, accounts, verifications } }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      ...(hash && { password: { hash } }),
    },
    plugins: [bearer()],
    user: {
      modelName: 'profiles',
      fields: { name: 'full_name', emailVerified: 'email_verified', ...times },
      additionalFields: { plan: { type: 'string', input: false, defaultValue: settings.defaultPlan } },
    },
    session: {
      modelName: 'sessions',
      fields: { userId: 'user_id', expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent', ...times },
      expiresIn: SESSION_DAYS * DAY,
      updateAge: DAY,
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...times,
      },
    },
    verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...times } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      // Its messages hold addresses at the levels below; what fails is thrown to us as well.
      level: 'error',
      log: (_level, message) => settings.log.warn({ part: 'better-auth' }, message),
    },
    advanced: {
      database: { generateId: () => uuidv7() },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  })
  return {
    signUp: (account: { email: string; password: string; name: string }, headers: Headers) => leavingNoContext(() => api.signUpEmail({ body: account, headers })),
    signIn: (person: { email: string; password: string }, headers: Headers) => leavingNoContext(() => api.signInEmail({ body: person, headers })),
    /** The session of the token in the headers, renewed; null when there is none. */
    session: (headers: Headers) => leavingNoContext(() => api.getSession({ headers })),
    endSession: (token: string, headers: Headers) => leavingNoContext(() => api.revokeSession({ body: { token }, headers })),
    /** Rejects with an APIError of 400 when the current one is wrong. The sessions stay. */
    changePassword: (passwords: { currentPassword: string; newPassword: string }, headers: Headers) => leavingNoContext(() => api.changePassword({ body: passwords, headers })),
    /** Ends every session but that of the token in the headers. */
    endOtherSessions: (headers: Headers) => leavingNoContext(() => api.revokeOtherSessions({ headers })),
  }
}

export type Auth = ReturnType<typeof makeAuth>
