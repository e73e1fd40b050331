import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/db/migrate.ts'
import { makeScratch } from './scratch.ts'
import { startTestCluster, type TestCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster['connection']
    /** Folder for what the tests write; theirs to fill, not to remove. */
    scratch: string
  }
}

/**
 * One PostgreSQL for the whole run, with a migrated template that each test file's database is cloned from; and the
 * built server, fresh, for the tests that start it as a process.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isOldest = process.env.INLAY_TEST_PG === '15'
  if (!isOldest) execFileSync(process.execPath, [fileURLToPath(new URL('../../tools/build.mjs', import.meta.url)), 'server'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const cluster = await startTestCluster(isOldest ? '15' : 'embedded')
  const client = new pg.Client(cluster.connection)
  await client.connect()
  await client.query('create database inlay_template')
  await client.end()
  await migrate({ ...cluster.connection, database: 'inlay_template' })
  const scratch = makeScratch()
  project.provide('testCluster', cluster.connection)
  project.provide('scratch', scratch.folder)
  return async () => void (await Promise.all([cluster.stop(), scratch.remove()]))
}
