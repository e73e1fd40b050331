import { spawnSync } from 'node:child_process'
import type { RunAs } from './run-as.ts'

/** Whether PostgreSQL's user can read or enter a path. Asked of the system itself, which also knows of ACLs and mounts. */
export function canReach(runAs: RunAs, path: string, access: 'read' | 'enter' | 'write'): boolean {
  const flag = { read: '-r', enter: '-x', write: '-w' }[access]
  const ids = runAs ? { uid: runAs.uid, gid: runAs.gid } : {}
  return spawnSync('/bin/sh', ['-c', `test ${flag} "$1"`, 'sh', path], { ...ids, cwd: '/', stdio: 'ignore' }).status === 0
}
