import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning, processStamp } from './process-stamp.ts'

/** Says that this process uses the server. Gives the lease's name. Only under the file lock, like the others here. */
export function addLease(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const name = randomBytes(8).toString('hex')
  symlinkSync(processStamp(process.pid) ?? `${process.pid}`, join(folder, name))
  return name
}

/** Gives a lease back, and tells whether it was the last one. Those of processes that died without a word count for nothing. */
export function endLease(folder: string, lease: string): boolean {
  rmSync(join(folder, lease), { force: true })
  for (const name of readdirSync(folder)) if (!isRunning(readlinkSync(join(folder, name)))) rmSync(join(folder, name))
  return readdirSync(folder).length === 0
}
