import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { AuthPage } from './pages/auth-page.ts'
import { Account, GUEST, PERSON } from './support/account.ts'
import { figure } from './support/figure.ts'
import { Inlay } from './support/inlay.ts'
import { signedIn } from './support/signed-in.ts'
import { violations } from './support/violations.ts'

let inlay: Inlay
let account: Account
let page: Page

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  account = await Account.make(inlay)
  page = await (await signedIn(browser, inlay, account, { timezoneId: 'Europe/Berlin', acceptDownloads: true })).newPage()
})
test.afterAll(async () => {
  await page?.context().close()
  await inlay?.remove()
})

test('an operator reads the metrics, switches the platform’s flags and finds all of it in the audit log', async ({ browser }) => {
  test.setTimeout(180_000)
  const faq = await account.faq('Before you order', true)
  await account.faq('A draft', false)
  const events = ['component_load', 'view'].map((event_type) => ({ event_key: crypto.randomUUID(), event_type, component_id: faq, host_url: 'https://shop.example/', at: 0 }))
  await account.call('POST', '/v1/events', { events })

  await test.step('metrics', async () => {
    await page.goto(`${inlay.origin}/admin`)
    await page.getByRole('link', { name: 'Metrics' }).click()
    await expect(page.getByRole('heading', { name: 'Platform Metrics' })).toBeVisible()
    await expect(page.getByText('1 active', { exact: true })).toBeVisible()
    const figures = { 'Total Users': '1', 'Total Components': '2', 'Total Events': '2', 'Form Submissions': '0', 'Events Today': '2', 'This Week': '2', 'This Month': '2', 'Component Activation Rate': '50%', 'Avg Events Per User': '2', 'Avg Components Per User': '2.0' }
    for (const [name, value] of Object.entries(figures)) await expect(figure(page, name), name).toHaveText(value)
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
    expect([await figure(page, 'Total Flags').textContent(), await figure(page, 'Enabled').textContent(), await figure(page, 'Disabled').textContent()]).toEqual(['1', '1', '0'])
    await own.getByRole('switch').uncheck({ force: true })
    await expect(page.getByText('Flag updated successfully').first()).toBeVisible()
    await expect(figure(page, 'Disabled')).toHaveText('1')
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

  const dialog = page.getByRole('dialog', { name: 'Create Flag' })
  const flag = (key: string) => page.getByRole('list', { name: 'Flags' }).getByRole('listitem').filter({ hasText: key }).getByRole('switch')
  /** Sets a flag that nobody has set, to off. */
  const setOff = async (key: string) => {
    await page.getByRole('button', { name: `Set ${key}`, exact: true }).click()
    await dialog.getByLabel('Enabled by default').uncheck({ force: true })
    await dialog.getByRole('button', { name: 'Create Flag' }).click()
    await expect(flag(key)).not.toBeChecked()
  }

  await test.step('closed sign-ups', async () => {
    const { code } = (await account.call('POST', '/api/admin/invitations', {})) as { code: string }
    await setOff('signups_open')
    const stranger = await (await browser.newContext()).newPage()
    const auth = new AuthPage(stranger)
    await auth.sendSignUp(`${inlay.origin}/auth?invite=${code}`, GUEST)
    await expect(stranger.getByText('Sign-ups are closed at the moment. Please try again later.').first()).toBeVisible()
    await expect(stranger.getByLabel('Full name')).toHaveValue(GUEST.name)
    await flag('signups_open').click({ force: true })
    await expect(flag('signups_open')).toBeChecked()
    await expect(page.getByText('Flag updated successfully').first()).toBeVisible()
    // The refused attempt has used nothing up.
    await auth.signUp(`${inlay.origin}/auth?invite=${code}`, GUEST)
    await stranger.context().close()
  })

  await test.step('kinds that the library does not offer', async () => {
    for (const kind of ['quiz', 'poll', 'banner']) await setOff(`library_${kind}`)
    const library = await page.context().newPage()
    const templates = library.getByRole('list', { name: 'Templates' }).getByRole('listitem')
    await library.goto(`${inlay.origin}/dashboard/library?category=acquisition-forms`)
    await expect(templates.first()).toBeVisible()
    await expect(templates.filter({ hasText: /Interactive Quiz|Poll/ })).toHaveCount(0)
    await library.getByRole('tab', { name: /Engagement/ }).click()
    await expect(templates.first()).toBeVisible()
    await expect(templates.filter({ hasText: 'Banner' })).toHaveCount(0)
    await flag('library_quiz').click({ force: true })
    await expect(flag('library_quiz')).toBeChecked()
    await expect(page.getByText('Flag updated successfully').first()).toBeVisible()
    await library.goto(`${inlay.origin}/dashboard/library?category=acquisition-forms`)
    await expect(templates.filter({ hasText: 'Interactive Quiz' })).toHaveCount(1)
    await library.close()
  })

  await test.step('the audit log', async () => {
    await page.getByRole('link', { name: 'Audit Log' }).click()
    const acts = page.getByRole('list', { name: 'Acts', exact: true }).locator('> li')
    await expect(acts.first()).toContainText('flag.enable')
    await expect(acts.first()).toContainText('flag_value: false → true')
    const all = await acts.count()
    await page.getByRole('combobox', { name: 'Act' }).click()
    await page.getByRole('option', { name: 'invitation.create' }).click()
    await expect(acts).toHaveCount(1)
    await expect(acts).toContainText(PERSON.email)
    // By the clocks of who looks, not as it is stored.
    await expect(acts).toContainText(/expires_at: \d{1,2} [A-Z]\w+ \d{4} at \d\d:\d\d/)
    await page.getByRole('combobox', { name: 'Act' }).click()
    await page.getByRole('option', { name: 'All acts' }).click()
    await page.getByRole('searchbox', { name: 'Target' }).fill('signups_open')
    await expect(acts).toHaveCount(2)
    await page.getByRole('searchbox', { name: 'Actor' }).fill('nobody of that name')
    await expect(page.getByText('No act is as chosen.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all acts' }).click()
    await expect(acts).toHaveCount(all)
    await page.getByLabel('First day').fill('2024-05-01')
    await page.getByLabel('Last day').fill('2024-05-02')
    await expect(page.getByText('No act is as chosen.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
    await page.getByRole('button', { name: 'Show all acts' }).click()

    await page.getByRole('searchbox', { name: 'Target' }).fill('signups_open')
    await expect(acts).toHaveCount(2)
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()])
    expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
    await expect(page.getByText('Audit log exported to CSV')).toBeVisible()
    const rows = parse<Record<string, string>>(await readFile(await download.path(), 'utf8'), { bom: true, columns: true, record_delimiter: '\r\n' })
    expect(rows.map((row) => [row['Act'], row['Actor']])).toEqual([['flag.enable', PERSON.email], ['flag.create', PERSON.email]])
    expect(await violations(page)).toEqual([])
  })
})
