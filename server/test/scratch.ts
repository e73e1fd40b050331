import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Scratch {
  /** For all that the tests of one run write. */
  folder: string
  remove(): Promise<void>
}

/** Waits for the end of its input, which comes when this process ends in whatever way, kill -9 too; then sweeps. */
const guard = 'cat >/dev/null; exec "$1" --import tsx "$2" "$3"'

/** The folder of one run, and a guard that ends what runs on it and removes it when the run is over. */
export function makeScratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-scratch-'))
  // To enter, for PostgreSQL's user when the tests run as root.
  chmodSync(folder, 0o711)
  const sweep = fileURLToPath(new URL('./sweep.ts', import.meta.url))
  const child = spawn('/bin/sh', ['-c', guard, 'sh', process.execPath, sweep, folder], { cwd: fileURLToPath(new URL('..', import.meta.url)), detached: true, stdio: ['pipe', 'ignore', 'inherit'] })
  const remove = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.stdin.end()
    })
  return { folder, remove }
}
