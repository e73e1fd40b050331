import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { installPackages } from './install.mjs'
import { ROOT } from './root.mjs'

const all = readdirSync(join(ROOT, 'bench')).filter((file) => file.endsWith('.ts')).map((file) => file.replace('.ts', ''))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(' or ')}; there is ${all.join(', ')}.`)
  process.exit(1)
}
installPackages()
const { build } = await import('./build.mjs')
build()
const env = { ...process.env, CHROMIUM_PATH: ensureBrowser() }
for (const name of wanted.length > 0 ? wanted : all) {
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin/tsx'), [`bench/${name}.ts`], { cwd: ROOT, env, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
