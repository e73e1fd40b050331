import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { scratchFolder } from './scratch-folder.ts'

/** A folder like embed/dist, as the build leaves it. */
export function embedBuild(): { folder: string; script: string; chunk: string } {
  const folder = scratchFolder('embed')
  const script = '"the script";'.repeat(50)
  const chunk = 'export default "the chunk"'
  mkdirSync(join(folder, 'embed'))
  for (const [name, text] of [['embed.js', script], ['embed/faq-0123456789.js', chunk]] as const) {
    writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ renderers: { faq: '/embed/faq-0123456789.js' } }))
  return { folder, script, chunk }
}
