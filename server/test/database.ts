import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connect } from '../src/db/connect.ts'
import type { Database } from '../src/db/database.ts'
import { ensurePartitions } from '../src/db/partitions.ts'

const open = new Set<Database>()

/** A fresh, migrated database of its own; closed and dropped after the test file. */
export async function testDatabase(): Promise<Database> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asSuperuser(`create database ${name} template inlay_template`)
  const database = connect(
    { ...inject('testCluster'), database: name },
    async () => {
      open.delete(database)
      await asSuperuser(`drop database ${name} with (force)`)
    },
    // Tests that break connections on purpose see the failure in their own queries.
    () => undefined,
  )
  open.add(database)
  await ensurePartitions(database.db)
  return database
}

/** Called after each test file by setup.ts. */
export async function closeTestDatabases(): Promise<void> {
  await Promise.all([...open].map((database) => database.close()))
}

async function asSuperuser(statement: string) {
  const client = new pg.Client(inject('testCluster'))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
