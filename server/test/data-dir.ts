import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A fresh folder for a DATA_DIR, removed after the test. Open to enter, so that PostgreSQL's user can when the tests run as root. */
export function temporaryDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-data-'))
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
