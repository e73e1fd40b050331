import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { errorBody, UNEXPECTED_MESSAGE } from '../errors.ts'
import { answerApi, API_PREFIX } from './handler.ts'
import type { ApiContext } from './context.ts'
import { ADDRESS_HEADER } from '../features/auth/better-auth.ts'
import { addConfirmRoutes } from '../features/confirmations/router.ts'
import { openApiDocument } from './open-api.ts'
import { clientAddress } from '../http/client-address.ts'
import type { makePages } from '../http/pages.ts'
import { isReady } from '../http/ready.ts'
import { BodyAborted } from '../http/read-body.ts'
import { readJsonObject, RequestRefused } from '../http/read-json-object.ts'
import { logRequests } from '../http/log-requests.ts'

/** Largest body of a request to /api, bytes. */
const API_BODY_MAX = 1024 * 1024

export interface RoutesOptions extends Pick<ApiContext, 'auth' | 'signUp' | 'previewToken' | 'componentChanged' | 'files' | 'flags' | 'health' | 'webhookSecret' | 'webhookProblem'> {
  readonly database: Database
  readonly log: Logger
  readonly publicUrl: string
  readonly isTrusted: (address: string) => boolean
  /** To be woken after something to mail was left; null: mail is not set up. */
  readonly mail: { wake(): void } | null
  /** To be woken after webhooks were left. */
  readonly webhooks: { wake(): void }
  readonly pages: ReturnType<typeof makePages>
}

export interface RouteEnv {
  Bindings: HttpBindings
  Variables: { requestId: string }
}

/** Everything that is not for visitors: the API, its description, health, and the pages. */
export function makeRoutes(options: RoutesOptions): Hono<RouteEnv> {
  const { database, log, pages } = options
  const app = new Hono<RouteEnv>()
  app.use(logRequests(log))

  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => ((await isReady(database.pool)) ? c.json({ status: 'ready' }) : c.json(errorBody({ code: 'NOT_READY', message: 'The database does not answer' }), 503)))

  const description = openApiDocument(options.publicUrl).then((document) => JSON.stringify(document))
  app.get(`${API_PREFIX}/openapi.json`, async (c) => c.body(await description, 200, { 'content-type': 'application/json' }))
  app.all(`${API_PREFIX}/*`, async (c, next) => {
    if (c.req.path === `${API_PREFIX}/docs`) return next()
    const { incoming } = c.env
    const requestId = c.get('requestId')
    const responseHeaders = new Headers()
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
    const answer = await answerApi(
      { method: c.req.method === 'HEAD' ? 'GET' : c.req.method, url: storableUrl(c.req.url), body: await readJsonObject(incoming, API_BODY_MAX) },
      { ...contextOf(incoming, options), log: log.child({ request_id: requestId }), requestId, responseHeaders },
    )
    if (!answer) return c.json(errorBody({ code: 'NOT_FOUND', message: 'There is no such endpoint' }), 404)
    responseHeaders.forEach((value, name) => c.header(name, value))
    if (answer.body === undefined) return c.body(null, answer.status as 204)
    // A file, sent as it is made: its procedure said in responseHeaders what it is.
    if (answer.body instanceof ReadableStream) {
      if (c.req.method !== 'HEAD') return c.body(answer.body as ReadableStream<Uint8Array>, answer.status as 200)
      // Nobody reads it: what it holds open would stay so.
      await answer.body.cancel()
      return c.body(null, answer.status as 200)
    }
    return c.json(answer.body as object, answer.status as 200)
  })

  addConfirmRoutes(app, database.pool, options.mail, options.webhooks)
  app.get('*', (c) => {
    const { 'accept-encoding': encoding, 'if-none-match': tag } = c.env.incoming.headers
    const answer = pages(c.req.path, c.req.query(), { 'accept-encoding': encoding, 'if-none-match': tag })
    if (!answer) return c.text('The web app is not built. Run "npm run build" and start again.', 503)
    return new Response(answer.body && new Uint8Array(answer.body), { status: answer.status, headers: answer.headers })
  })
  app.notFound((c) => c.json(errorBody({ code: 'NOT_FOUND', message: 'There is no such address' }), 404))

  app.onError((error, c) => {
    // Nobody is left to be answered, and nothing went wrong here.
    if (error instanceof BodyAborted) return c.body(null, 400)
    if (error instanceof RequestRefused) return c.json(errorBody({ code: error.code, message: error.message }), error.status)
    const requestId = c.get('requestId')
    log.error({ err: error, request_id: requestId }, 'unexpected error')
    return c.json(errorBody({ code: 'INTERNAL', message: UNEXPECTED_MESSAGE, requestId }), 500)
  })
  return app
}

/** As text in a body, the address has no NUL: PostgreSQL's text cannot hold one. Something is left in its place, or %%0000 would be one. */
const storableUrl = (url: string) => new URL(url.replaceAll('%00', '%EF%BF%BD'))

/** What a request brings to the procedures. Of its headers only these: a cookie is never read. */
function contextOf(incoming: IncomingMessage, options: RoutesOptions) {
  const address = clientAddress(incoming.socket.remoteAddress, incoming.headers['x-forwarded-for'] as string | undefined, options.isTrusted)
  const headers = new Headers()
  const { authorization, 'user-agent': browser } = incoming.headers
  if (authorization) headers.set('authorization', authorization)
  if (browser) headers.set('user-agent', browser.slice(0, 500))
  if (address) headers.set(ADDRESS_HEADER, address)
  const { auth, signUp, componentChanged, mail, webhooks, webhookSecret, webhookProblem, publicUrl, previewToken, files, flags, health, database } = options
  return { db: database.db, auth, signUp, componentChanged, mail: mail !== null, mailLeft: () => mail?.wake(), webhooksLeft: webhooks.wake, webhookSecret, webhookProblem, publicUrl, previewToken, files, flags, health, headers, clientAddress: address }
}
