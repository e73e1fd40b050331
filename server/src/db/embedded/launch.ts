import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readSync, renameSync, statSync } from 'node:fs'
import type { Home } from './home.ts'

export interface Launch {
  /** What it wrote, once it has ended; undefined while it runs. */
  failure(): string | undefined
}

const logLimit = 10 * 1024 * 1024

/** For a machine that does other things too. Durability (fsync, synchronous_commit, full_page_writes) stays as PostgreSQL has it: on. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  // Its rows are few or come by index; workers would need more of /dev/shm than a container has.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_line_prefix: '%m ',
  log_checkpoints: 'off',
  // Errors are named, but neither statements nor values: people's addresses would be in them.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/**
 * Starts a server on the home's data folder, in a session of its own: a Ctrl-C in the terminal reaches Inlay
 * alone, which stops the server after its last request.
 */
export function launch(postgres: string, home: Home, sockets: string): Launch {
  if (existsSync(home.log) && statSync(home.log).size > logLimit) renameSync(home.log, `${home.log}.1`)
  const log = openSync(home.log, 'a', 0o600)
  const from = statSync(home.log).size
  const ids = home.runAs ? { uid: home.runAs.uid, gid: home.runAs.gid } : {}
  const args = ['-D', home.data, '-k', sockets, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const server = spawn(postgres, args, { ...ids, cwd: '/', detached: true, stdio: ['ignore', log, log], env: { LC_ALL: 'C' } })
  closeSync(log)
  server.unref()
  let end: string | undefined
  server.once('error', (error) => (end = error.message))
  server.once('exit', (code, signal) => (end ??= `it ended with ${signal ?? code}`))
  return { failure: () => end && (readFrom(home.log, from) || end) }
}

function readFrom(file: string, start: number): string {
  const handle = openSync(file, 'r')
  try {
    const buffer = Buffer.alloc(64 * 1024)
    return buffer.toString('utf8', 0, readSync(handle, buffer, 0, buffer.length, start)).trim()
  } finally {
    closeSync(handle)
  }
}
