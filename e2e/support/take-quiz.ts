import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { HostSite, PLAIN_PAGE } from './host-pages.ts'
import type { Inlay } from './inlay.ts'
import { visit } from './visit.ts'

/** A visitor takes the quiz on a page of another origin, which throws nothing meanwhile. */
export async function takeQuiz(browser: Browser, inlay: Inlay, pasted: string, act: (host: Page) => Promise<void>, score: string): Promise<void> {
  const site = await HostSite.start()
  site.pasted = { head: `<script src="${inlay.origin}/embed.js" async></script>`, body: pasted }
  const visitor = await browser.newContext()
  const { page: host, errors } = await visit(visitor, site.address(PLAIN_PAGE))
  await act(host)
  // People take longer than a moment, which the server expects of them.
  await expect(async () => {
    if (await host.getByRole('button', { name: 'See the result' }).isVisible()) await host.getByRole('button', { name: 'See the result' }).click({ timeout: 1_000 })
    await expect(host.getByRole('img', { name: score })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(errors).toEqual([])
  await visitor.close()
  await site.close()
}
