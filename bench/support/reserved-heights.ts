import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { build } from 'esbuild'
import { sampleConfig } from '../../embed/test/samples.ts'
import type { KINDS } from '../../embed/test/samples.ts'

type Kind = (typeof KINDS)[number]

/** The heights, px, that the dashboard writes into the markers of the samples: its own function, run in a browser. */
export async function reservedHeights(browser: Browser, kinds: readonly Kind[]): Promise<Map<Kind, number>> {
  const contents = `import { reservedHeight } from './reserved-height.ts'\nglobalThis.reservedHeight = reservedHeight`
  const resolveDir = join(import.meta.dirname, '../../web/app/features/components')
  const { outputFiles } = await build({ stdin: { contents, resolveDir, loader: 'ts' }, bundle: true, write: false, format: 'iife' })
  const page = await browser.newPage()
  try {
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
    const heights = new Map<Kind, number>()
    for (const type of kinds) {
      const component = { type, config: sampleConfig(type) }
      const height = await page.evaluate((one) => (globalThis as unknown as { reservedHeight(component: unknown): number }).reservedHeight(one), component)
      heights.set(type, height)
    }
    return heights
  } finally {
    await page.close()
  }
}
