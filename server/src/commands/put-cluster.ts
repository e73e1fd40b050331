import { existsSync } from 'node:fs'
import { chmod, chown, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinaries } from '../db/embedded/binaries.ts'
import { withFileLock } from '../db/embedded/file-lock.ts'
import { findHome } from '../db/embedded/home.ts'
import type { Home } from '../db/embedded/home.ts'
import { findPostmaster } from '../db/embedded/postmaster.ts'
import { CommandError } from './command-error.ts'
import { movePath } from './move-path.ts'
import { MACHINE } from './manifest.ts'
import type { Putting } from './putting.ts'

/** Puts the files of an embedded PostgreSQL where its DATA_DIR has them. What was there is put aside and never removed. */
export async function putCluster({ unpacked, manifest, replace, stamp, context: { config, say } }: Putting): Promise<void> {
  const home = findHome(config.dataDir)
  if (manifest.kind !== 'files') throw new CommandError('This backup is of a PostgreSQL of your own: set DATABASE_URL to the database that it goes into.')
  const { major } = findBinaries(home.runAs)
  if (manifest.postgresql !== major || manifest.machine !== MACHINE) {
    throw new CommandError(`This backup is of PostgreSQL ${manifest.postgresql} on ${manifest.machine} and can only be restored there; here is PostgreSQL ${major} on ${MACHINE}.`)
  }
  const data = join(unpacked, 'postgres/data')
  await own(data, home)
  await withFileLock(home.locks, async () => {
    if (findPostmaster(home.data)) throw new CommandError(`Inlay runs on ${config.dataDir}: stop it, and restore then.`)
    if (existsSync(home.data)) {
      if (!replace) throw new CommandError(`There is a database in ${home.data} already: add --replace to put it aside and restore.`)
      await rename(home.data, `${home.data}.before-${stamp}`)
      await rename(home.passwordFile, `${home.passwordFile}.before-${stamp}`)
      say(`What was there is in ${home.data}.before-${stamp}.`)
    }
    await rm(home.passwordFile, { force: true })
    await move(data, home.data, home)
    await move(join(unpacked, 'postgres/password'), home.passwordFile, home)
    const secret = join(unpacked, 'auth-secret')
    if (existsSync(secret)) await movePath(secret, join(config.dataDir, 'auth-secret'))
  })
}

/** Gives what was unpacked to PostgreSQL's user, and to nobody else. */
async function own(path: string, { runAs }: Home): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true })
  for (const entry of entries) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) await own(inner, { runAs } as Home)
    else if (runAs) await chown(inner, runAs.uid, runAs.gid)
  }
  await chmod(path, 0o700)
  if (runAs) await chown(path, runAs.uid, runAs.gid)
}

async function move(from: string, to: string, { runAs }: Home): Promise<void> {
  if (runAs) await chown(from, runAs.uid, runAs.gid)
  await rename(from, to)
}
