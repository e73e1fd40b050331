import { ORPCError } from '@orpc/client'
import { decodeApiError } from '../../lib/api-error.ts'
import { session } from '../../lib/session.ts'

interface Credentials {
  email: string
  password: string
}

interface NewAccount extends Credentials {
  name: string
  invitation_code: string
}

async function post(path: string, body: object): Promise<unknown> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...session.headers() },
    body: JSON.stringify(body),
    credentials: 'omit',
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  throw decodeApiError(answer, response.status) ?? new ORPCError<string, unknown>('UNEXPECTED_ANSWER', { status: response.status })
}

/** @returns the session token. Throws an ORPCError when the server refuses, a TypeError when it is not there. */
export async function signIn(credentials: Credentials): Promise<string> {
  const answer = await post('sign-in/email', credentials)
  if (typeof answer === 'object' && answer !== null && 'token' in answer && typeof answer.token === 'string') return answer.token
  throw new Error('The answer of sign-in has no token')
}

/** Makes an account; the user then signs in with it. Throws as signIn does. */
export async function signUp(account: NewAccount): Promise<void> {
  await post('sign-up/email', account)
}

/** Ends the session on the server. Throws as signIn does. */
export async function signOut(): Promise<void> {
  await post('sign-out', {})
}
