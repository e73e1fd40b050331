import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { Account } from './support/account.ts'
import { Inlay } from './support/inlay.ts'
import { signedIn } from './support/signed-in.ts'
import { violations } from './support/violations.ts'

let inlay: Inlay
let account: Account
let page: Page

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  account = await Account.make(inlay)
  page = await (await signedIn(browser, inlay, account, { timezoneId: 'Europe/Berlin' })).newPage()
})
test.afterAll(async () => {
  await page?.context().close()
  await inlay?.remove()
})

/** The figure of a card, by the card's name. */
const figure = (name: string) => page.getByRole('definition').filter({ has: page.locator(`xpath=preceding-sibling::dt[1][normalize-space()="${name}"]`) }).first()

test('an operator reads the metrics and switches the platform’s flags', async () => {
  const faq = await account.faq('Before you order', true)
  await account.faq('A draft', false)
  const events = ['component_load', 'view'].map((event_type) => ({ event_key: crypto.randomUUID(), event_type, component_id: faq, host_url: 'https://shop.example/', at: 0 }))
  await account.call('POST', '/v1/events', { events })

  await test.step('metrics', async () => {
    await page.goto(`${inlay.origin}/admin`)
    await page.getByRole('link', { name: 'Metrics' }).click()
    await expect(page.getByRole('heading', { name: 'Platform Metrics' })).toBeVisible()
    await expect(page.getByText('2 active').or(page.getByText('1 active'))).toHaveText('1 active')
    const figures = { 'Total Users': '1', 'Total Components': '2', 'Total Events': '2', 'Form Submissions': '0', 'Events Today': '2', 'This Week': '2', 'This Month': '2', 'Component Activation Rate': '50%', 'Avg Events Per User': '2', 'Avg Components Per User': '2.0' }
    for (const [name, value] of Object.entries(figures)) await expect(figure(name), name).toHaveText(value)
    for (const heading of ['Platform Health', 'Loads and submissions, 30 days', 'Sign-ups, 30 days', 'Delivery health', 'Storage']) await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await page.getByRole('radiogroup', { name: 'Show Loads and submissions as' }).locator('label').last().click()
    const table = page.getByRole('table', { name: 'Loads and submissions by day' })
    await expect(table.getByRole('row').last()).toContainText(/1\s*0$/)
    await expect(table.getByRole('row')).toHaveCount(31)
  })

  await test.step('flags', async () => {
    await page.getByRole('link', { name: 'System Flags' }).click()
    await expect(page.getByText('No system flags yet')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Create Flag' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Create Flag' })
    await dialog.getByLabel('Flag Key').fill('NewEditor')
    await dialog.getByRole('button', { name: 'Create Flag' }).click()
    await expect(dialog.getByText('Must be snake_case: small letters, digits and single underscores, as in new_editor')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await dialog.getByLabel('Flag Key').fill('new_editor')
    await dialog.getByLabel('Enabled by default').check()
    await dialog.getByRole('button', { name: 'Create Flag' }).click()
    await expect(page.getByText('System flag created successfully')).toBeVisible()
    const own = page.getByRole('list', { name: 'Flags' }).getByRole('listitem').filter({ hasText: 'new_editor' })
    await expect(own).toContainText('No description')
    await expect(own).toContainText('Unused')
    await expect(own).toContainText('Updated just now')
    await expect(own.getByRole('switch')).toBeChecked()
    expect([await figure('Total Flags').textContent(), await figure('Enabled').textContent(), await figure('Disabled').textContent()]).toEqual(['1', '1', '0'])
    await own.getByRole('switch').uncheck({ force: true })
    await expect(page.getByText('Flag updated successfully').first()).toBeVisible()
    await expect(figure('Disabled')).toHaveText('1')
    await own.getByRole('button', { name: 'Delete new_editor' }).click()
    await expect(page.getByText('Are you sure you want to delete this flag?')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Flag deleted successfully')).toBeVisible()
    await expect(page.getByText('No system flags yet')).toBeVisible()

    await page.getByRole('button', { name: 'Set maintenance_message' }).click()
    await expect(dialog.getByLabel('Flag Key')).toHaveValue('maintenance_message')
    await dialog.getByLabel('Description').fill('Back at noon')
    await dialog.getByLabel('Enabled by default').check()
    await dialog.getByRole('button', { name: 'Create Flag' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Back at noon' })).toBeVisible()
    const maintenance = page.getByRole('list', { name: 'Flags' }).getByRole('listitem').filter({ hasText: 'maintenance_message' })
    await maintenance.getByRole('button', { name: 'Change the description of maintenance_message' }).click()
    await page.getByRole('dialog').getByLabel('Description').fill('Back at one')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Back at one' })).toBeVisible()
  })
})
