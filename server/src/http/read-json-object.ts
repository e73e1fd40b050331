import type { IncomingMessage } from 'node:http'
import { NotJson, parseJson } from './parse-json.ts'
import { BodyTooLarge, readBody } from './read-body.ts'

/** The request cannot be taken as it is; status, code and message are the answer. */
export class RequestRefused extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/**
 * The JSON object in a request's body, {} when it has none. Throws RequestRefused.
 * @param limit bytes
 */
export async function readJsonObject(request: IncomingMessage, limit: number): Promise<object> {
  const body = await readBody(request, limit).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) throw new RequestRefused(413, 'PAYLOAD_TOO_LARGE', `The body may have at most ${limit / 1024} KB`)
    throw error
  })
  if (body.length === 0) return {}
  const type = request.headers['content-type']
  if (type !== undefined && !/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    throw new RequestRefused(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json')
  }
  try {
    const value = parseJson(body)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch (error) {
    if (error instanceof NotJson) throw new RequestRefused(400, 'BAD_REQUEST', error.message)
    throw error
  }
  throw new RequestRefused(400, 'BAD_REQUEST', 'The body must be a JSON object')
}
