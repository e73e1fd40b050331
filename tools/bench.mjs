import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { installPackages } from './install.mjs'
import { ROOT } from './root.mjs'

installPackages()
const { build } = await import('./build.mjs')
build()
const env = { ...process.env, CHROMIUM_PATH: ensureBrowser() }
const wanted = process.argv.slice(2)
const files = readdirSync(join(ROOT, 'bench')).filter((file) => file.endsWith('.ts') && (wanted.length === 0 || wanted.includes(file.replace('.ts', ''))))
for (const file of files) {
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin/tsx'), [`bench/${file}`], { cwd: ROOT, env, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
