import type { Context, Hono } from 'hono'
import type pg from 'pg'
import type { RouteEnv } from '../../api/routes.ts'
import { messagePage, MESSAGE_PAGE_HEADERS } from '../../http/message-page.ts'
import { BodyTooLarge, readBody } from '../../http/read-body.ts'
import { isToken, tokenHash } from '../../mail/confirm-token.ts'
import { confirm, findConfirmation } from './store.ts'
import { CONFIRM_PATH, confirmationPage } from './rules.ts'

/** Largest body of the button's post, bytes. */
const BODY_MAX = 1024

/** The page that the link in a confirmation mail opens. The token stands in the query and in the body: neither is logged. */
export function addConfirmRoutes(app: Hono<RouteEnv>, pool: pg.Pool, mail: { wake(): void } | null, webhooks: { wake(): void }): void {
  const answer = async (c: Context<RouteEnv>, token: string, justConfirmed = false) => {
    const found = isToken(token) ? await findConfirmation(pool, tokenHash(token)) : null
    const { status, page } = confirmationPage(found, token, justConfirmed)
    return c.body(messagePage(page), status, MESSAGE_PAGE_HEADERS)
  }
  app.get(CONFIRM_PATH, (c) => answer(c, c.req.query('token') ?? ''))
  app.post(CONFIRM_PATH, async (c) => {
    const token = await postedToken(c)
    const done = isToken(token) ? await confirm(pool, tokenHash(token), mail !== null) : null
    if (done) mail?.wake()
    if (done?.hooked) webhooks.wake()
    return answer(c, token, done !== null)
  })
}

async function postedToken(c: Context<RouteEnv>): Promise<string> {
  try {
    return new URLSearchParams((await readBody(c.env.incoming, BODY_MAX)).toString()).get('token') ?? ''
  } catch (error) {
    if (error instanceof BodyTooLarge) return ''
    throw error
  }
}
