import { existsSync } from 'node:fs'
import type pg from 'pg'
import type { DatabaseLog } from '../database-log.ts'
import { findBinaries, type Binaries } from './binaries.ts'
import { ensureData } from './ensure-data.ts'
import { ensureRunning } from './ensure-running.ts'
import { withFileLock } from './file-lock.ts'
import { findHome, type Home } from './home.ts'
import { keepRunning } from './keep-running.ts'
import { addLease, endLease } from './leases.ts'
import { findPostmaster } from './postmaster.ts'
import { processStamp } from './process-stamp.ts'
import { stopServer } from './stop-server.ts'
import { storageError } from './storage-error.ts'

export interface Embedded {
  connection: pg.ClientConfig
  /** The last process to call it stops the server. */
  release: () => Promise<void>
}

/** The embedded PostgreSQL of a DATA_DIR: made when there is none, started when it is not running, shared when it is. */
export async function openEmbedded(dataDir: string, log: DatabaseLog): Promise<Embedded> {
  try {
    const home = findHome(dataDir)
    if (!home.data.startsWith(home.dataDir)) log.info(`The database is in ${home.data}, since PostgreSQL's user "${home.runAs?.name}" cannot enter ${home.dataDir}.`)
    const binaries = findBinaries(home.runAs)
    return await withFileLock(home.locks, () => take(home, binaries, log))
  } catch (error) {
    throw storageError(error, dataDir) ?? error
  }
}

/** Only under the file lock. */
async function take(home: Home, binaries: Binaries, log: DatabaseLog): Promise<Embedded> {
  const password = ensureData(binaries, home)
  const lease = addLease(home.leases)
  const leave = async () => {
    if (endLease(home.leases, lease)) await stopServer(home)
  }
  const stamp = () => processStamp(findPostmaster(home.data)?.pid ?? 0)
  try {
    const connection = await ensureRunning(binaries.postgres, home, password, log)
    const startAgain = () =>
      withFileLock(home.locks, async () => {
        await ensureRunning(binaries.postgres, home, password, log, connection.host)
        return stamp()
      })
    const endWatch = keepRunning(stamp(), startAgain, log)
    const release = async () => {
      await endWatch()
      // Somebody deleted the data folder; its server notices and ends by itself.
      if (existsSync(home.data)) await withFileLock(home.locks, leave)
    }
    return { connection, release }
  } catch (error) {
    await leave()
    throw error
  }
}
