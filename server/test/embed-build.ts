import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { scratchFolder } from './scratch-folder.ts'

/** A folder like embed/dist, as the build leaves it. @param kinds that have a renderer */
export function embedBuild(kinds: readonly string[] = ['faq']): { folder: string; script: string; chunk: string } {
  const folder = scratchFolder('embed')
  const script = '"the script";'.repeat(50)
  const chunk = 'export default "the chunk"'
  mkdirSync(join(folder, 'embed'))
  for (const [name, text] of [['embed.js', script], ...kinds.map((kind) => [`embed/${kind}-0123456789.js`, chunk])] as [string, string][]) {
    writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ renderers: Object.fromEntries(kinds.map((kind) => [kind, `/embed/${kind}-0123456789.js`])) }))
  return { folder, script, chunk }
}
