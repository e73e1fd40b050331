import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { violations } from './violations.ts'

/** Expects a page to be no wider than its window, and axe to find nothing on it. @param name of what it shows, for whoever reads that it failed */
export async function isSound(page: Page, name = ''): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name}: px too wide`).toBeLessThanOrEqual(0)
  expect(await violations(page), name).toEqual([])
}
