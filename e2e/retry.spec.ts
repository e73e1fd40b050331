import { expect, test } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import { Account } from './support/account.ts'
import { Inlay } from './support/inlay.ts'
import { signedIn } from './support/signed-in.ts'

let inlay: Inlay
let page: Page

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  page = await (await signedIn(browser, inlay, await Account.make(inlay), { reducedMotion: 'reduce' })).newPage()
})
test.afterAll(async () => {
  await page?.context().close()
  await inlay?.remove()
})

const refuse = (route: Route) => route.fulfill({ status: 403, json: { error: { code: 'FORBIDDEN', message: 'Not now' } } })
const asksForList = (url: URL) => url.pathname === '/api/submissions'
const asksForSummary = (url: URL) => url.pathname === '/api/submissions/summary'
const again = () => page.getByRole('alert').getByRole('button', { name: 'Try again' })

test('what failed is tried again at once, while another part of the same screen is still awaited', async () => {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(asksForSummary, async (route) => {
    await held
    await route.continue()
  })
  await page.route(asksForList, refuse, { times: 1 })
  await page.goto(`${inlay.origin}/dashboard/submissions`)
  await expect(again()).toHaveAttribute('aria-busy', 'true')
  const asked = page.waitForRequest((request) => asksForList(new URL(request.url())))
  await again().press('Enter')
  await asked
  goOn()
  await expect(page.getByText('No submissions yet')).toBeVisible()
  await page.unroute(asksForSummary)
})

test('who tries again by keyboard has the button under the fingers when it fails again', async () => {
  await page.route(asksForList, refuse, { times: 2 })
  await page.goto(`${inlay.origin}/dashboard/submissions`)
  await again().focus()
  const failed = page.waitForResponse((response) => asksForList(new URL(response.url())))
  await page.keyboard.press('Enter')
  await failed
  await expect(again()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No submissions yet')).toBeVisible()
})
