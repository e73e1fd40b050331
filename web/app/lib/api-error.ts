import { ORPCError } from '@orpc/client'
import type { ErrorBody } from '@inlay/contract/errors'

/** Messages by the path of the wrong field, as in "config.items.0.question". */
export type FieldErrors = Readonly<Record<string, string>>

/** Turns an error answer into the one error class that the app throws; null when the body is not of our form. */
export function decodeApiError(body: unknown, status: number): ORPCError<string, { fields: FieldErrors }> | null {
  if (!isErrorBody(body)) return null
  const { code, message, fields = {} } = body.error
  return new ORPCError(code, { status, message, data: { fields } })
}

// By hand: sign-in starts without the library of schemas.
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown) => typeof value === 'string'
const isErrorBody = (body: unknown): body is ErrorBody =>
  isObject(body) && isObject(body.error) && isText(body.error.code) && isText(body.error.message) && (body.error.fields === undefined || (isObject(body.error.fields) && Object.values(body.error.fields).every(isText)))

/** HTTP status of a failed call; null when no answer came at all. */
export function statusOf(error: unknown): number | null {
  return error instanceof ORPCError ? error.status : null
}

/** Whether Inlay said it. What a proxy says in its place, as a page of HTML, is for nobody's eyes, nor what the client calls that. */
const isDecoded = (error: unknown): error is ORPCError<string, { fields: FieldErrors }> =>
  error instanceof ORPCError && typeof error.data === 'object' && error.data !== null && 'fields' in error.data

/** What to tell the user: the server's message when there is one, else `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  if (isDecoded(error)) return error.message
  // fetch rejects with a TypeError when no answer came.
  if (error instanceof TypeError) return 'Inlay cannot be reached. Check your connection and try again.'
  return fallback
}

/** The wrong fields that the server named, or none. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  return isDecoded(error) ? error.data.fields : {}
}
