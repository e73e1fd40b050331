import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ROOT } from './root.mjs'

// One file, so that a start reads one file; packages stay packages, our own contract is bundled in.
const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'server/package.json'), 'utf8'))
const dist = join(ROOT, 'server/dist')
rmSync(dist, { recursive: true, force: true })
await build({
  entryPoints: [join(ROOT, 'server/src/main.ts')],
  outfile: join(dist, 'main.js'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'linked',
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@inlay/')),
  logLevel: 'warning',
})
// Beside the bundle, since the migrator reads them as files next to the code that runs it.
cpSync(join(ROOT, 'server/src/db/migrations'), join(dist, 'migrations'), { recursive: true })
