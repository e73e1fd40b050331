import type { ErrorBody } from '@inlay/contract/errors'

/** What a person reads when the fault is ours; the details are in the log under the request's id. */
export const UNEXPECTED_MESSAGE = 'Something went wrong on our side. Please try again.'

/** What a person reads while the database is away or has no connection free; the answer is 503. */
export const UNAVAILABLE_MESSAGE = 'Inlay is busy or starting again. Please try again in a moment.'

/** Of the system: nobody listens, broke off, is not to be reached, or its name is not known for the moment. */
const SYSTEM = ['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN']

/** Of PostgreSQL: is shutting down, was shot, is starting, has no room for a connection, only reads until another takes over, or took too long. */
const POSTGRESQL = ['57P01', '57P02', '57P03', '53300', '25006', '57014']

const UNAVAILABLE = new Set([...SYSTEM, ...POSTGRESQL])

/** The driver gives its own no code, and PostgreSQL the last one that it gives to much else. */
const UNAVAILABLE_MESSAGES =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)|not currently accepting connections$/

/** Whether a query failed because there was no database to answer it, rather than for what it asked. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as Error & { code?: unknown }
  return UNAVAILABLE.has(String(code)) || UNAVAILABLE_MESSAGES.test(message) || isUnavailable(cause)
}

interface ErrorDetails {
  readonly code: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
  readonly requestId?: string
}

/** The body of every error answer. */
export function errorBody({ code, message, fields, requestId }: ErrorDetails): ErrorBody {
  return {
    error: {
      code,
      message,
      ...(fields && { fields }),
      ...(requestId && { request_id: requestId }),
    },
  }
}
