import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { StartError } from '../start-error.ts'

/** Any number, the same in every process; one session at a time holds it. */
const lock = 4_770_412_903

/** Brings a database to the newest schema. Several processes may call it at once: the others wait, then find nothing to do. */
export async function migrate(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await refuseOld(client)
    await client.query('select pg_advisory_lock($1)', [lock])
    const migrationsFolder = findFolder()
    await refuseNewer(client, readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0)
    await runMigrations(drizzle(client), { migrationsFolder })
  } finally {
    // Ends the session, and with it the lock.
    await client.end()
  }
}

/** Beside this file in the source tree; the bundled server lies in server/dist. */
function findFolder(): string {
  const beside = fileURLToPath(new URL('./migrations', import.meta.url))
  return existsSync(beside) ? beside : fileURLToPath(new URL('../src/db/migrations', import.meta.url))
}

async function refuseNewer(client: pg.Client, newestKnown: number) {
  const known = await client.query<{ found: boolean }>(`select to_regclass('drizzle.__drizzle_migrations') is not null as found`)
  if (!known.rows[0]?.found) return
  const { rows } = await client.query<{ newest: string | null }>('select max(created_at) as newest from drizzle.__drizzle_migrations')
  if (Number(rows[0]?.newest ?? 0) > newestKnown) {
    throw new StartError('The database was migrated by a newer Inlay than this one: start that version, or restore a backup made before the upgrade.')
  }
}

async function refuseOld(client: pg.Client) {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  if (major < 15) throw new StartError(`DATABASE_URL cannot be used: the server is PostgreSQL ${major}, but Inlay needs 15 or newer.`)
}
