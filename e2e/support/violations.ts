import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe complains of on a page: the rule, and where. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  // Half-way through a transition, colours are nobody's choice. What turns for ever is not waited for.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map((animation) => animation.finished))
  })
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(root: Document, options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> } }
    const found = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  })
}
