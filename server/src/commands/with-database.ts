import type { Db } from '../db/database.ts'
import { openDatabase } from '../db/open.ts'
import type { CommandContext } from './command.ts'

/** Runs `work` on the database that Inlay uses, whether Inlay runs or not. */
export async function withDatabase<T>({ config, log }: CommandContext, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase(config, log)
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}
