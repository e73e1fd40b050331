import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findBinaries } from '../src/db/embedded/binaries.ts'
import { builtinLocale, makeCluster } from '../src/db/embedded/make-cluster.ts'
import { findRunAs } from '../src/db/embedded/run-as.ts'

export interface TestCluster {
  /** As superuser, to the database `postgres`. */
  connection: { host: string; user: string; password: string; database: string }
  stop(): Promise<void>
}

/** Debian's folder of PostgreSQL 15, the oldest version supported. */
const debian15 = '/usr/lib/postgresql/15/bin'

/**
 * A PostgreSQL of the tests' own in a temporary folder: the embedded one, or Debian's 15. Without fsync, since
 * nothing here outlives the run.
 */
export async function startTestCluster(version: 'embedded' | '15'): Promise<TestCluster> {
  const runAs = findRunAs(undefined)
  const { initdb, postgres } = version === '15' ? { initdb: `${debian15}/initdb`, postgres: `${debian15}/postgres` } : findBinaries(runAs)
  const folder = mkdtempSync(join(tmpdir(), 'inlay-test-'))
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  mkdirSync(join(folder, 'run'), { mode: 0o700 })
  if (runAs) for (const path of [folder, passwordFile, join(folder, 'run')]) chownSync(path, runAs.uid, runAs.gid)
  chmodSync(folder, 0o700)

  const data = join(folder, 'data')
  const flags = ['--no-sync', ...(version === '15' ? ['--locale=C.UTF-8'] : builtinLocale)]
  const complaint = makeCluster({ initdb, runAs, folder: data, passwordFile, flags })
  if (complaint) throw new Error(`initdb failed: ${complaint}`)

  const server = startUnderGuard(postgres, folder, runAs)
  const connection = { host: join(folder, 'run'), user: 'postgres', password, database: 'postgres' }
  await untilAnswering(connection, server, join(folder, 'log'))
  return { connection, stop: () => stopGuard(server) }
}

/**
 * The shell waits for the end of its input, which comes when this process ends in whatever way, kill -9 too.
 * Then it stops the server and removes the folder: a test run leaves nothing behind.
 */
const guard = `"$1" -D "$2/data" -k "$2/run" -c listen_addresses= -c fsync=off -c max_connections=200 >"$2/log" 2>&1 </dev/null &
cat >/dev/null
kill -INT $!
wait $!
rm -rf "$2"`

function startUnderGuard(postgres: string, folder: string, runAs: ReturnType<typeof findRunAs>): ChildProcess {
  const ids = runAs ? { uid: runAs.uid, gid: runAs.gid } : {}
  return spawn('/bin/sh', ['-c', guard, 'sh', postgres, folder], { ...ids, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
}

async function untilAnswering(connection: pg.ClientConfig, server: ChildProcess, log: string) {
  for (const end = Date.now() + 30_000; ; ) {
    const client = new pg.Client(connection)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > end || server.exitCode !== null) throw new Error(`The test database did not start: ${readFileSync(log, 'utf8')}`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

const stopGuard = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    server.once('exit', () => resolve())
    server.stdin?.end()
  })
