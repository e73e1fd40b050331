import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { findBinaries } from '../src/db/embedded/binaries.ts'
import { builtinLocale, makeCluster } from '../src/db/embedded/make-cluster.ts'
import { findRunAs } from '../src/db/embedded/run-as.ts'
import { scratchFolder } from './scratch-folder.ts'

const PASSWORD = 'of this test alone'

/** A PostgreSQL that one test may stop and start, as an operator does: for DATABASE_URL. Stopped after the test. */
export class OwnPostgres {
  #process: ChildProcess | null = null
  readonly #runAs = findRunAs(undefined)
  readonly #binaries = findBinaries(this.#runAs)
  // Of these names, so that the sweep after a broken off run finds the server.
  readonly #home = join(scratchFolder('own'), 'postgres')
  readonly connection = { host: join(this.#home, 'run'), user: 'postgres', password: PASSWORD, database: 'postgres' }
  readonly url = `postgres://postgres:${encodeURIComponent(PASSWORD)}@${encodeURIComponent(this.connection.host)}/postgres`

  constructor() {
    const passwordFile = join(this.#home, 'password')
    mkdirSync(this.connection.host, { recursive: true })
    writeFileSync(passwordFile, PASSWORD)
    if (this.#runAs) for (const path of [this.#home, this.connection.host, passwordFile]) chownSync(path, this.#runAs.uid, this.#runAs.gid)
    for (const path of [this.#home, this.connection.host]) chmodSync(path, 0o700)
    const complaint = makeCluster({ initdb: this.#binaries.initdb, runAs: this.#runAs, folder: join(this.#home, 'data'), passwordFile, flags: ['--no-sync', ...builtinLocale] })
    if (complaint) throw new Error(`initdb failed: ${complaint}`)
    onTestFinished(() => this.stop())
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    const ids = this.#runAs ? { uid: this.#runAs.uid, gid: this.#runAs.gid } : {}
    this.#process = spawn(this.#binaries.postgres, ['-D', join(this.#home, 'data'), '-k', this.connection.host, '-c', 'listen_addresses='], { ...ids, cwd: '/', stdio: 'ignore' })
    while (!(await answers(this.connection))) {
      if (this.#process.exitCode !== null) throw new Error(`PostgreSQL ended with ${this.#process.exitCode}`)
      await sleep(20)
    }
  }

  /** As `pg_ctl stop -m fast` does: every client is sent away. */
  async stop(): Promise<void> {
    const running = this.#process
    this.#process = null
    if (!running || running.exitCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGINT')
    await ended
  }
}

async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
