import pg from 'pg'

/**
 * Makes the role and the database Inlay works with. It is no superuser: SQL that should ever be smuggled in could
 * not read files or run programs.
 */
export async function ensureRole(superuser: pg.ClientConfig, password: string): Promise<void> {
  const client = new pg.Client({ ...superuser, user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    const role = await client.query(`select from pg_roles where rolname = 'inlay'`)
    await client.query(`${role.rowCount ? 'alter' : 'create'} role inlay login password '${password}'`)
    const database = await client.query(`select from pg_database where datname = 'inlay'`)
    if (!database.rowCount) await client.query('create database inlay owner inlay')
  } finally {
    await client.end()
  }
}
