import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Inlay } from './inlay.ts'

/** Uses the embedded database of a running Inlay by hand: for more than the API would make within a test's time. */
export async function withDatabase<T>(inlay: Inlay, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const password = (await readFile(join(inlay.dataDir, 'postgres/password'), 'utf8')).trim()
  const client = new pg.Client({ host: join(inlay.dataDir, 'postgres/run'), user: 'postgres', database: 'inlay', password })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
