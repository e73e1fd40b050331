import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { storageError } from './db/embedded/storage-error.ts'
import { keepOnce } from './keep-once.ts'

/** AUTH_SECRET, or the one kept in DATA_DIR since the first start. */
export function readAuthSecret({ authSecret, dataDir }: Pick<Config, 'authSecret' | 'dataDir'>): string {
  if (authSecret !== undefined) return authSecret
  try {
    mkdirSync(dataDir, { recursive: true })
    return keepOnce(join(dataDir, 'auth-secret'), () => randomBytes(32).toString('hex'))
  } catch (error) {
    throw storageError(error, dataDir) ?? error
  }
}
