import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Home } from './home.ts'
import { findPostmaster } from './postmaster.ts'

/** Stops the home's server as `pg_ctl stop -m fast` does: sessions are ended, everything is written. Only under the file lock. */
export async function stopServer(home: Home, patience = 30_000): Promise<void> {
  const server = findPostmaster(home.data)
  if (!server) return
  if (server.pid) process.kill(server.pid, 'SIGINT')
  if (!(await isGone(home, patience))) {
    // "Immediate": what is committed is in its journal, and the next start reads it from there.
    process.kill(server.pid, 'SIGQUIT')
    await isGone(home, patience)
  }
  if (server.sockets && server.sockets !== home.sockets) rmSync(server.sockets, { recursive: true, force: true })
}

async function isGone(home: Home, patience: number): Promise<boolean> {
  for (const end = Date.now() + patience; findPostmaster(home.data); await sleep(10)) if (Date.now() > end) return false
  return true
}
