import { CHROMIUM } from '../../chromium.ts'
import { holdBack } from '../../hold-back.ts'
import { expect, test } from '../../overlay-fixture.ts'
import { WAYS, sendButton } from '../../ways-to-send.ts'

// Playwright switches the memory for pages that were left off; here it is what is tried.
test.use({ launchOptions: { executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'], ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

for (const { kind, changes, path, fill, done, failed } of WAYS) {
  for (const lost of [false, true]) {
    test(`who leaves while a ${kind} is being sent and comes back finds ${lost ? 'a button that works, when the answer was lost' : 'what it came to'}, and is counted once (C16)`, { tag: '@chromium' }, async ({ page, inlay, site, show }) => {
      const host = await show(kind, changes)
      const send = sendButton(host)
      await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => document.body.setAttribute('data-persisted', String(persisted))))
      await fill(host)
      const answer = holdBack(inlay, path, { lost })
      await send.click()
      await expect(send).toHaveAttribute('aria-disabled', 'true')
      await expect.poll(() => inlay.asked.includes(path)).toBe(true)
      await page.goto(`${site.origin}/ordinary/page.html`)
      // A page out of that memory has no load to wait for.
      await page.goBack({ waitUntil: 'commit' })
      await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true')
      answer()
      if (lost) {
        await expect(host.getByRole('alert')).toHaveText(failed)
        inlay.trouble.clear()
        await send.click()
      }
      await expect(host.getByText(done)).toBeVisible()
      expect(inlay.submissions.stored).toHaveLength(1)
    })
  }
}
