import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { readAuthSecret } from './auth-secret.ts'
import { readConfig } from './config.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { refuseBroken } from './delivery/refuse-broken.ts'
import { drain } from './http/drain.ts'
import { endSlowest } from './http/end-slowest.ts'
import { listen } from './http/listen.ts'
import { makeLog } from './http/log.ts'
import { keepTicksQuick } from './http/quick-ticks.ts'
import { BODY_TIME, FILE_TIME, HEAD_LOOK, HEAD_TIME } from './http/time-limits.ts'
import { setupCode } from './features/invitations/store.ts'
import { StartError } from './start-error.ts'

/** From src/ and from dist/ alike. */
const assets = {
  embed: fileURLToPath(new URL('../../embed/dist', import.meta.url)),
  web: fileURLToPath(new URL('../../web/build/client', import.meta.url)),
}

/** Longest that requests in flight may take to finish after the signal, in milliseconds. */
const DRAIN = 10_000

async function start(config: Config, log: Logger): Promise<void> {
  const authSecret = readAuthSecret(config)
  // Files may take long; readBody ends what else is slow.
  const times = { headersTimeout: HEAD_TIME, connectionsCheckingInterval: HEAD_LOOK, requestTimeout: FILE_TIME + BODY_TIME }
  const server = createServer(times).on('clientError', refuseBroken)
  endSlowest(server)
  // From here on a signal waits for the start to be through, so that no database is left running behind it.
  const end = whenAsked()
  const database = await openDatabase(config, log)
  try {
    const app = await buildApp({ database, config: { ...config, authSecret }, log, assets })
    server.on('request', app.handler)
    try {
      await listen(server, config)
      const code = await setupCode(database.db)
      const { port } = server.address() as AddressInfo
      const address = config.port === 0 ? `http://localhost:${port}` : config.publicUrl
      process.stdout.write(`Inlay is on ${address}\n${code === null ? '' : `Setup link: ${address}/auth?invite=${code}\n`}`)
      await end
      await drain(server, DRAIN)
    } finally {
      await app.close()
    }
  } finally {
    await database.close()
  }
}

/** Resolves at the first SIGTERM or SIGINT; the second ends the process at once. */
function whenAsked(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false
    const ask = () => {
      if (asked) process.exit(1)
      asked = true
      resolve()
    }
    process.on('SIGTERM', ask)
    process.on('SIGINT', ask)
  })
}

keepTicksQuick()
try {
  const config = readConfig(process.env)
  await start(config, makeLog(config.logLevel))
} catch (error) {
  process.exitCode = 1
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else process.stderr.write(`Inlay could not start, for a reason it does not know: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}
