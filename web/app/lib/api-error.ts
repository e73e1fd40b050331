import { ORPCError } from '@orpc/client'
import { errorBody } from '@inlay/contract/errors'

/** Messages by the path of the wrong field, as in "config.items.0.question". */
export type FieldErrors = Readonly<Record<string, string>>

/** Turns an error answer into the one error class that the app throws; null when the body is not of our form. */
export function decodeApiError(body: unknown, status: number): ORPCError<string, { fields: FieldErrors }> | null {
  const parsed = errorBody.safeParse(body)
  if (!parsed.success) return null
  const { code, message, fields = {} } = parsed.data.error
  return new ORPCError(code, { status, message, data: { fields } })
}

/** HTTP status of a failed call; null when no answer came at all. */
export function statusOf(error: unknown): number | null {
  return error instanceof ORPCError ? error.status : null
}

/** What to tell the user: the server's message when there is one, else `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ORPCError && error.message) return error.message
  // fetch rejects with a TypeError when no answer came.
  if (error instanceof TypeError) return 'Inlay cannot be reached. Check your connection and try again.'
  return fallback
}

/** The wrong fields that the server named, or none. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  if (!(error instanceof ORPCError)) return {}
  const data: unknown = error.data
  if (typeof data !== 'object' || data === null || !('fields' in data)) return {}
  return data.fields as FieldErrors
}
