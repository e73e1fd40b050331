import pg from 'pg'
import { isUnavailable } from '../errors.ts'

/**
 * Longest that a statement may run, ms, until PostgreSQL ends it, and longest that its answer may take, until it is given
 * up, where PostgreSQL or the way to it stands still.
 */
const TIMES = { statement: 30_000, answer: 35_000 }

/** Longest that a connection is waited for, ms. */
const CONNECTION_TIME = 10_000

/** A pool no statement of which is waited for without end. */
export class BoundedPool extends pg.Pool {
  constructor(connection: pg.ClientConfig, max: number, times = TIMES) {
    super({
      ...connection,
      max,
      connectionTimeoutMillis: CONNECTION_TIME,
      query_timeout: times.answer,
      // Not as a parameter of the connection, which poolers such as PgBouncer refuse.
      // The pool waits for the promise, whatever its type says.
      onConnect: ((client) => client.query(`set statement_timeout = ${times.statement}`)) as (client: pg.ClientBase) => void,
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    // With a callback it is the pool's own `query`, which gives broken connections up by itself.
    return callback ? super.connect(callback) : super.connect().then(letGoWhenBroken)
  }
}

/**
 * Gives a connection up at the first statement that finds it broken or standing still. Drizzle would send its `rollback`
 * after it and put the connection back among the good ones; and after a `begin` that fails it never gives it back.
 */
function letGoWhenBroken(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client)
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  let released = false
  client.release = (error) => {
    if (released) return
    released = true
    // The next who gets it has its own.
    delete (client as Partial<pg.PoolClient>).query
    release(error)
  }
  client.query = (...given: unknown[]) => {
    const asked = query(...given)
    if (asked instanceof Promise) asked.catch((error: unknown) => isUnavailable(error) && client.release(error as Error))
    return asked as never
  }
  return client
}
