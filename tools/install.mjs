import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

const STAMP = join(ROOT, 'node_modules', '.inlay-installed')

/**
 * Installs the npm packages when node_modules is missing or older than the lock file; otherwise does nothing.
 * Imports built-in modules only, since it runs before anything is installed.
 */
export function installPackages() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Inlay needs Node 20.19 or newer; this is ${process.version}.`)
    process.exit(1)
  }
  const lock = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json'))).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  console.error('Installing npm packages …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: ROOT, stdio: ['ignore', 2, 2] })
  if (status !== 0) {
    console.error('The npm packages could not be installed; the lines above say why.')
    process.exit(1)
  }
  writeFileSync(STAMP, lock)
}
