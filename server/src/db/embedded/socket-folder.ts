import { chmodSync, chownSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Home } from './home.ts'

/** A socket's whole path may have 107 bytes on Linux and 103 on macOS; this is the name PostgreSQL adds. */
const longest = 103 - '/.s.PGSQL.5432'.length

/** The home's own folder for the socket, or where its path is too long a fresh one under the system's temporary folder. */
export function makeSocketFolder({ sockets, runAs }: Home): string {
  const fits = Buffer.byteLength(sockets) <= longest
  if (fits) mkdirSync(sockets, { recursive: true, mode: 0o700 })
  const base = Buffer.byteLength(tmpdir()) <= longest - '/inlay-XXXXXX'.length ? tmpdir() : '/tmp'
  const folder = fits ? sockets : mkdtempSync(join(base, 'inlay-'))
  chmodSync(folder, 0o700)
  if (runAs) chownSync(folder, runAs.uid, runAs.gid)
  return folder
}
