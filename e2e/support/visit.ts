import type { BrowserContext, Page } from '@playwright/test'

export interface Visit {
  readonly page: Page
  /** Messages of uncaught errors and rejections, in order. */
  readonly errors: string[]
}

/**
 * A visitor's page. Only loopback answers: what the page's makers load from CDNs fails as on a closed network.
 * @param address the host page
 */
export async function visit(context: BrowserContext, address: string): Promise<Visit> {
  await context.route((url) => url.hostname !== '127.0.0.1' && url.hostname !== 'localhost', (route) => route.abort())
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(address, { waitUntil: 'load' })
  return { page, errors }
}
