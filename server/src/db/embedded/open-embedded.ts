import type pg from 'pg'
import type { DatabaseLog } from '../database-log.ts'
import { findBinaries } from './binaries.ts'
import { ensureData } from './ensure-data.ts'
import { ensureRunning } from './ensure-running.ts'
import { withFileLock } from './file-lock.ts'
import { findHome } from './home.ts'
import { addLease, endLease } from './leases.ts'
import { stopServer } from './stop-server.ts'
import { storageError } from './storage-error.ts'

export interface Embedded {
  connection: pg.ClientConfig
  /** The last process to call it stops the server. */
  release(): Promise<void>
}

/** The embedded PostgreSQL of a DATA_DIR: made when there is none, started when it is not running, shared when it is. */
export async function openEmbedded(dataDir: string, log: DatabaseLog): Promise<Embedded> {
  try {
    const home = findHome(dataDir)
    if (!home.data.startsWith(home.dataDir)) log.info(`The database is in ${home.data}, since PostgreSQL's user "${home.runAs?.name}" cannot enter ${home.dataDir}.`)
    const binaries = findBinaries(home.runAs)
    const release = async (lease: string) => {
      if (endLease(home.leases, lease)) await stopServer(home)
    }
    return await withFileLock(home.locks, async () => {
      const password = ensureData(binaries, home)
      const lease = addLease(home.leases)
      try {
        const connection = await ensureRunning(binaries.postgres, home, password, log)
        return { connection, release: () => withFileLock(home.locks, () => release(lease)) }
      } catch (error) {
        await release(lease)
        throw error
      }
    })
  } catch (error) {
    throw storageError(error, dataDir) ?? error
  }
}
