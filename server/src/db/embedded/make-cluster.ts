import { spawnSync } from 'node:child_process'
import type { RunAs } from './run-as.ts'

interface ClusterOptions {
  initdb: string
  runAs: RunAs
  folder: string
  passwordFile: string
  /** Of the version's own making: the locale's flags differ between 15 and 18. */
  flags: string[]
}

/** What the embedded PostgreSQL sorts and folds by: the same on every system, since it asks none. */
export const builtinLocale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']

/** Makes a PostgreSQL data folder whose superuser is `postgres`. Gives what initdb complained of, or undefined. */
export function makeCluster({ initdb, runAs, folder, passwordFile, flags }: ClusterOptions): string | undefined {
  const ids = runAs ? { uid: runAs.uid, gid: runAs.gid } : {}
  const args = ['-D', folder, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8', '--data-checksums', '--no-instructions', ...flags]
  const { status, stderr, error } = spawnSync(initdb, args, { ...ids, cwd: '/', encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], env: { LC_ALL: 'C' } })
  if (error) return error.message
  return status === 0 ? undefined : stderr
}
