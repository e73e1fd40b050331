import { spawnSync } from 'node:child_process'
import { installPackages } from './install.mjs'
import { ROOT } from './root.mjs'

// Every kind of component and every kind of field in the states that visitors see, on PORT (3002) of this machine alone.
installPackages()
const { build } = await import('./build.mjs')
build(['embed'])
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'embed/test/gallery/main.ts'], { cwd: ROOT, stdio: 'inherit' })
process.exitCode = status ?? 0
