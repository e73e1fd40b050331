import pg from 'pg'
import { connectionError } from '../db/connection-error.ts'

/** What is known of the database at DATABASE_URL. */
export interface OwnDatabase {
  /** Of the server. */
  readonly major: number
  /** Whether Inlay's tables are in it. */
  readonly isInlay: boolean
  /** How many connections Inlay's processes have to it. */
  readonly users: number
}

export async function lookAt(databaseUrl: string): Promise<OwnDatabase> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; found: boolean; users: number }>(
      `select current_setting('server_version_num') as version, to_regclass('public.profiles') is not null as found,
        (select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'inlay' and pid <> pg_backend_pid()) as users`,
    )
    const { version, found, users } = rows[0]!
    return { major: Math.floor(Number(version) / 10_000), isInlay: found, users }
  } catch (error) {
    throw connectionError(error, databaseUrl) ?? error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The address without its password, which would be in the list of processes, and the password for the environment. */
export function hidden(databaseUrl: string): { readonly address: string; readonly password: Record<string, string> } {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { address: url.href, password: password ? { PGPASSWORD: password } : {} }
}
