import { join } from 'node:path'
import { CommandError } from './command-error.ts'
import { hidden, lookAt } from './own-database.ts'
import type { Putting } from './putting.ts'
import { findProgram, runProgram } from './run-program.ts'

/** Puts a dump into the database at DATABASE_URL, all of it or nothing. */
export async function putDump({ unpacked, manifest, replace, context: { env }, databaseUrl }: Putting & { readonly databaseUrl: string }): Promise<void> {
  if (manifest.kind !== 'dump') throw new CommandError('This backup is of the embedded PostgreSQL: restore it without DATABASE_URL.')
  const { major, isInlay, users } = await lookAt(databaseUrl)
  if (users > 0) throw new CommandError('Inlay runs on the database at DATABASE_URL: stop it, and restore then.')
  if (isInlay && !replace) throw new CommandError('The database at DATABASE_URL holds an Inlay already: add --replace to empty it and restore.')
  const program = await findProgram('pg_restore', Math.max(major, Number(manifest.postgresql)), env)
  const psql = await findProgram('psql', major, env)
  const { address, password } = hidden(databaseUrl)
  // As statements, so that emptying and filling are one transaction: when something fails, what was there is there.
  const [script, empty] = [join(unpacked, 'database.sql'), 'drop schema if exists public cascade; drop schema if exists drizzle cascade; create schema public']
  await runProgram(program, ['--no-owner', '--no-privileges', `--file=${script}`, join(unpacked, 'database.dump')], env)
  await runProgram(psql, ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', `--dbname=${address}`, `--command=${empty}`, `--file=${script}`], { ...env, ...password })
}
