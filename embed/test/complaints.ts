import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
declare const axe: { run(): Promise<AxeResults> }

/** What axe has against the page as it stands, its shadow roots and frames of its origin included. */
export async function complaints(page: Page): Promise<string[]> {
  // Until then the context may still be exchanged under it.
  await page.waitForLoadState('load')
  for (const frame of page.frames()) await frame.evaluate(AXE)
  const { violations } = await page.evaluate(() => axe.run())
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
