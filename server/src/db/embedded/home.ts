import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { keepOnce } from '../../keep-once.ts'
import { StartError } from '../../start-error.ts'
import { canReach } from './can-reach.ts'
import { findRunAs, type RunAs } from './run-as.ts'
import { sharedFolder } from './shared-folder.ts'

/** Where the embedded PostgreSQL of one DATA_DIR lives, and as whom it runs. */
export interface Home {
  dataDir: string
  runAs: RunAs
  /** PostgreSQL's own files, only its user's to read. */
  data: string
  passwordFile: string
  locks: string
  leases: string
  sockets: string
  log: string
}

/**
 * `DATA_DIR/postgres`. Only when this process is root and PostgreSQL's user cannot enter DATA_DIR is it a folder
 * under /var/lib/inlay instead, whose path DATA_DIR keeps: so it moves along with DATA_DIR, and a new DATA_DIR
 * never finds an old one's data.
 */
export function findHome(dataDir: string): Home {
  mkdirSync(dataDir, { recursive: true })
  // The real path, so that one folder under two names is one home.
  const root = realpathSync(dataDir)
  const inside = join(root, 'postgres')
  const pointer = join(root, 'postgres-folder')
  const runAs = findRunAs(existsSync(inside) ? statSync(inside) : undefined)

  if (existsSync(pointer)) return home(root, pointedAt(pointer), runAs)
  if (!runAs || existsSync(inside)) {
    makePrivate(inside, runAs)
    if (canReach(runAs, inside, 'enter')) return home(root, inside, runAs)
    if (!runAs) throw Object.assign(new Error('The folder belongs to another user'), { code: 'EACCES' })
    throw new StartError(`PostgreSQL's user "${runAs.name}" can no longer enter ${inside}, where the data is: let it pass ("chmod o+x" on the folders above) and start again.`)
  }
  if (canReach(runAs, root, 'enter')) {
    makePrivate(inside, runAs)
    return home(root, inside, runAs)
  }
  return home(root, makeElsewhere(pointer, runAs), runAs)
}

function home(dataDir: string, folder: string, runAs: RunAs): Home {
  return {
    dataDir,
    runAs,
    data: join(folder, 'data'),
    passwordFile: join(folder, 'password'),
    locks: join(folder, 'locks'),
    leases: join(folder, 'leases'),
    sockets: join(folder, 'run'),
    log: join(dataDir, 'postgres.log'),
  }
}

function pointedAt(pointer: string): string {
  const folder = readFileSync(pointer, 'utf8').trim()
  if (existsSync(folder)) return folder
  throw new StartError(`The database belongs in ${folder}, as ${pointer} says, but that folder is gone: bring it back, or delete ${pointer} to begin with an empty one.`)
}

function makeElsewhere(pointer: string, runAs: RunAs): string {
  const folder = join(sharedFolder(), `data-${randomBytes(6).toString('hex')}`)
  // Made before it is pointed at, so that a crash in between leaves no pointer to nothing.
  makePrivate(folder, runAs)
  const chosen = keepOnce(pointer, () => `${folder}\n`).trim()
  if (chosen !== folder) rmSync(folder, { recursive: true })
  return chosen
}

function makePrivate(folder: string, runAs: RunAs) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (runAs && statSync(folder).uid !== runAs.uid) chownSync(folder, runAs.uid, runAs.gid)
}
