import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { Account } from './support/account.ts'
import { Inlay } from './support/inlay.ts'
import { addLongWebhook } from './support/long-webhook.ts'
import { signedIn } from './support/signed-in.ts'
import { isSound } from './support/sound.ts'

let inlay: Inlay
let account: Account
let live: string
let deliveries: string

test.beforeAll(async () => {
  inlay = await Inlay.start({ env: { DEFAULT_PLAN: 'pro' } })
  account = await Account.make(inlay)
  live = await account.faq('Before you order', true)
  await account.call('POST', '/api/quizzes', {})
  await account.call('POST', '/api/api-keys', { name: 'A-program-with-a-name-so-long-that-it-has-to-be-cut-somewhere-or-it-pushes-on', scope: 'write' })
  const webhook = await addLongWebhook(account)
  deliveries = webhook.screen
  await account.call('POST', `/api/webhooks/${webhook.id}/test`)
  await account.faq('A-name-so-long-that-it-has-to-be-cut-somewhere-or-it-pushes-the-rest-of-the-screen-out-of-sight', false)
})
test.afterAll(() => inlay?.remove())

/** Every screen there is: its name, its address, and what shows that it is drawn. */
const SCREENS: readonly (readonly [string, () => string, string])[] = [
  ['the landing page', () => '/', 'Set components'],
  ['the features', () => '/features', 'One-Script Architecture'],
  ['the use cases', () => '/use-cases', 'Digital agencies'],
  ['the prices', () => '/pricing', 'Most Popular'],
  ['the demo', () => '/demo', 'Before you order'],
  ['the documentation', () => '/docs', 'Quick Start'],
  ['a guide with tables', () => '/docs/page-api', 'Page API and events'],
  ['a guide with a live example', () => '/docs/poll', 'Which glaze should we bring back?'],
  ['a guide to platforms', () => '/docs/install', 'Google Tag Manager'],
  ['signing in', () => '/auth', 'Welcome to Inlay'],
  ['signing up', () => '/auth?invite=K7QH2MXA', 'Welcome to Inlay'],
  ['the 404 page', () => '/nowhere/at/all', '404'],
  ['the overview', () => '/dashboard', 'Dashboard Overview'],
  ['the library', () => '/dashboard/library', 'Component Library'],
  ['the components as a grid', () => '/dashboard/components?view=grid', 'My Components'],
  ['the components as a list', () => '/dashboard/components?view=list', 'My Components'],
  ['the quizzes', () => '/dashboard/quizzes?view=grid', 'New Quiz'],
  ['placement', () => '/dashboard/placement', 'Placement'],
  ['submissions before there are any', () => '/dashboard/submissions', 'No submissions yet'],
  ['the API keys and webhooks', () => '/dashboard/developers', 'submission.created'],
  ['the deliveries of a webhook', () => deliveries, 'webhook.test'],
  ['the account', () => '/dashboard/account', 'This one'],
  ['the editor', () => `/dashboard/components/${live}`, 'How long does delivery take?'],
  ['the users', () => '/admin/users', 'User Management'],
  ['the invitations', () => '/admin/invitations', 'Generate Invite'],
  ['the metrics', () => '/admin/metrics', 'Platform Metrics'],
  ['the bans', () => '/admin/bans', 'Ban User'],
  ['the flags', () => '/admin/flags', 'System Flags'],
  ['the audit log', () => '/admin/audit', 'Audit Log'],
  ['the API reference', () => '/api/docs', 'API reference'],
]

/** By day each screen is looked at in one of the first two; in the long run all of them in all four. */
const COMBINATIONS = [[1440, 'light'], [360, 'dark'], [1440, 'dark'], [360, 'light']] as const
const LONG = Boolean(process.env['INLAY_TEST_LONG'])

for (const [which, [width, colorScheme]] of COMBINATIONS.slice(0, LONG ? 4 : 2).entries()) {
  test(`${LONG ? 'every screen is' : 'screens are'} drawn, accessible and no wider than ${width} px, in ${colorScheme}`, async ({ browser }) => {
    const options = { viewport: { width, height: 800 }, colorScheme } as const
    const anybody = await browser.newContext(options)
    const owner = await signedIn(browser, inlay, account, options)
    for (const [name, path, text] of SCREENS.filter((_, index) => LONG || index % 2 === which)) {
      await test.step(name, async () => {
        const page = await (/^.(dashboard|admin)/.test(path()) ? owner : anybody).newPage()
        const problems = watch(page)
        await page.goto(inlay.origin + path())
        await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        await isSound(page, name)
        expect(problems, name).toEqual([])
        await page.close()
      })
    }
    await Promise.all([anybody.close(), owner.close()])
  })
}

/** What a page must not do: throw, break its own policy, or ask any other host. */
function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    // The missing path of a 404 is logged on purpose.
    const expected = /404|Page not found/.test(message.text())
    if (message.type() === 'error' && !expected) problems.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(inlay.origin) && !request.url().startsWith('data:')) problems.push(`asks ${request.url()}`)
  })
  return problems
}
