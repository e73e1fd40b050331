import type { ServerResponse } from 'node:http'
import { uuidv7 } from 'uuidv7'
import type { Logger } from 'pino'
import { errorBody, isUnavailable, UNAVAILABLE_MESSAGE, UNEXPECTED_MESSAGE } from '../errors.ts'
import { BodyAborted } from '../http/read-body.ts'
import { CORS_HEADERS } from './cors.ts'

/** An answer that says what is wrong with a request; thrown by what handles it. */
export class VisitorError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: { readonly fields?: Record<string, string>; readonly headers?: Record<string, string> } = {},
  ) {
    super(message)
  }
}

export function answerJson(response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}): void {
  const body = Buffer.from(JSON.stringify(value))
  response.writeHead(status, {
    ...CORS_HEADERS,
    'content-type': 'application/json',
    'content-length': body.length,
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(body)
}

/** The one boundary of the visitors' side: what is known is said, the rest is logged and stays unsaid. */
export function answerError(response: ServerResponse, error: unknown, log: Logger): void {
  if (error instanceof BodyAborted) return
  if (response.headersSent) return void response.destroy()
  if (error instanceof VisitorError) {
    const { status, code, message, details } = error
    return answerJson(response, status, errorBody({ code, message, fields: details.fields }), details.headers)
  }
  const requestId = uuidv7()
  log.error({ err: error, request_id: requestId }, 'unexpected error')
  const headers = { 'x-request-id': requestId }
  if (isUnavailable(error)) {
    return answerJson(response, 503, errorBody({ code: 'UNAVAILABLE', message: UNAVAILABLE_MESSAGE, requestId }), { ...headers, 'retry-after': '5' })
  }
  answerJson(response, 500, errorBody({ code: 'INTERNAL', message: UNEXPECTED_MESSAGE, requestId }), headers)
}
