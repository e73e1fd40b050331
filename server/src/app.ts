import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database, Db } from './db/database.ts'
import { ensurePartitions } from './db/partitions.ts'
import { dropOldEvents } from './db/retention.ts'
import { makeRoutes } from './api/routes.ts'
import { makeDelivery } from './delivery/delivery.ts'
import { closeQuarters } from './features/analytics/store.ts'
import { makeAuth } from './features/auth/better-auth.ts'
import { makeSignUp } from './features/auth/sign-up.ts'
import { LONGEST_WINDOW } from './features/limits/rules.ts'
import { clearLimit, pruneLimits, useLimit } from './features/limits/store.ts'
import { tellOfLoads } from './features/loads/store.ts'
import { forgetUnclaimed, removeFiles } from './features/uploads/store.ts'
import { openFiles } from './files/open-files.ts'
import type { Files } from './files/open-files.ts'
import { LiveFlags } from './flags/live-flags.ts'
import { readFlags } from './flags/store.ts'
import { makePages } from './http/pages.ts'
import { loadStaticFiles } from './http/static-files.ts'
import { previewToken, readPreviewToken } from './http/preview-token.ts'
import { inNetworks } from './http/in-networks.ts'
import { withPublicUrl } from './http/with-public-url.ts'
import { mailSenders } from './mail/mail-senders.ts'
import { makeMailer } from './mail/mailer.ts'
import { Outbox } from './outbox/outbox.ts'
import { pruneOutbox } from './outbox/store.ts'
import { mayCallPublic } from './webhooks/may-call.ts'
import { pruneDeliveries } from './webhooks/store.ts'
import { webhookProblem } from './webhooks/webhook-problem.ts'
import { webhookSecret } from './webhooks/webhook-secret.ts'
import { webhookSenders } from './webhooks/webhook-sender.ts'

const QUARTER = 15 * 60 * 1000
/** How many are sent at a time, to all and to one, and how long one may take, ms: a bit more than the sender waits for an answer. */
const WEBHOOKS = { lanes: 16, share: 4, deadline: 20_000, lease: 60_000 }
/** As a limit of use: once in so many seconds. */
const HOURLY = { max: 1, window: 60 * 60 }

export interface AppOptions {
  readonly database: Database
  readonly config: Pick<Config, 'publicUrl' | 'trustedProxies' | 'defaultPlan' | 'eventsRetentionMonths' | 'webhookNetworks' | 'smtpUrl' | 'dataDir' | 's3'> & { readonly authSecret: string }
  readonly log: Logger
  /** Folders of the built script (embed/dist) and web app (web/build/client). */
  readonly assets: { readonly embed: string; readonly web: string }
}

export interface App {
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void
  /** Writes what is accepted and not yet written, and lets go of the database. The database itself stays open. */
  close(): Promise<void>
}

/** Everything that answers requests. It never listens: main does, and tests call it in process. */
export async function buildApp({ database, config, log, assets }: AppOptions): Promise<App> {
  const [embedFiles, webFiles] = await Promise.all([loadStaticFiles(assets.embed), loadStaticFiles(assets.web)])
  if (embedFiles.size === 0) log.warn(`The script for host pages is not built (${assets.embed} is empty): run "npm run build".`)
  if (webFiles.size === 0) log.warn(`The web app is not built (${assets.web} is empty): run "npm run build". The API works without it.`)

  const isTrusted = inNetworks(config.trustedProxies)
  const { pool } = database
  const { smtpUrl, publicUrl, authSecret } = config
  const mail = smtpUrl === undefined ? null : new Outbox({ pool, log, senders: mailSenders({ pool, mailer: makeMailer(smtpUrl, publicUrl), publicUrl, authSecret }) })
  const mayCall = mayCallPublic(inNetworks(config.webhookNetworks))
  // Beside the mail, not with it: an endpoint that answers late keeps no mail waiting.
  const webhooks = new Outbox({ pool, log, senders: webhookSenders({ pool, authSecret, mayCall, mail }), ...WEBHOOKS })
  /** Owners whose components were loaded since they were last looked at. */
  const loaded = new Set<string>()
  const files = await openFiles(config, log)
  const flags = new LiveFlags(() => readFlags(pool), log)
  const delivery = await makeDelivery({ database, log, embedFiles, files, isTrusted, mail, webhooks, previewOwner: (token) => readPreviewToken(authSecret, token), flags, loaded: (owner) => loaded.add(owner) })
  await flags.settled()
  const settings = { ...config, log }
  const routes = makeRoutes({
    database,
    log,
    publicUrl: config.publicUrl,
    isTrusted,
    auth: makeAuth(database.db, settings),
    signUp: makeSignUp(database.db, settings),
    pages: makePages(withPublicUrl(webFiles, publicUrl)),
    previewToken: (owner, until) => previewToken(authSecret, owner, until),
    componentChanged: delivery.componentChanged,
    health: delivery.health,
    flags,
    files: files.store,
    mail,
    webhooks,
    webhookSecret: (endpoint, version) => webhookSecret(authSecret, endpoint, version),
    webhookProblem: webhookProblem(mayCall),
  })
  const rest = getRequestListener((request, env) => routes.fetch(request, env), { overrideGlobalObjects: false })
  const { chores } = database
  const tidy = () => tidyUp(chores, files, config.eventsRetentionMonths).catch((error: unknown) => log.error({ err: error }, 'hourly chores failed'))
  let tidying = tidy()
  const tidied = setInterval(() => void (tidying = tidy()), QUARTER)
  tidied.unref()
  const count = () => closeQuarters(chores.db).catch((error: unknown) => log.error({ err: error }, 'counts by days were not brought up to date'))
  let counting = count()
  const counts = setInterval(() => void (counting = count()), QUARTER)
  counts.unref()

  const tellLoads = async () => {
    const owners = [...loaded]
    loaded.clear()
    try {
      if ((await tellOfLoads(chores.db, owners, mail !== null)) > 0) mail?.wake()
    } catch (error) {
      for (const owner of owners) loaded.add(owner)
      log.error({ err: error }, 'loads of this month were not looked at')
    }
  }
  let telling = Promise.resolve()
  const loads = setInterval(() => void (telling = tellLoads()), QUARTER)
  loads.unref()

  return {
    handler: (request, response) => {
      // Visitors' paths first, and without any framework: they are nearly all of the traffic.
      if (!delivery.handle(request, response)) void rest(request, response)
    },
    close: async () => {
      clearInterval(tidied)
      clearInterval(loads)
      clearInterval(counts)
      flags.close()
      await Promise.all([counting, tidying])
      await delivery.close()
      await telling
      // What was loaded since the last look would be forgotten.
      await tellLoads()
      await Promise.all([mail?.close(), webhooks.close()])
      files.close()
    },
  }
}

/**
 * Once an hour, by whichever process comes first; so it is asked more often, and at a start, since not every process
 * lives for an hour. What failed is tried again when somebody asks next.
 */
async function tidyUp({ db, pool }: Database['chores'], files: Files, months: number): Promise<void> {
  if ((await useLimit(db, 'chores', HOURLY)) !== null) return
  try {
    await Promise.all([ensurePartitions(db), dropOldEvents(db, months), pruneLimits(db, LONGEST_WINDOW), pruneOutbox(pool), pruneDeliveries(pool), tidyFiles(db, files)])
  } catch (error) {
    await clearLimit(db, 'chores')
    throw error
  }
}

async function tidyFiles(db: Db, { store, incoming }: Files): Promise<void> {
  await forgetUnclaimed(db)
  await Promise.all([removeFiles(db, (id) => store.remove(id)), incoming.sweep()])
}
