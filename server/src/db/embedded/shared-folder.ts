import { chmodSync, mkdirSync } from 'node:fs'

/** Where PostgreSQL's files live when this process is root and its user cannot enter their usual places. */
export function sharedFolder(): string {
  const folder = '/var/lib/inlay'
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  return folder
}
