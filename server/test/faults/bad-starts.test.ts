import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { temporaryDataDir } from '../data-dir.ts'
import { scratchFolder } from '../scratch-folder.ts'
import { findPostmaster } from '../../src/db/embedded/postmaster.ts'
import { failedStart, startInlay } from './inlay-process.ts'
import { oldServer } from './old-server.ts'

const AUTH_SECRET = 'f'.repeat(64)
const nobody = 65_534

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

describe('the start ends with exit code 1 and one sentence', () => {
  it('for a value of the environment that is not right', async () => {
    expect(await failedStart({ PORT: 'many' })).toBe('PORT is "many", but has to be a whole number from 0 to 65535.')
    expect(await failedStart({ DATABASE_URL: 'postgres://a:hunter2@127.0.0.1/a' })).toMatch(/^AUTH_SECRET is missing/)
  })

  it('for a port that is taken, and stops the database it had started', async () => {
    const DATA_DIR = temporaryDataDir()
    const PORT = String(await listening(createServer()))
    expect(await failedStart({ DATA_DIR, PORT })).toContain(`Port ${PORT} of 127.0.0.1 is in use`)
    expect(findPostmaster(join(DATA_DIR, 'postgres/data'))).toBeUndefined()
  })

  it('for a DATA_DIR that is a file, which stays as it is', async () => {
    const DATA_DIR = join(temporaryDataDir(), 'notes')
    writeFileSync(DATA_DIR, 'mine')
    expect(await failedStart({ DATA_DIR })).toContain(`DATA_DIR is ${DATA_DIR}, which is a file`)
    expect(readFileSync(DATA_DIR, 'utf8')).toBe('mine')
  })

  it('for the data of another major version', async () => {
    const DATA_DIR = temporaryDataDir()
    mkdirSync(join(DATA_DIR, 'postgres/data'), { recursive: true, mode: 0o700 })
    writeFileSync(join(DATA_DIR, 'postgres/data/PG_VERSION'), '16\n')
    expect(await failedStart({ DATA_DIR })).toMatch(/is of PostgreSQL 16 and this Inlay brings PostgreSQL \d+: save it with pg_dump/)
  })
})

describe('DATABASE_URL', () => {
  // The tests' own server listens on a socket; its address is written with the folder as host.
  const address = (user: string, password: string, database: string) => `postgres://${user}:${password}@${encodeURIComponent(inject('testCluster').host)}/${database}`
  const fails = (DATABASE_URL: string) => failedStart({ DATABASE_URL, AUTH_SECRET })

  async function asSuperuser(...statements: string[]) {
    const client = new pg.Client(inject('testCluster'))
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }

  it('nobody listens at', async () => {
    const server = createServer()
    const port = await listening(server)
    server.close()
    await once(server, 'close')
    const sentence = await fails(`postgres://ann:hunter2@127.0.0.1:${port}/shop`)
    expect(sentence).toBe(`DATABASE_URL cannot be used: no PostgreSQL answers at 127.0.0.1:${port} (ECONNREFUSED).`)
  })

  it('with a wrong password', async () => {
    const sentence = await fails(address('postgres', 'hunter2', 'postgres'))
    expect(sentence).toContain('refuses "postgres", so check the user, the password')
    expect(sentence).not.toContain('hunter2')
  })

  it('with a database that is not there', async () => {
    const { user, password } = inject('testCluster')
    expect(await fails(address(user, password, 'absent'))).toContain('has no database "absent", so make it first')
  })

  it('of a server older than 15', async () => {
    const port = await listening(oldServer())
    expect(await fails(`postgres://ann:hunter2@127.0.0.1:${port}/shop`)).toBe('DATABASE_URL cannot be used: the server is PostgreSQL 14, but Inlay needs 15 or newer.')
  })

  it('of a user who may not make tables', async () => {
    const name = `guest_${randomUUID().slice(0, 8)}`
    await asSuperuser(`create role ${name} login password 'pass'`, `create database ${name}`)
    onTestFinished(() => asSuperuser(`drop database ${name} with (force)`, `drop role ${name}`))
    expect(await fails(address(name, 'pass', name))).toContain(`"${name}" may not make tables in "${name}"`)
  })

  it('that is right is used in place of the embedded one', async () => {
    const name = `own_${randomUUID().slice(0, 8)}`
    const { user, password } = inject('testCluster')
    await asSuperuser(`create database ${name}`)
    onTestFinished(() => asSuperuser(`drop database ${name} with (force)`))
    const inlay = await startInlay({ DATABASE_URL: address(user, password, name), AUTH_SECRET, DATA_DIR: '/nonexistent/inlay' })
    expect(await inlay.code()).toMatch(/^[A-Z0-9]{8}$/)
    expect((await fetch(`${inlay.url}/readyz`)).status).toBe(200)
    expect(await inlay.end('SIGTERM')).toBe(0)
  })
})

// Other users and file systems are root's to make.
if (process.getuid?.() === 0) {
  /** A file system of so many MB. */
  function mounted(size: number): string {
    const folder = temporaryDataDir()
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=711`, 'tmpfs', folder])
    onTestFinished(() => void execFileSync('umount', ['-l', folder]))
    return folder
  }

  describe('the disk', () => {
    it('that is read-only', async () => {
      const DATA_DIR = mounted(8)
      execFileSync('mount', ['-o', 'remount,ro', DATA_DIR])
      expect(await failedStart({ DATA_DIR })).toContain(`DATA_DIR is ${DATA_DIR}, which is on a read-only file system`)
    })

    it('that is too small for the database', async () => {
      const DATA_DIR = mounted(8)
      expect(await failedStart({ DATA_DIR })).toContain(`No space is left on the disk that holds ${DATA_DIR}`)
    })

    it('that has become full or read-only, and all is there when it is not any more', async () => {
      const DATA_DIR = mounted(200)
      const first = await startInlay({ DATA_DIR })
      const code = await first.code()
      await first.end('SIGTERM')

      execFileSync('mount', ['-o', 'remount,ro', DATA_DIR])
      expect(await failedStart({ DATA_DIR })).toContain('read-only file system')
      execFileSync('mount', ['-o', 'remount,rw', DATA_DIR])

      const { bavail, bsize } = statfsSync(DATA_DIR)
      writeFileSync(join(DATA_DIR, 'filler'), Buffer.alloc(bavail * bsize))
      expect(await failedStart({ DATA_DIR })).toContain('No space is left on the disk')
      expect(findPostmaster(join(DATA_DIR, 'postgres/data'))).toBeUndefined()
      writeFileSync(join(DATA_DIR, 'filler'), '')

      const again = await startInlay({ DATA_DIR })
      expect(await again.code()).toBe(code)
      expect(await again.end('SIGTERM')).toBe(0)
    })

    it('where this user may not write', async () => {
      const DATA_DIR = join(temporaryDataDir(), 'data')
      mkdirSync(DATA_DIR)
      chmodSync(DATA_DIR, 0o755)
      // This user may not enter every clone, but has to be able to read what it runs.
      const main = join(scratchFolder('readable'), 'main.mjs')
      copyFileSync(fileURLToPath(new URL('../../dist/main.js', import.meta.url)), main)
      chmodSync(main, 0o644)
      expect(await failedStart({ DATA_DIR }, { main, uid: nobody, gid: nobody })).toContain(`DATA_DIR is ${DATA_DIR}, where this user may not write`)
    })
  })
}
