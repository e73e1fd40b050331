import { chmodSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** A fresh folder that is removed when the test run is over, however it ends. Open to enter, as a DATA_DIR has to be for PostgreSQL's user. */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(join(inject('scratch'), `${name}-`))
  chmodSync(folder, 0o711)
  return folder
}
