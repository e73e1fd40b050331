import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { connect } from './connect.ts'
import { connectionError } from './connection-error.ts'
import type { Database } from './database.ts'
import type { DatabaseLog } from './database-log.ts'
import { errorCode } from './error-code.ts'
import { openEmbedded, type Embedded } from './embedded/open-embedded.ts'
import { storageError } from './embedded/storage-error.ts'
import { migrate } from './migrate.ts'
import { ensurePartitions } from './partitions.ts'

export type { Database } from './database.ts'

/**
 * Opens the database the configuration names, the embedded one (started or shared) or the one at DATABASE_URL,
 * and brings it to the newest schema. Throws StartError with what to do; then nothing is left running.
 */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: DatabaseLog): Promise<Database> {
  const server = config.databaseUrl === undefined ? await openEmbedded(config.dataDir, log) : external(config.databaseUrl)
  const database = connect(server.connection, server.release, (error) => log.warn(`A database connection broke: ${error.message}`))
  try {
    await migrate(server.connection)
    await makePartitions(database, log)
    return database
  } catch (error) {
    await database.close()
    throw explain(error, config)
  }
}

const external = (databaseUrl: string): Embedded => ({
  connection: { connectionString: databaseUrl, application_name: 'inlay', connectionTimeoutMillis: 10_000 },
  release: () => Promise.resolve(),
})

/** A long query may keep a month from being made. Nothing is lost by it, and the hourly round tries again. */
async function makePartitions({ db }: Database, log: DatabaseLog) {
  try {
    await ensurePartitions(db)
  } catch (error) {
    if (errorCode(error) !== '55P03') throw error
    log.warn('The coming months of analytics_events could not be made now, since the table is in use.')
  }
}

function explain(error: unknown, { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): unknown {
  if (error instanceof StartError) return error
  return databaseUrl === undefined ? (storageError(error, dataDir) ?? error) : (connectionError(error, databaseUrl) ?? error)
}
