import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { processStamp } from './process-stamp.ts'

/** A running server, as its own postmaster.pid tells. */
export interface Postmaster {
  pid: number
  /** False while it starts, recovers or stops. */
  isReady: boolean
  port: number
  sockets: string
}

/** PostgreSQL makes the file and then writes it; for longer than this, in milliseconds, only a crash leaves it empty. */
const longestEmpty = 5_000

/**
 * The server that runs on a data folder, started by whichever process. A postmaster.pid that a crash left behind is
 * removed: PostgreSQL would do so itself, but not when its number now belongs to another process or to a zombie.
 * Only under the file lock.
 */
export function findPostmaster(data: string): Postmaster | undefined {
  const file = join(data, 'postmaster.pid')
  const text = read(file)
  if (text === undefined) return undefined
  // https://www.postgresql.org/docs/18/storage-file-layout.html lists the lines.
  const [pid = '', , , port, sockets = '', , , status] = text.split('\n')
  const isBeingWritten = pid === '' && Date.now() - statSync(file).mtimeMs < longestEmpty
  if (isBeingWritten || isPostmaster(Number(pid), data)) return { pid: Number(pid), isReady: status?.trim() === 'ready', port: Number(port), sockets }
  rmSync(file, { force: true })
  return undefined
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The postmaster's working folder is its data folder. A folder of that name may be reached by other paths: its inode tells. */
function isPostmaster(pid: number, data: string): boolean {
  if (processStamp(pid) === undefined) return false
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(data)
    }
    const [here, there] = [statSync(`/proc/${pid}/cwd`), statSync(data)]
    return here.ino === there.ino && here.dev === there.dev && basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres')
  } catch {
    return false
  }
}
