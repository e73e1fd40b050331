import type { ErrorBody } from '@inlay/contract/errors'

/** What a person reads when the fault is ours; the details are in the log under the request's id. */
export const UNEXPECTED_MESSAGE = 'Something went wrong on our side. Please try again.'

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
