import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Home } from './home.ts'

/** A socket's whole path may have 107 bytes on Linux and 103 on macOS; this is the name PostgreSQL adds. */
const longest = 103 - '/.s.PGSQL.5432'.length

/**
 * The home's own folder for the socket, or where its path is too long a fresh one under the system's temporary folder.
 * Empty: a killed server leaves its socket and its lock there, and PostgreSQL minds the lock when the number in it
 * belongs to another process by now. Only under the file lock, and when no server runs.
 * @param before the one to use again
 */
export function makeSocketFolder({ sockets, runAs }: Home, before?: string): string {
  const folder = before ?? (Buffer.byteLength(sockets) <= longest ? sockets : temporaryName())
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 })
    if (runAs) chownSync(folder, runAs.uid, runAs.gid)
  }
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
  return folder
}

/** Not yet made; a name that nobody can have made in advance. */
function temporaryName(): string {
  const name = `inlay-${randomBytes(8).toString('hex')}`
  return join(Buffer.byteLength(join(tmpdir(), name)) <= longest ? tmpdir() : '/tmp', name)
}
