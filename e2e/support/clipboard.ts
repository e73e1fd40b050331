import type { Page } from '@playwright/test'

/** What was copied last, in a context that may read it. */
export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
