import { rm } from 'node:fs/promises'
import { hidden, lookAt } from './own-database.ts'
import { findProgram, runProgram } from './run-program.ts'
import type { TarWriter } from './tar-writer.ts'

interface Dumping {
  readonly databaseUrl: string
  readonly env: Record<string, string | undefined>
  /** A file for the dump until it is in the archive. */
  readonly scratch: string
}

/** Saves one's own PostgreSQL by pg_dump, in one moment, while it is used. @param begin called with what is saved before anything is written */
export async function dumpDatabase({ databaseUrl, env, scratch }: Dumping, tar: TarWriter, begin: (kind: 'dump', postgresql: string) => Promise<void>): Promise<void> {
  const { major } = await lookAt(databaseUrl)
  const dump = await findProgram('pg_dump', major, env)
  const { address, password } = hidden(databaseUrl)
  await begin('dump', String(major))
  try {
    await runProgram(dump, ['--format=custom', '--compress=0', '--no-owner', '--no-privileges', `--file=${scratch}`, `--dbname=${address}`], { ...env, ...password })
    await tar.file('database.dump', scratch)
  } finally {
    await rm(scratch, { force: true })
  }
}
