import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Home } from './home.ts'

/** A socket's whole path may have 107 bytes on Linux and 103 on macOS; this is the name PostgreSQL adds. */
const longest = 103 - '/.s.PGSQL.5432'.length

/**
 * The home's own folder for the socket, or where its path is too long a fresh one under the system's temporary folder.
 * @param before the one to use again
 */
export function makeSocketFolder({ sockets, runAs }: Home, before?: string): string {
  if (before !== undefined && existsSync(before)) return before
  const folder = before ?? (Buffer.byteLength(sockets) <= longest ? sockets : temporaryName())
  mkdirSync(folder, { recursive: folder === sockets, mode: 0o700 })
  chmodSync(folder, 0o700)
  if (runAs) chownSync(folder, runAs.uid, runAs.gid)
  return folder
}

/** Not yet made; a name that nobody can have made in advance. */
function temporaryName(): string {
  const name = `inlay-${randomBytes(8).toString('hex')}`
  return join(Buffer.byteLength(join(tmpdir(), name)) <= longest ? tmpdir() : '/tmp', name)
}
