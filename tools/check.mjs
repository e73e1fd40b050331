import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installPackages } from './install.mjs'
import { ROOT } from './root.mjs'

installPackages()
const { CHECKS } = await import('./checks.mjs')
for (const [name, command, args, folder = '.'] of CHECKS) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: join(ROOT, folder), encoding: 'utf8' })
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`)
  if (status !== 0) {
    process.stdout.write(stdout + stderr)
    process.exitCode = 1
  }
}
