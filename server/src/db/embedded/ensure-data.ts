import { randomBytes } from 'node:crypto'
import { chownSync, closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { keepOnce } from '../../keep-once.ts'
import { StartError } from '../../start-error.ts'
import type { Binaries } from './binaries.ts'
import type { Home } from './home.ts'
import { builtinLocale, makeCluster } from './make-cluster.ts'
import { storageError } from './storage-error.ts'

/**
 * Sees to it that the home has a data folder of the programs' version, making one when there is none. Gives the
 * superuser's password. Only under the file lock.
 */
export function ensureData({ initdb, major }: Binaries, home: Home): string {
  const version = join(home.data, 'PG_VERSION')
  if (existsSync(version)) refuseOtherMajor(readFileSync(version, 'utf8').trim(), major, home.data)
  const password = keepOnce(home.passwordFile, () => randomBytes(24).toString('hex')).trim()
  if (existsSync(version)) return password

  if (home.runAs) chownSync(home.passwordFile, home.runAs.uid, home.runAs.gid)
  removeHalfMade(home)
  const making = `${home.data}.making-${randomBytes(4).toString('hex')}`
  const complaint = makeCluster({ initdb, runAs: home.runAs, folder: making, passwordFile: home.passwordFile, flags: builtinLocale })
  if (complaint !== undefined) {
    rmSync(making, { recursive: true, force: true })
    throw storageError(complaint, home.dataDir) ?? new StartError(`PostgreSQL could not make its data folder in ${home.data}: ${lastLine(complaint)}`)
  }
  renameSync(making, home.data)
  syncFolder(dirname(home.data))
  return password
}

/** A data folder is made apart and renamed when whole; a crash leaves one half made. */
function removeHalfMade({ data }: Home) {
  for (const name of readdirSync(dirname(data)).filter((one) => one.startsWith(`${basename(data)}.making`))) {
    try {
      rmSync(join(dirname(data), name), { recursive: true })
    } catch {
      // initdb goes on writing for a moment when the process that called it is killed. That folder stays until the next start.
    }
  }
}

function refuseOtherMajor(found: string, ours: string, data: string) {
  if (found === ours) return
  throw new StartError(
    `The data in ${data} is of PostgreSQL ${found} and this Inlay brings PostgreSQL ${ours}: save it with pg_dump of PostgreSQL ${found}, move that folder away, start Inlay once and restore the dump into the new one (the data was left as it is).`,
  )
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''

/** A rename is on disk when its folder is. */
function syncFolder(folder: string) {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
