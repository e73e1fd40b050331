import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { uuidv7 } from 'uuidv7'

/**
 * Gives each request an id, which the answer carries as X-Request-Id, and writes one line when it is answered. The
 * path stands there without its query, which may hold an invitation code.
 */
export function logRequests(log: Logger): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const begin = performance.now()
    const requestId = uuidv7()
    c.set('requestId', requestId)
    await next()
    c.header('x-request-id', requestId)
    const ms = Math.round((performance.now() - begin) * 10) / 10
    log[c.res.status >= 500 ? 'error' : 'debug']({ request_id: requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request')
  }
}
