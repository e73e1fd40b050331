import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isRunning } from '../src/db/embedded/process-stamp.ts'
import { findPostmaster } from '../src/db/embedded/postmaster.ts'

// Run with a scratch folder: ends every Inlay and every PostgreSQL that a broken off test run left on a DATA_DIR in
// it, and removes it. Whoever holds a lease or a postmaster.pid is known beyond its number, so nobody else is hit.
const folder = process.argv[2] ?? ''
const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
const paths = (isWanted: (name: string, parent: string) => boolean) =>
  entries.filter((entry) => isWanted(entry.name, basename(entry.parentPath))).map((entry) => join(entry.parentPath, entry.name))

// Inlay first, since it would start its database again.
for (const lease of paths((_, parent) => parent === 'leases')) end(lease)
const elsewhere = paths((name) => name === 'postgres-folder').map((pointer) => readFileSync(pointer, 'utf8').trim())
for (const home of elsewhere) for (const name of readdirSync(join(home, 'leases'))) end(join(home, 'leases', name))

const homes = [...elsewhere, ...paths((name, parent) => name === 'data' && parent === 'postgres').map((data) => dirname(data))]
for (const home of homes) {
  const pid = findPostmaster(join(home, 'data'))?.pid
  if (pid) process.kill(pid, 'SIGKILL')
}
// PostgreSQL's processes end when they notice that the first of them is gone, and write until then.
for (const path of [...elsewhere, folder]) rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })

function end(lease: string) {
  const stamp = readlinkSync(lease)
  if (isRunning(stamp)) process.kill(Number.parseInt(stamp, 10), 'SIGKILL')
}
