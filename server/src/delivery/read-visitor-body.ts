import type { IncomingMessage } from 'node:http'
import type * as z from 'zod'
import { fieldErrors, fieldErrorsMessage } from '../http/field-errors.ts'
import { NotJson, parseJson } from '../http/parse-json.ts'
import { BodyTooLarge, readBody } from '../http/read-body.ts'
import { VisitorError } from './answer.ts'
import { QueueFull } from './group-commit.ts'

/**
 * The JSON of a request as `schema` reads it. Its type is not looked at: text/plain needs no preflight.
 * @param limit in bytes
 */
export async function readVisitorBody<T>(request: IncomingMessage, schema: z.ZodType<T>, limit: number): Promise<T> {
  try {
    const result = schema.safeParse(parseJson(await readBody(request, limit)))
    if (result.success) return result.data
    const fields = fieldErrors(result.error.issues)
    throw new VisitorError(400, 'BAD_REQUEST', fieldErrorsMessage(fields), { fields })
  } catch (error) {
    if (error instanceof NotJson) throw new VisitorError(400, 'BAD_REQUEST', error.message)
    if (error instanceof BodyTooLarge) throw new VisitorError(413, 'PAYLOAD_TOO_LARGE', `The body may have at most ${error.limit / 1024} KB`)
    throw error
  }
}

/** PostgreSQL's foreign_key_violation: what is written belongs to something that was deleted just now. */
const PARENT_GONE = '23503'

/** What a write comes to; 503 when too much is waiting already, 404 when its component went meanwhile. */
export async function orBusy<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (error instanceof QueueFull) throw new VisitorError(503, 'BUSY', 'Too busy at the moment', { headers: { 'retry-after': '5' } })
    if ((error as { code?: unknown }).code === PARENT_GONE) throw new VisitorError(404, 'NOT_FOUND', 'This is not open any more')
    throw error
  }
}
