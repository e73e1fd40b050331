import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { verifyPassword } from 'better-auth/crypto'
import { uuidv7 } from 'uuidv7'
import { afterAll, describe, expect, it } from 'vitest'
import { runCommand } from '../src/commands/run-command.ts'
import type { Database } from '../src/db/database.ts'
import { openDatabase } from '../src/db/open.ts'
import { temporaryDataDir } from './data-dir.ts'
import { startTestCluster } from './cluster.ts'
import { scratchFolder } from './scratch-folder.ts'

const quiet = { info: () => undefined, warn: () => undefined }

/** Runs a command as npm does. */
async function inlay(env: Record<string, string>, typed: string, input = '') {
  let [out, err] = ['', '']
  const code = await runCommand(typed.split(' ').filter(Boolean), { PATH: process.env['PATH'], ...env }, { out: (text) => void (out += text), err: (text) => void (err += text), input: Readable.from([input]) })
  return { code, out, err }
}

async function onDatabase<T>(config: { dataDir: string; databaseUrl?: string }, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: undefined, ...config }, quiet)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

describe('a command', () => {
  it('tells what there is, and what each takes', async () => {
    for (const typed of ['', '--help', 'help']) {
      const { code, out } = await inlay({}, typed)
      expect(code).toBe(0)
      for (const name of ['create-super-admin', 'invite', 'reset-password', 'backup', 'restore']) expect(out).toMatch(new RegExp(`^  ${name} +[A-Z].*\\.$`, 'm'))
    }
    expect((await inlay({}, 'invite --help')).out).toContain('Usage: npm run inlay -- invite [--email ADDRESS] [--uses N] [--days N] [--role ROLE]')
  })

  it.each([
    ['burn', 'There is no command "burn"'],
    ['invite --uses 0', '--uses is "0", but has to be a whole number from 1 to 1000.'],
    ['invite --days 366', '--days is "366", but has to be a whole number from 1 to 365, or never.'],
    ['invite --days', '--days has no value'],
    ['invite --uses --days 3', '--uses has no value'],
    ['invite --uses 1 --uses 2', '--uses is given twice'],
    ['invite --role king', '--role is "king", but has to be one of user, admin, super_admin.'],
    ['invite --email nobody', '--email is "nobody", but has to be an email address.'],
    ['invite --colour red', 'invite knows no option --colour'],
    ['invite now', 'invite does not know what to do with "now"'],
    ['create-super-admin', 'create-super-admin needs --email'],
    ['create-super-admin --email a@b.example --promote=yes', '--promote takes no value'],
    ['reset-password', 'reset-password needs --email'],
    ['backup', 'backup needs FILE'],
    ['backup /no/such/folder/file', 'There is no folder /no/such/folder'],
    ['restore /no/such/file', 'There is no file /no/such/file.'],
  ])('%s is answered by one sentence', async (typed, sentence) => {
    const { code, out, err } = await inlay({ DATA_DIR: scratchFolder('never') }, typed)
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(sentence)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  it('says what of the environment is not right', async () => {
    const { code, err } = await inlay({ PORT: 'x' }, 'invite')
    expect([code, err]).toEqual([1, 'PORT is "x", but has to be a whole number from 0 to 65535.\n'])
  })
})

describe('on an embedded database', () => {
  it('accounts, invitations and passwords are made, and each act is in the audit log', async () => {
    const DATA_DIR = temporaryDataDir()
    await onDatabase({ dataDir: DATA_DIR }, async ({ pool }) => {
      const passwordOf = async (email: string) => (await pool.query<{ password: string }>('select password from accounts a join profiles p on p.id = a.user_id where email = $1', [email])).rows[0]!.password
      const made = await inlay({ DATA_DIR }, 'create-super-admin --email Root@Studio.example --name Root')
      expect(made).toMatchObject({ code: 0, err: '' })
      const password = /^root@studio\.example is super_admin\.\nPassword: ([a-z2-9]{20})\n$/.exec(made.out)![1]!
      expect(await verifyPassword({ hash: await passwordOf('root@studio.example'), password })).toBe(true)
      expect(await inlay({ DATA_DIR }, 'create-super-admin --email root@studio.example')).toMatchObject({ code: 1, err: expect.stringContaining('There is an account root@studio.example already') as string })
      expect(await inlay({ DATA_DIR }, 'create-super-admin --email root@studio.example --promote')).toMatchObject({ code: 0, out: 'root@studio.example is super_admin.\n' })

      const reset = await inlay({ DATA_DIR }, 'reset-password --email root@studio.example --password-stdin', 'clay-and-glaze\nmore')
      expect(reset.out).toBe('root@studio.example has a new password and is signed out everywhere.\n')
      expect(await verifyPassword({ hash: await passwordOf('root@studio.example'), password: 'clay-and-glaze' })).toBe(true)
      expect((await inlay({ DATA_DIR }, 'reset-password --email root@studio.example --password-stdin', 'short')).err).toBe('The password on the input has 5 characters, but has to have 6 to 128.\n')
      expect((await inlay({ DATA_DIR }, 'reset-password --email nobody@studio.example')).err).toBe('There is no account nobody@studio.example.\n')

      const link = await inlay({ DATA_DIR, PUBLIC_URL: 'https://inlay.example' }, 'invite --email Guest@Studio.example --uses 3 --days never --role admin')
      const code = /^https:\/\/inlay\.example\/auth\?invite=([A-Z2-9]{8})\n$/.exec(link.out)![1]
      expect((await pool.query('select email, max_uses, expires_at, role from invitations where code = $1', [code])).rows).toEqual([{ email: 'guest@studio.example', max_uses: 3, expires_at: null, role: 'admin' }])
      const acts = await pool.query<{ action: string; ip_address: string; actor_id: null }>('select action, ip_address, actor_id from audit_log order by id')
      expect(acts.rows).toEqual(['user.create', 'user.password', 'invitation.create'].map((action) => ({ action, ip_address: 'command line', actor_id: null })))
    })
  })

  it('a backup made while rows are written is one moment of it, and is restored with files, secret and passwords', async () => {
    const [DATA_DIR, other] = [temporaryDataDir(), temporaryDataDir()]
    const file = join(scratchFolder('backups'), 'inlay.backup')
    const upload = join(DATA_DIR, 'uploads', 'ab', randomUUID())
    mkdirSync(join(DATA_DIR, 'uploads', 'ab'), { recursive: true })
    writeFileSync(upload, Buffer.alloc(1_234_567, 7))
    writeFileSync(join(DATA_DIR, 'auth-secret'), 'x'.repeat(64))
    let [written, before] = [0, 0]
    await onDatabase({ dataDir: DATA_DIR }, async ({ pool }) => {
      let done = false
      // One row after the other, each committed, and old ones rewritten, so that files change under the copy.
      const writing = (async () => {
        while (!done) {
          await pool.query('insert into system_flags (id, flag_key, description) values ($1, $2, $3)', [uuidv7(), `row_${written + 1}`, 'x'.repeat(2_000)])
          written++
          if (written % 10 === 0) await pool.query(`update system_flags set description = description || 'y' where flag_key < 'row_3'`)
        }
      })()
      await expect.poll(() => written, { timeout: 20_000 }).toBeGreaterThan(200)
      before = written
      expect(await inlay({ DATA_DIR }, `backup ${file}`)).toEqual({ code: 0, out: `Saved to ${file}.\n`, err: '' })
      done = true
      await writing
      expect(await inlay({ DATA_DIR }, `restore ${file} --replace`)).toMatchObject({ code: 1, err: expect.stringContaining(`Inlay runs on ${DATA_DIR}: stop it`) as string })
    })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect((await inlay({ DATA_DIR }, `backup ${file}`)).err).toContain('is there already')

    expect(await inlay({ DATA_DIR: other }, `restore ${file}`)).toMatchObject({ code: 0, out: expect.stringMatching(/^Restored the backup of .* UTC: 0 account\(s\), 0 component\(s\)\.\n$/) as string, err: '' })
    const rows = (dataDir: string) => onDatabase({ dataDir }, async ({ pool }) => (await pool.query<{ n: number }>(`select substr(flag_key, 5)::int as n from system_flags order by 1`)).rows.map(({ n }) => n))
    const restored = await rows(other)
    expect(restored.length).toBeGreaterThanOrEqual(before)
    expect(restored.length).toBeLessThanOrEqual(written)
    // Without a gap: what came later is not there without what came before.
    expect(restored).toEqual(Array.from({ length: restored.length }, (_, n) => n + 1))
    // Tables and their indexes agree.
    await onDatabase({ dataDir: other }, async ({ pool }) => {
      expect((await pool.query<{ count: string }>(`select count(*) from system_flags where flag_key = 'row_1' and id is not null`)).rows[0]!.count).toBe('1')
    })
    const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
    expect(digest(upload.replace(DATA_DIR, other))).toBe(digest(upload))
    expect(readFileSync(join(other, 'auth-secret'), 'utf8')).toBe('x'.repeat(64))

    expect((await inlay({ DATA_DIR: other }, `restore ${file}`)).err).toContain('add --replace to put it aside')
    const again = await inlay({ DATA_DIR: other }, `restore ${file} --replace`)
    expect(again).toMatchObject({ code: 0, err: '' })
    expect(existsSync(/^What was there is in (.*)\.$/m.exec(again.out)![1]!)).toBe(true)
    expect(await rows(other)).toEqual(restored)

    truncateSync(file, statSync(file).size - 5_000)
    const empty = temporaryDataDir()
    expect((await inlay({ DATA_DIR: empty }, `restore ${file}`)).err).toContain(`${file} is no whole backup`)
    writeFileSync(file, 'hello')
    expect((await inlay({ DATA_DIR: empty }, `restore ${file}`)).code).toBe(1)
    expect(existsSync(join(empty, 'postgres/data'))).toBe(false)
  }, 120_000)
})

/** Debian's PostgreSQL with its pg_dump, where it is installed. */
const OWN = existsSync('/usr/lib/postgresql/15/bin/pg_dump')
const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
})

