import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { build } from 'esbuild'
import { sampleConfig } from '../../embed/test/samples.ts'
import type { KINDS } from '../../embed/test/samples.ts'

type Kind = (typeof KINDS)[number]

interface Dashboard {
  readonly renderers: Readonly<Record<string, unknown>>
  reservedHeight(component: unknown): number
}

/**
 * The heights, px, that the dashboard writes into the markers of the samples: its own function, run in a browser.
 * A kind that its previews do not draw has none.
 */
export async function reservedHeights(browser: Browser, kinds: readonly Kind[]): Promise<Map<Kind, number>> {
  const contents = `
    import { renderers } from '@inlay/embed/renderers'
    import { reservedHeight } from './reserved-height.ts'
    globalThis.dashboard = { renderers, reservedHeight }`
  const resolveDir = join(import.meta.dirname, '../../web/app/features/components')
  const { outputFiles } = await build({ stdin: { contents, resolveDir, loader: 'ts' }, bundle: true, write: false, format: 'iife' })
  const page = await browser.newPage()
  try {
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
    const heights = new Map<Kind, number>()
    for (const type of kinds) {
      const component = { type, config: sampleConfig(type) }
      const height = await page.evaluate((one) => {
        const { dashboard } = globalThis as unknown as { dashboard: Dashboard }
        return one.type in dashboard.renderers ? dashboard.reservedHeight(one) : undefined
      }, component)
      if (height !== undefined) heights.set(type, height)
    }
    return heights
  } finally {
    await page.close()
  }
}
