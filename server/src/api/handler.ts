import { ORPCError } from '@orpc/server'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { errorBody, isUnavailable, UNAVAILABLE_MESSAGE, UNEXPECTED_MESSAGE } from '../errors.ts'
import { fieldErrors, fieldErrorsMessage } from '../http/field-errors.ts'
import type { Issue } from '../http/field-errors.ts'
import { within } from '../http/within.ts'
import type { ApiContext } from './context.ts'
import { router } from './router.ts'

interface ErrorData {
  readonly issues?: readonly Issue[]
  readonly fields?: Record<string, string>
  readonly request_id?: string
}

/** Where the procedures are served. */
export const API_PREFIX = '/api'

/** Longest that an answer may take to begin, ms; a file that is sent as it is made may take longer to end. */
const ANSWER_TIME = 15_000

export interface ApiAnswer {
  readonly status: number
  readonly body: unknown
}

type HandlerContext = ApiContext & { readonly requestId: string }

const handler = new StandardOpenAPIHandler<HandlerContext>(router, {
  customErrorResponseBodyEncoder: ({ code, message, data }: ORPCError<string, ErrorData | undefined>) =>
    errorBody({ code, message, fields: data?.fields, requestId: data?.request_id }),
  interceptors: [
    async (options) => {
      try {
        return await within(options.next(), ANSWER_TIME)
      } catch (error) {
        throw toAnswer(error, options.context)
      }
    },
  ],
})

/** The one boundary of the API: what is declared passes, wrong input is put by field, the rest is ours and logged. */
function toAnswer(error: unknown, { log, requestId, responseHeaders }: HandlerContext): ORPCError<string, ErrorData> {
  if (error instanceof ORPCError && error.code !== 'INTERNAL_SERVER_ERROR') {
    const known = error as ORPCError<string, ErrorData | undefined>
    const issues = known.data?.issues
    if (!issues) return known as ORPCError<string, ErrorData>
    const fields = fieldErrors(issues)
    return new ORPCError('BAD_REQUEST', { status: 400, message: fieldErrorsMessage(fields), data: { fields } })
  }
  log.error({ err: error, request_id: requestId }, 'unexpected error')
  if (isUnavailable(error)) {
    responseHeaders.set('retry-after', '5')
    return new ORPCError('UNAVAILABLE', { status: 503, message: UNAVAILABLE_MESSAGE, data: { request_id: requestId } })
  }
  return new ORPCError('INTERNAL', { status: 500, message: UNEXPECTED_MESSAGE, data: { request_id: requestId } })
}

/**
 * Answers one request to a procedure.
 * @param body parsed JSON; undefined when there is none
 * @returns null when no procedure has this method and path
 */
export async function answerApi(
  request: { readonly method: string; readonly url: URL; readonly body: unknown },
  context: HandlerContext,
): Promise<ApiAnswer | null> {
  const { method, url } = request
  const lazy = { method, url, headers: {}, body: () => Promise.resolve(request.body), signal: undefined }
  const { matched, response } = await handler.handle(lazy, { prefix: API_PREFIX, context })
  return matched ? { status: response.status, body: response.body } : null
}
