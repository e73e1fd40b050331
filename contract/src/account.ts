import { oc } from '@orpc/contract'
import * as z from 'zod'
import { newPassword, PASSWORD_MAX } from './auth.ts'
import { commonErrors, rateLimitErrors } from './errors.ts'
import { requiredText, text } from './text.ts'

/** Longest name of a person, and of a company, in characters. */
export const FULL_NAME_MAX = 120
export const COMPANY_NAME_MAX = 120

/** What is said below the old password, and below the address that confirms a deletion. */
export const PASSWORD_WRONG = 'This is not your current password'
export const EMAIL_WRONG = 'This is not the email of your account'

export const accountSession = z.object({
  id: z.uuid(),
  /** What the browser said of itself; null: nothing. */
  user_agent: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** To the day. */
  last_used_at: z.iso.datetime(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSession>

const route = (summary: string, method: 'GET' | 'POST' | 'PATCH', path: `/${string}`) => oc.errors(commonErrors).route({ method, path, summary, tags: ['Account'] })
const nothing = (summary: string, method: 'POST' | 'PATCH', path: `/${string}`) => route(summary, method, path).route({ successStatus: 204 }).output(z.void())

/** One's own account. For people alone: no key reaches it. */
export const account = {
  update: nothing('Change your name and company', 'PATCH', '/account').input(
    z.object({
      full_name: requiredText(FULL_NAME_MAX, 'Please enter your full name'),
      company_name: text(COMPANY_NAME_MAX).transform((name) => name.trim() || null),
    }),
  ),
  password: nothing('Change your password; your other sessions end', 'POST', '/account/password')
    .errors(rateLimitErrors)
    .input(z.object({ current_password: z.string('Please enter your current password').min(1, 'Please enter your current password').max(PASSWORD_MAX, PASSWORD_WRONG), new_password: newPassword })),
  sessions: route('List your sessions, last used first', 'GET', '/account/sessions').output(z.array(accountSession)),
  endOtherSessions: nothing('Sign out of your other sessions', 'POST', '/account/sessions/end-others'),
  export: route('Export all your data as JSON', 'GET', '/account/export')
    .route({ description: 'Your profile, your components and quizzes with all their versions, and what visitors sent, in one object.' })
    .route({ spec: (operation) => ({ ...operation, responses: { ...operation.responses, 200: { description: 'The file', content: { 'application/json': { schema: { type: 'string' as const } } } } } }) })
    .output(z.custom<ReadableStream<Uint8Array>>((body) => body instanceof ReadableStream)),
  delete: nothing('Delete your account and everything that is yours', 'POST', '/account/delete').input(z.object({ /** Of the account, typed to confirm. */ email: z.string(EMAIL_WRONG).max(254, EMAIL_WRONG) })),
}
