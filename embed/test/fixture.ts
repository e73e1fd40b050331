import { expect, test as base } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { BROWSER } from './browsers/chosen.ts'
import { MEDIA_HEADER } from './browsers/emulated-media.ts'
import { startInlay } from './inlay.ts'
import type { Inlay } from './inlay.ts'
import { startSite } from './site.ts'
import type { Site } from './site.ts'

interface Fixtures {
  inlay: Inlay
  site: Site
  /** Warnings in the page's console so far. Errors thrown into the page fail the test by themselves. */
  warnings: string[]
  /** Opens pages/<name>/page.html of the site. */
  visit: (name: string) => Promise<void>
  /** The first FAQ of the page. */
  faq: Locator
}

/** A browser page on a site, with an Inlay beside it. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    if (BROWSER !== 'chromium') sayReducedMotion(page)
    await use(page)
  },
  // oxlint-disable-next-line no-empty-pattern
  inlay: async ({}, use) => {
    const inlay = await startInlay()
    await use(inlay)
    await inlay.close()
  },
  site: async ({ inlay }, use) => {
    const site = await startSite(inlay.origin)
    await use(site)
    await site.close()
  },
  warnings: [
    async ({ page }, use) => {
      const warnings: string[] = []
      const thrown: string[] = []
      page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())))
      page.on('pageerror', (error) => void thrown.push(String(error)))
      await use(warnings)
      expect(thrown, 'errors thrown into the page').toEqual([])
    },
    { auto: true },
  ],
  visit: async ({ page, site }, use) => {
    await use(async (name) => void (await page.goto(`${site.origin}/${name}/page.html`, { waitUntil: 'domcontentloaded' })))
  },
  faq: async ({ page }, use) => {
    await use(page.locator('[data-inlay]').first())
  },
})

export { expect }

/** The events that the page has sent; leaving the page makes it send the rest. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank')
}

/** Playwright's BiDi leaves this medium out. */
function sayReducedMotion(page: Page): void {
  const emulate = page.emulateMedia.bind(page)
  page.emulateMedia = async (media = {}) => {
    const { reducedMotion } = media
    if (reducedMotion !== undefined) await page.setExtraHTTPHeaders({ [MEDIA_HEADER]: JSON.stringify({ reducedMotion: reducedMotion ?? 'no-preference' }) })
    await emulate(media)
  }
}
