import type { Browser } from '@playwright/test'
import { brotli } from './brotli.ts'

/** What an address is answered with. */
export interface Answer {
  readonly body: string | Buffer
  readonly type: string
  /** What it is called in the table; without a name it is let pass and not counted. */
  readonly name?: string
}

export interface Counted {
  /** Name and bytes in brotli of each part that the page loaded, in order. */
  readonly parts: readonly (readonly [name: string, bytes: number])[]
  /** Addresses that the page asked for and that were not counted. */
  readonly uncounted: readonly string[]
}

const SITE = 'https://site.test/'
/** ms */
const PATIENCE = 20_000

/**
 * Opens a page in a browser that reaches nothing but `answer`, waits until the component shows, and adds up what the
 * page loaded until then. The document itself is not counted.
 * @param shown selector of what is there once the component shows
 * @param answer undefined: the address is out of reach
 */
export async function countPage(browser: Browser, html: string, shown: string, answer: (url: URL) => Answer | undefined): Promise<Counted> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const parts: [string, number][] = []
    const uncounted = new Set<string>()
    await page.route('**/*', async (route) => {
      const url = new URL(route.request().url())
      const found: Answer | undefined = url.href === SITE ? { body: html, type: 'text/html; charset=utf-8' } : answer(url)
      if (found?.name) parts.push([found.name, brotli(found.body)])
      else if (url.href !== SITE) uncounted.add(url.host + url.pathname)
      await (found ? route.fulfill({ body: found.body, contentType: found.type, headers: { 'access-control-allow-origin': '*' } }) : route.abort())
    })
    await page.goto(SITE)
    await page.locator(shown).first().waitFor({ state: 'attached', timeout: PATIENCE })
    return { parts, uncounted: [...uncounted] }
  } finally {
    await context.close()
  }
}
