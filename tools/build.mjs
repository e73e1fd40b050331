import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages } from './install.mjs'
import { ROOT } from './root.mjs'

/** What is built, in order: from which files, into which folder, by which command. */
const TARGETS = {
  embed: { from: ['contract/src', 'embed/src', 'embed/build.mjs'], into: 'embed/dist', run: ['node', 'embed/build.mjs'] },
  web: {
    from: ['contract/src', 'embed/src', 'web/app', 'web/public', 'web/vite.config.ts', 'web/react-router.config.ts', 'web/package.json', 'tools/finish-web.mjs'],
    into: 'web/build',
    run: ['npm', 'run', 'build', '--workspace', 'web', '--silent'],
  },
  server: { from: ['contract/src', 'server/src', 'tools/build-server.mjs'], into: 'server/dist', run: ['node', 'tools/build-server.mjs'] },
}

/** Builds what is stale: a target whose sources, or the lock file, are not those of its last build. */
export function build(names = Object.keys(TARGETS)) {
  for (const name of names) {
    const target = TARGETS[name]
    if (!target) throw new Error(`Nothing called ${name} is built here; there is ${Object.keys(TARGETS).join(', ')}.`)
    const stamp = join(ROOT, target.into, '.stamp')
    const sources = digest(['package-lock.json', ...target.from])
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) continue
    console.error(`Building ${name} …`)
    rmSync(stamp, { force: true })
    const { status } = spawnSync(target.run[0], target.run.slice(1), { cwd: ROOT, stdio: ['ignore', 2, 2] })
    if (status !== 0) {
      console.error(`${name} could not be built; the lines above say why.`)
      process.exit(1)
    }
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, sources)
  }
}

function digest(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((p) => [...filesUnder(p)])) hash.update(path).update('\0').update(readFileSync(join(ROOT, path)))
  return hash.digest('hex')
}

function* filesUnder(path) {
  const full = join(ROOT, path)
  if (!existsSync(full)) return
  let entries
  try {
    entries = readdirSync(full, { withFileTypes: true })
  } catch {
    yield path
    return
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory()) yield* filesUnder(join(path, entry.name))
    else yield join(path, entry.name)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  installPackages()
  build(process.argv.length > 2 ? process.argv.slice(2) : undefined)
}
