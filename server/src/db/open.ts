import type { Config } from '../config.ts'
import { connect } from './connect.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { ensurePartitions } from './partitions.ts'

export type { Database, Db } from './database.ts'

/** What of the logger the database needs; pino's fits. */
export interface DatabaseLog {
  info(message: string): void
  warn(message: string): void
}

/**
 * Opens the database the configuration names, the embedded one (started or shared) or the one at DATABASE_URL,
 * and brings it to the newest schema. Throws StartError with what to do; then nothing is left running.
 */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: DatabaseLog): Promise<Database> {
  const connection = { connectionString: config.databaseUrl, application_name: 'inlay' }
  await migrate(connection)
  const database = connect(connection, async () => undefined, (error) => log.warn(`A database connection broke: ${error.message}`))
  await ensurePartitions(database.db)
  return database
}
