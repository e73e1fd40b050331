import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryDataDir } from '../../../test/data-dir.ts'
import { scratchFolder } from '../../../test/scratch-folder.ts'
import { openEmbedded, type Embedded } from './open-embedded.ts'
import { findPostmaster } from './postmaster.ts'

// One folder for most tests, since making a data folder takes a second or two.
const dataDir = scratchFolder('data')
const data = join(dataDir, 'postgres/data')

const lines: string[] = []
const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) }
const open = (folder = dataDir) => openEmbedded(folder, log)

async function query(server: Embedded, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(server.connection)
  client.on('error', () => undefined) // The server is killed under it on purpose.
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const began = (server: Embedded) => query(server, 'select pg_postmaster_start_time()::text as at')

/** A process of its own that opens the database and then does nothing until it is killed. */
async function otherProcess(): Promise<() => Promise<void>> {
  const script = `import { openEmbedded } from ${JSON.stringify(new URL('./open-embedded.ts', import.meta.url).href)}
    await openEmbedded(${JSON.stringify(dataDir)}, { info() {}, warn() {} })
    process.stdout.write('open')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

describe('openEmbedded', () => {
  it('shares one server, which the last to leave stops', async () => {
    const [first, second] = await Promise.all([open(), open()])
    expect(await began(first)).toEqual(await began(second))
    await first.release()
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.release()
    expect(findPostmaster(data)).toBeUndefined()
    expect(existsSync(join(data, 'postmaster.pid'))).toBe(false)
  })

  it('is durable, checks its pages, listens on a private socket only, and gives no superuser', async () => {
    const server = await open()
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses', 'server_encoding']
    const settings = await query(server, `select name, setting from pg_settings where name in (${names.map((name) => `'${name}'`).join()})`)
    expect(Object.fromEntries(settings.map((row) => [row.name, row.setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      listen_addresses: '',
      server_encoding: 'UTF8',
    })
    expect(await query(server, 'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user')).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }])
    await expect(query({ ...server, connection: { ...server.connection, password: 'wrong' } }, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    expect(statSync(server.connection.host ?? '').mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'postgres/password')).mode & 0o777).toBe(0o600)
    await server.release()
  })

  it('attaches to the server that a killed process left, and still stops it', async () => {
    const kill = await otherProcess()
    await kill()
    const left = findPostmaster(data)
    expect(left).toMatchObject({ isReady: true })
    const server = await open()
    expect(findPostmaster(data)).toEqual(left)
    await server.release()
    expect(findPostmaster(data)).toBeUndefined()
  })

  it('goes on for another process when this one leaves', async () => {
    const server = await open()
    const kill = await otherProcess()
    await server.release()
    expect(findPostmaster(data)).toMatchObject({ isReady: true })
    await kill()
    await (await open()).release()
    expect(findPostmaster(data)).toBeUndefined()
  })

  it('waits for processes of a killed server that are still at work, then has all that was committed', async () => {
    const before = await open()
    await query(before, 'create table kept (n int); insert into kept select generate_series(1, 1000)')
    // Busy with sums alone, a process does not notice that its server is gone.
    const busy = query(before, 'do $$ declare n bigint := 0; begin while clock_timestamp() < now() + interval \'2 seconds\' loop n := n + 1; end loop; end $$').catch(() => undefined)
    await expect.poll(() => query(before, `select from pg_stat_activity where state = 'active' and query like 'do %'`)).toHaveLength(1)
    process.kill(findPostmaster(data)?.pid ?? 0, 'SIGKILL')
    const after = await open()
    expect(await query(after, 'select count(*)::int from kept')).toEqual([{ count: 1000 }])
    await busy
    await after.release()
    await before.release()
    expect(findPostmaster(data)).toBeUndefined()
  })

  it('starts although the numbers a killed server left belong to another process by now', async () => {
    // Of the same user as PostgreSQL, which minds only those.
    const { uid, gid } = statSync(data)
    const other = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' })
    onTestFinished(() => void other.kill())
    const left = `${other.pid}\n${data}\n1700000000\n5432\n${dataDir}\n\n  1 2\nready   \n`
    for (const file of ['data/postmaster.pid', 'run/.s.PGSQL.5432.lock', 'run/.s.PGSQL.5432']) writeFileSync(join(dataDir, 'postgres', file), left)
    const server = await open()
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.release()
  })

  it('replaces a server that nobody can reach, since its socket was cleared away', async () => {
    const before = await open()
    rmSync(join(before.connection.host ?? '', '.s.PGSQL.5432'))
    const after = await open()
    expect(await query(after, 'select 1 as one')).toEqual([{ one: 1 }])
    await after.release()
    await before.release()
  })

  it('refuses the data of another major version, says how to move it, and leaves it alone', async () => {
    const version = join(data, 'PG_VERSION')
    const ours = readFileSync(version, 'utf8')
    writeFileSync(version, '14\n')
    const before = readdirSync(data)
    await expect(open()).rejects.toThrow(/of PostgreSQL 14 and this Inlay brings PostgreSQL \d+: save it with pg_dump/)
    expect(readdirSync(data)).toEqual(before)
    expect(findPostmaster(data)).toBeUndefined()
    writeFileSync(version, ours)
    const server = await open()
    expect(await query(server, 'select count(*)::int from kept')).toEqual([{ count: 1000 }])
    await server.release()
  })

  it('leaves nothing running when the server cannot start', async () => {
    const control = join(data, 'global/pg_control')
    const whole = readFileSync(control)
    writeFileSync(control, whole.subarray(0, 100))
    await expect(open()).rejects.toThrow(/^The database on .* did not start: [^\n]+ \(see .*postgres\.log\)\.$/)
    expect(findPostmaster(data)).toBeUndefined()
    writeFileSync(control, whole)
    await (await open()).release()
  })

  it('keeps its socket in a temporary folder when the path of DATA_DIR is too long for one', async () => {
    const folder = join(temporaryDataDir(), 'long'.repeat(25))
    // What an earlier start had half made when the machine went down.
    mkdirSync(join(folder, 'postgres/data.making/base'), { recursive: true, mode: 0o711 })
    const server = await open(folder)
    expect(server.connection.host).not.toContain('long')
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.release()
    expect(existsSync(server.connection.host ?? '')).toBe(false)
    expect(existsSync(join(folder, 'postgres/data.making'))).toBe(false)
  })

  it('names a DATA_DIR that is a file', async () => {
    const file = join(temporaryDataDir(), 'file')
    writeFileSync(file, 'mine')
    await expect(open(file)).rejects.toThrow(`DATA_DIR is ${file}, which is a file`)
    await expect(open(join(file, 'deeper'))).rejects.toThrow('which is a file')
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  // What only root meets: PostgreSQL runs as another user, who may not enter root's folders.
  if (process.getuid?.() === 0) {
    it('lives under /var/lib/inlay when its user cannot enter DATA_DIR, and moves along with it', async () => {
      const closed = temporaryDataDir()
      chmodSync(closed, 0o700)
      const server = await open(join(closed, 'data'))
      const home = dirname(server.connection.host ?? '')
      onTestFinished(() => rmSync(home, { recursive: true, force: true }))
      expect(home).toMatch(/^\/var\/lib\/inlay\/data-/)
      expect(lines.at(-1)).toContain(`The database is in ${home}/data, since`)
      await query(server, 'create table moved ()')
      await server.release()
      renameSync(join(closed, 'data'), join(closed, 'moved'))
      const again = await open(join(closed, 'moved'))
      expect(await query(again, 'select from moved')).toEqual([])
      await again.release()
      expect(readdirSync(join(closed, 'moved')).sort()).toEqual(['postgres-folder', 'postgres.log'])
    })

    it('says so when its user can no longer enter the folder it has always been in', async () => {
      chmodSync(dataDir, 0o700)
      await expect(open()).rejects.toThrow('can no longer enter')
      chmodSync(dataDir, 0o711)
    })
  }
})
