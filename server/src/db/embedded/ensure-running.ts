import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../../start-error.ts'
import type { DatabaseLog } from '../database-log.ts'
import { ensureRole } from './ensure-role.ts'
import type { Home } from './home.ts'
import { launch, type Launch } from './launch.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import { makeSocketFolder } from './socket-folder.ts'
import { stopServer } from './stop-server.ts'
import { storageError } from './storage-error.ts'

/** How long processes of a killed server may take to notice that it is gone, in milliseconds. */
const orphansPatience = 60_000

/**
 * Attaches to the server on the home's data folder or starts one; gives how to connect. Only under the file lock.
 * @param sockets where clients of a server that has ended go on looking for it
 */
export async function ensureRunning(postgres: string, home: Home, password: string, log: DatabaseLog, sockets?: string): Promise<pg.ClientConfig> {
  const began = Date.now()
  let launched: Launch | undefined
  let nextWord = began + 10_000
  for (; ; await sleep(10)) {
    const server = findPostmaster(home.data)
    if (server?.isReady && !existsSync(join(server.sockets, `.s.PGSQL.${server.port}`))) {
      // Something cleared the folder of its socket: nobody can reach that server any more.
      await stopServer(home)
    } else if (server?.isReady) {
      const connection = await connectionTo(server, password, home)
      if (connection) return connection
    } else if (!server) {
      const failure = launched?.failure()
      if (failure !== undefined) {
        const waits = isTransient(failure) && Date.now() - began < orphansPatience
        if (!waits) throw startFailure(failure, home)
        await sleep(100)
      }
      if (!launched || failure !== undefined) launched = launch(postgres, home, makeSocketFolder(home, sockets))
    }
    if (Date.now() > nextWord) {
      log.info('The database is still getting ready (after a crash it reads its journal first).')
      nextWord = Date.now() + 10_000
    }
  }
}

/** The server before was killed and processes of it still run, or another start was a moment faster. */
const isTransient = (failure: string) => /pre-existing shared memory block|lock file "postmaster.pid" already exists/.test(failure)

function startFailure(failure: string, home: Home): StartError {
  if (/pre-existing shared memory block/.test(failure)) {
    return new StartError(`Processes of an earlier database on ${home.data} still run, though its main process was killed: end them and start again.`)
  }
  const reason = /(?:FATAL|PANIC): +(.*)/.exec(failure)?.[1] ?? failure.split('\n').at(-1)
  return storageError(failure, home.dataDir) ?? new StartError(`The database on ${home.data} did not start: ${reason} (see ${home.log}).`)
}

/** Undefined while the server is not ready, or no longer. */
async function connectionTo(server: Postmaster, password: string, home: Home): Promise<pg.ClientConfig | undefined> {
  const connection = { host: server.sockets, port: server.port, user: 'inlay', database: 'inlay', password, application_name: 'inlay', ssl: false }
  const client = new pg.Client(connection)
  try {
    await client.connect()
    await client.end()
    return connection
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    // Starting up, shutting down, or its socket not yet or no longer there.
    if (/^(57P0[123]|ENOENT|ECONNREFUSED|ECONNRESET)$/.test(code) || (error as Error).message === 'Connection terminated unexpectedly') return undefined
    const isNew = code === '28P01' || code === '3D000'
    if (!isNew) throw storageError(error, home.dataDir) ?? error
    await ensureRole(connection, password)
    return connection
  }
}