describe.runIf(OWN)('on a database of one’s own', () => {
  it('a backup by pg_dump is restored whole, into an empty database or in place of another', async () => {
    const { connection, stop } = await startTestCluster('15')
    stops.push(stop)
    const { host, user, password } = connection
    const url = (name: string) => `postgres://${user}:${password}@${encodeURIComponent(host)}/${name}`
    const { default: pg } = await import('pg')
    const admin = new pg.Client(connection)
    await admin.connect()
    await admin.query('create database one')
    await admin.query('create database two')
    await admin.end()
    const env = (name: string) => ({ DATA_DIR: scratchFolder(name), DATABASE_URL: url(name), AUTH_SECRET: 'a secret of the tests, long enough' })
    const [one, two] = [env('one'), env('two')]
    const file = join(scratchFolder('backups'), 'own.backup')
    expect((await inlay(one, 'create-super-admin --email root@studio.example')).code).toBe(0)
    expect(await inlay(one, `backup ${file}`)).toEqual({ code: 0, out: `Saved to ${file}.\n`, err: '' })
    expect(existsSync(`${file}.partial.dump`)).toBe(false)
    expect(await inlay(two, `restore ${file}`)).toMatchObject({ code: 0, out: expect.stringContaining('1 account(s)') as string, err: '' })
    expect((await inlay(two, `restore ${file}`)).err).toContain('add --replace to empty it')
    await inlay(two, 'create-super-admin --email second@studio.example')
    await onDatabase({ dataDir: two.DATA_DIR, databaseUrl: two.DATABASE_URL }, async () => {
      expect((await inlay(two, `restore ${file} --replace`)).err).toContain('Inlay runs on the database at DATABASE_URL')
    })
    expect(await inlay(two, `restore ${file} --replace`)).toMatchObject({ code: 0, out: expect.stringContaining('1 account(s)') as string, err: '' })
    await onDatabase({ dataDir: two.DATA_DIR, databaseUrl: two.DATABASE_URL }, async ({ pool }) => {
      expect((await pool.query('select email from profiles')).rows).toEqual([{ email: 'root@studio.example' }])
    })
    expect((await inlay({ DATA_DIR: scratchFolder('three') }, `restore ${file}`)).err).toContain('This backup is of a PostgreSQL of your own')
  }, 60_000)
})
