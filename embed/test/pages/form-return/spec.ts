import { CHROMIUM } from '../../chromium.ts'
import { NAME, SUBMIT, THANKS, expect, test } from '../../form-fixture.ts'

// Playwright switches the memory for pages that were left off; here it is what is tried.
test.use({ launchOptions: { executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'], ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

test('who leaves while it is being sent and comes back finds a button that works (C16)', { tag: '@chromium' }, async ({ page, site, inlay, form, send, publish }) => {
  await publish([NAME])
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => document.body.setAttribute('data-persisted', String(persisted))))
  await form.getByLabel('Name').fill('Ann')
  let answer = () => {}
  inlay.trouble.set(SUBMIT, { lost: true, until: new Promise((resolve) => (answer = resolve)) })
  await send.click()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await page.goto(`${site.origin}/ordinary/page.html`)
  // A page out of that memory has no load to wait for.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true')
  answer()
  await expect(form.getByRole('alert')).toHaveText('Failed to submit form. Please try again.')
  await expect(form.getByLabel('Name')).toHaveValue('Ann')
  inlay.trouble.clear()
  await send.click()
  await expect(form.getByText(THANKS)).toBeVisible()
  expect(inlay.submissions.stored).toHaveLength(1)
})
