import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config.ts'
import { connect } from '../../server/src/db/connect.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { ensurePartitions } from '../../server/src/db/partitions.ts'
import { closeQuarters } from '../../server/src/features/analytics/store.ts'
import { makeLog } from '../../server/src/http/log.ts'
import { fillDatabase } from './dashboard-data.ts'
import type { Size } from './dashboard-data.ts'

export interface Dashboard {
  /** Milliseconds from the request to the end of its answer. Throws when that is no success. */
  ask(path: string): Promise<number>
  /** Bytes of the database. */
  size(): Promise<number>
  close(): Promise<void>
}

/** The API over a database of its own in a running PostgreSQL, filled, with one owner signed in. */
export async function openDashboard(cluster: pg.ClientConfig, name: string, size: Size): Promise<Dashboard> {
  const client = new pg.Client(cluster)
  await client.connect()
  await client.query(`create database ${name}`)
  // For the filling, by the connections that may take long: nothing that is asked afterwards builds an index.
  await client.query(`alter database ${name} set maintenance_work_mem = '1GB'`)
  await client.end()
  const connection = { ...cluster, database: name }
  await migrate(connection)
  const database = connect(connection, async () => undefined, () => undefined)
  await ensurePartitions(database.db)
  const folder = mkdtempSync(join(tmpdir(), 'inlay-bench-'))
  const config = { ...readConfig({ DATA_DIR: folder }), authSecret: 'a secret of the bench, long enough' }
  const app = await buildApp({ database, config, log: makeLog('silent'), assets: { embed: folder, web: folder } })
  const server = createServer(app.handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  await database.pool.query(`insert into invitations (id, code) values (gen_random_uuid(), 'BENCH234')`)
  const signedUp = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@bench.example', password: 'secret1', name: 'Owner', invitation_code: 'BENCH234' }),
  })
  const { token, user } = (await signedUp.json()) as { token: string; user: { id: string } }
  await fillDatabase(database.chores.pool, user.id, size)
  await closeQuarters(database.chores.db)
  await database.chores.pool.query('vacuum analyze analytics_days, analytics_day_totals')

  return {
    ask: async (path) => {
      const start = performance.now()
      const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
      return performance.now() - start
    },
    size: async () => Number((await database.pool.query<{ size: string }>('select pg_database_size(current_database()) as size')).rows[0]!.size),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await app.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
