import { execFileSync } from 'node:child_process'
import { StartError } from '../../start-error.ts'

/** The system user PostgreSQL runs as; undefined means: the one this process runs as. */
export type RunAs = { name: string; uid: number; gid: number } | undefined

/**
 * PostgreSQL refuses to run as root. Then it runs as the owner of its existing folder, when that is somebody
 * else's (the first start was not as root), and as the system user `postgres`, made if missing, otherwise.
 */
export function findRunAs(existingOwner: { uid: number; gid: number } | undefined): RunAs {
  if (process.getuid?.() !== 0) return undefined
  if (existingOwner && existingOwner.uid !== 0) return { name: `user ${existingOwner.uid}`, ...existingOwner }
  return lookUp() ?? make()
}

function lookUp(): RunAs {
  try {
    const [uid, gid] = [id('-u'), id('-g')]
    return { name: 'postgres', uid, gid }
  } catch {
    return undefined
  }
}

const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))

function make(): RunAs {
  try {
    execFileSync('useradd', ['-r', '-s', '/usr/sbin/nologin', '-d', '/var/lib/inlay', 'postgres'], { stdio: 'ignore' })
  } catch {
    // No useradd (macOS), or another process made the user in the meantime.
  }
  const made = lookUp()
  if (!made) {
    throw new StartError('PostgreSQL does not run as root and the system user "postgres" could not be made: start Inlay as an ordinary user, make that user, or set DATABASE_URL.')
  }
  return made
}
