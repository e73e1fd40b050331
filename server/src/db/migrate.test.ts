import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { migrate } from './migrate.ts'

async function emptyDatabase(): Promise<pg.ClientConfig> {
  const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`
  const superuser = new pg.Client(inject('testCluster'))
  await superuser.connect()
  await superuser.query(`create database ${name}`)
  onTestFinished(async () => {
    await superuser.query(`drop database ${name} with (force)`)
    await superuser.end()
  })
  return { ...inject('testCluster'), database: name }
}

async function query<T extends pg.QueryResultRow>(connection: pg.ClientConfig, text: string): Promise<T[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

describe('migrate', () => {
  it('makes an empty database whole when several processes do so at once', async () => {
    const connection = await emptyDatabase()
    await Promise.all([1, 2, 3, 4].map(() => migrate(connection)))
    const applied = await query<{ hash: string }>(connection, 'select hash from drizzle.__drizzle_migrations')
    expect(applied.length).toBeGreaterThan(0)
    expect(new Set(applied.map((row) => row.hash)).size).toBe(applied.length)
    expect(await query(connection, 'select from component_categories')).not.toHaveLength(0)
  })

  it('refuses a database that a newer Inlay has migrated, and leaves it as it is', async () => {
    const connection = await emptyDatabase()
    await migrate(connection)
    await query(connection, `insert into drizzle.__drizzle_migrations (hash, created_at) select 'later', max(created_at) + 1 from drizzle.__drizzle_migrations`)
    await expect(migrate(connection)).rejects.toThrow('migrated by a newer Inlay')
    expect(await query(connection, `select from drizzle.__drizzle_migrations where hash = 'later'`)).toHaveLength(1)
  })

  it('lets go of its lock when it fails', async () => {
    const connection = await emptyDatabase()
    await query(connection, 'create table profiles ()')
    await expect(migrate(connection)).rejects.toThrow()
    expect(await query(connection, `select from pg_locks where locktype = 'advisory'`)).toHaveLength(0)
    await query(connection, 'drop table profiles')
    await expect(migrate(connection)).resolves.toBeUndefined()
  })
})
