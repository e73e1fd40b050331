import { expect, test } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { AuthPage } from './pages/auth-page.ts'
import { GUEST, PERSON } from './support/account.ts'
import { clipboard } from './support/clipboard.ts'
import { figure } from './support/figure.ts'
import { Inlay } from './support/inlay.ts'
import { HOST_PAGES, HostSite } from './support/host-pages.ts'
import { visit } from './support/visit.ts'

// The main job on real input: what an owner publishes is seen, used and changed on pages that nobody here wrote.
test.describe.configure({ mode: 'serial' })

let inlay: Inlay
let site: HostSite
let owner: Page
let visitors: BrowserContext
/** Uncaught errors that each host page has by itself, on this closed network, before anything of ours is in it. */
const ownErrors = new Map<string, string[]>()

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start({ fresh: true })
  site = await HostSite.start()
  owner = await (await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })).newPage()
  visitors = await browser.newContext()
  for (const hostPage of HOST_PAGES) {
    const { page, errors } = await visit(visitors, site.address(hostPage))
    ownErrors.set(hostPage.name, errors)
    await page.close()
  }
})

test.afterAll(async () => {
  await visitors?.close()
  await owner?.context().close()
  await site?.close()
  await inlay?.remove()
})

test('the setup link makes an account that signs in', async () => {
  const auth = new AuthPage(owner)
  await auth.signUp(inlay.setupLink)
  await auth.signIn()
  await expect(owner.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible()
  await expect(owner.getByText(PERSON.email)).toBeVisible()
})

test('the setup link works once only', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  await new AuthPage(page).sendSignUp(inlay.setupLink, GUEST)
  await expect(page.getByText('This invitation code has already been used').first()).toBeVisible()
  await expect(page.getByText('Account created! You can now sign in.')).toHaveCount(0)
  await page.context().close()
})

test('an FAQ from the library is edited, saved and published', async () => {
  await owner.getByRole('link', { name: 'Component Library' }).click()
  await owner.getByRole('button', { name: 'Add to My Components' }).first().click()
  await expect(owner.getByText('Component created successfully!')).toBeVisible()
  await owner.waitForURL('**/dashboard/components/*')
  await owner.getByRole('textbox', { name: 'Title' }).fill('Before you order')
  await owner.getByRole('textbox', { name: 'Question' }).first().fill('Are the glazes food safe?')
  await owner.getByRole('textbox', { name: 'Answer' }).first().fill('Yes. Every piece is tested.')
  await owner.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(owner.getByText('Component published').first()).toBeVisible()
  await expect(owner.getByText('Live', { exact: true }).first()).toBeVisible()
})

test('the script tag and the marker are copied from the dashboard', async () => {
  await owner.getByRole('button', { name: 'Copy embed code' }).first().click()
  await expect(owner.getByText('Copied!').first()).toBeVisible()
  site.pasted.body = await clipboard(owner)
  expect(site.pasted.body).toMatch(/^<div data-inlay="[0-9a-f-]{36}"/)
  await owner.goto(`${inlay.origin}/dashboard/placement`)
  await owner.getByRole('button', { name: 'Copy the script tag' }).click()
  await expect.poll(() => clipboard(owner)).toBe(`<script src="${inlay.origin}/embed.js" async></script>`)
  site.pasted.head = await clipboard(owner)
})

for (const hostPage of HOST_PAGES) {
  test(`on ${hostPage.name} the FAQ opens and closes by mouse and by keyboard`, async () => {
    const { page, errors } = await visit(visitors, site.address(hostPage))
    const question = page.getByText('Are the glazes food safe?')
    const answer = page.getByText('Yes. Every piece is tested.')
    await expect(question).toBeVisible()
    const openAtFirst = await answer.isVisible()
    await question.click()
    await expect(answer).toBeVisible({ visible: !openAtFirst })
    await question.click()
    await expect(answer).toBeVisible({ visible: openAtFirst })
    await page.keyboard.press('Enter')
    await expect(answer).toBeVisible({ visible: !openAtFirst })
    await page.keyboard.press('Space')
    await expect(answer).toBeVisible({ visible: openAtFirst })
    expect(errors).toEqual(ownErrors.get(hostPage.name))
    await page.close()
  })
}

test('every render was counted, and the overview shows it', async () => {
  const total = async () => {
    await owner.goto(`${inlay.origin}/dashboard`)
    await expect(figure(owner, 'Total Events')).toHaveText(/^\d+$/)
    return Number(await figure(owner, 'Total Events').textContent())
  }
  await expect.poll(total).toBeGreaterThanOrEqual(HOST_PAGES.length)
  await expect(owner.getByText('component_load').first()).toBeVisible()
})

test('a changed answer is there on the host page’s next load', async () => {
  const { page } = await visit(visitors, site.address(HOST_PAGES[0]!))
  await expect(page.getByText('Are the glazes food safe?')).toBeVisible()

  await owner.goto(`${inlay.origin}/dashboard/components`)
  await owner.getByRole('list', { name: 'Components' }).getByRole('link').first().click()
  await owner.waitForURL('**/dashboard/components/*')
  await owner.getByRole('textbox', { name: 'Answer' }).first().fill('Yes, and the dishwasher is fine too.')
  await owner.keyboard.press('ControlOrMeta+s')
  await expect(owner.getByText('Component updated successfully').first()).toBeVisible()

  await page.reload()
  await page.getByText('Are the glazes food safe?').click()
  await expect(page.getByText('Yes, and the dishwasher is fine too.')).toBeAttached()
  await page.close()
})

test('unpublishing takes it off the host page', async () => {
  await owner.goto(`${inlay.origin}/dashboard/components`)
  await owner.getByRole('button', { name: /^Actions for / }).click()
  await owner.getByRole('menuitem', { name: 'Unpublish' }).click()
  await expect(owner.getByText('Component unpublished').first()).toBeVisible()
  await expect(owner.getByText('Draft', { exact: true }).first()).toBeVisible()
  const { page, errors } = await visit(visitors, site.address(HOST_PAGES[0]!))
  // An entry of resource timing is there once the answer is.
  const answered = () => page.evaluate(() => performance.getEntriesByType('resource').some((entry) => entry.name.includes('/v1/components')))
  await expect.poll(answered).toBe(true)
  await expect(page.getByText('Are the glazes food safe?')).toHaveCount(0)
  expect(errors).toEqual(ownErrors.get(HOST_PAGES[0]!.name))
  await page.close()
})

test('with Inlay stopped every host page works, throws nothing, and only the component is absent', async () => {
  await inlay.stop()
  for (const hostPage of HOST_PAGES) {
    const { page, errors } = await visit(visitors, site.address(hostPage))
    await expect(page.locator('body')).toBeVisible()
    await expect(page.getByText('Are the glazes food safe?')).toHaveCount(0)
    expect(errors, hostPage.name).toEqual(ownErrors.get(hostPage.name))
    await page.close()
  }
  await inlay.resume()
})
