import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { Account } from './support/account.ts'
import { figure } from './support/figure.ts'
import { HostSite, PLAIN_PAGE } from './support/host-pages.ts'
import { Inlay } from './support/inlay.ts'
import { signedIn } from './support/signed-in.ts'
import { isSound } from './support/sound.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

// What visitors do on a stranger's page is counted, and its owner sees it, in a zone that is not on whole hours.
test.describe.configure({ mode: 'serial' })

const NAME = '=1+1, the "shop" letter'

let inlay: Inlay
let site: HostSite
let account: Account
let owner: Page
let letter: string

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  site = await HostSite.start()
  account = await Account.make(inlay)
  owner = await (await signedIn(browser, inlay, account, { acceptDownloads: true, timezoneId: 'Asia/Kathmandu' })).newPage()
})

test.afterAll(async () => {
  await owner?.context().close()
  await site?.close()
  await inlay?.remove()
})

test('with no events yet the screen says what will be there', async () => {
  await owner.goto(`${inlay.origin}/dashboard`)
  await owner.getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(owner.getByRole('heading', { name: 'No analytics data yet' })).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  await owner.reload()
  await expect(owner.getByRole('heading', { name: 'No analytics data yet' })).toBeVisible()
  expect(await violations(owner)).toEqual([])
})

test('a visitor loads, views and submits', async ({ browser }) => {
  letter = ((await account.call('POST', '/api/components', { component_type: 'newsletter', name: NAME })) as { id: string }).id
  await account.call('PATCH', `/api/components/${letter}`, { is_active: true })
  site.paste(inlay.origin, letter)
  const visitors = await browser.newContext()
  const { page } = await visit(visitors, site.address(PLAIN_PAGE))
  await page.getByLabel('Email').fill('visitor@example.com')
  // Who is faster than people are is asked to wait.
  await expect(async () => {
    await page.getByRole('button', { name: 'Subscribe' }).click({ timeout: 1_000 })
    await expect(page.getByText('Thank you for subscribing!')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  // What is still held back is sent when the visitor leaves.
  await page.goto('about:blank')
  await visitors.close()
})

test('the owner sees what the visitor did, by time, component, host and page', async () => {
  await expect(async () => {
    await owner.goto(`${inlay.origin}/dashboard/analytics?range=24h`)
    await expect(figure(owner, 'Total Submissions')).toHaveText('1', { timeout: 2_000 })
  }).toPass()
  await expect(figure(owner, 'Total Views')).toHaveText('1')
  await expect(owner.getByText('1 load', { exact: true })).toBeVisible()
  // Browsers differ in how they spell it.
  await expect(owner.getByText(/Days and hours of Asia\/Kath?mandu/)).toBeVisible()
  const row = owner.getByRole('row', { name: new RegExp(NAME.replace(/[+]/g, '\\+')) }).first()
  await expect(row.getByRole('cell')).toHaveText(['1', /^[1-9]/, '1', '100%'])
  const host = new URL(site.origin).host
  await expect(owner.getByRole('list', { name: 'By host' }).getByRole('listitem')).toHaveText([new RegExp(`^${host}1$`)])
  await expect(owner.getByRole('list', { name: 'By page' }).getByRole('listitem')).toContainText([`${host}/3/index.html`])
  await expect(owner.getByRole('group', { name: 'Recent events' }).getByText('submit', { exact: true })).toHaveCount(1)
  // The chart's numbers are there for who cannot see it: in exactly one of 24 hours.
  const hours = owner.getByRole('table', { name: 'Events by hour' })
  await expect(hours.getByRole('row')).toHaveCount(1 + 24)
  await expect(hours.getByRole('row', { name: /( 1){2}/ })).toHaveCount(1)
})

test('the chart tells exact values by keyboard, and its lines are switched', async () => {
  const chart = owner.locator('svg[role="application"]')
  await chart.focus()
  for (let hour = 0; hour < 24; hour++) await owner.keyboard.press('ArrowRight')
  await expect(owner.getByText('GMT+5:45', { exact: false }).filter({ visible: true }).first()).toBeVisible()
  const loads = owner.getByRole('group', { name: 'Lines' }).getByRole('button', { name: 'Loads' })
  await loads.click()
  await expect(loads).toHaveAttribute('aria-pressed', 'false')
})

test('one component is shown alone, and its address says so', async () => {
  await owner.getByRole('button', { name: NAME }).click()
  await expect(owner).toHaveURL(new RegExp(`component=${letter}`))
  await expect(figure(owner, 'Total Views')).toHaveText('1')
  await owner.goto(`${inlay.origin}/dashboard/analytics?component=0190a0a0-0000-7000-8000-000000000000`)
  await expect(owner.getByRole('heading', { name: 'Component not found' })).toBeVisible()
  await owner.getByRole('button', { name: 'Show all components' }).click()
  await expect(figure(owner, 'Total Views')).toHaveText('1')
})

test('a custom range asks for two days, and says which is wrong', async () => {
  await owner.getByText('Custom', { exact: true }).click()
  await expect(owner.getByLabel('First day')).not.toHaveValue('')
  await expect(figure(owner, 'Total Views')).toHaveText('1')
  await owner.getByLabel('First day').fill('2024-05-02')
  await owner.getByLabel('Last day').fill('2024-05-01')
  await expect(owner.getByText('Must not be before the first day')).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  await owner.getByLabel('Last day').fill('2024-05-03')
  await expect(figure(owner, 'Total Views')).toHaveText('0')
  await expect(owner.getByText('No data available').first()).toBeVisible()
})

test('the export is a file that a strict parser reads, and that runs nowhere', async () => {
  await owner.getByText('7 days', { exact: true }).click()
  const [download] = await Promise.all([owner.waitForEvent('download'), owner.getByRole('button', { name: 'Export CSV' }).click()])
  expect(download.suggestedFilename()).toMatch(/^analytics-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.csv$/)
  await expect(owner.getByText('Analytics exported to CSV')).toBeVisible()
  const text = await readFile(await download.path(), 'utf8')
  const rows = parse<Record<string, string>>(text, { bom: true, columns: true, record_delimiter: '\r\n' })
  const events = rows.map((row) => row['Event'])
  for (const type of ['component_load', 'view', 'component_interaction', 'submit']) expect(events).toContain(type)
  for (const row of rows) {
    expect(row).toMatchObject({ Component: `'${NAME}`, 'Component ID': letter, Type: 'newsletter', Host: new URL(site.origin).host, Version: '1' })
    expect(row['Date']).toMatch(/\+05:45$/)
  }
})

for (const [width, colorScheme] of [[1440, 'dark'], [360, 'light']] as const) {
  test(`with events the screen is accessible and no wider than ${width} px`, async ({ browser }) => {
    const context = await signedIn(browser, inlay, account, { viewport: { width, height: 800 }, colorScheme })
    const page = await context.newPage()
    for (const query of ['', '?range=24h', `?range=custom&from=2024-05-02&to=2024-05-01`, `?component=${letter}`]) {
      await page.goto(`${inlay.origin}/dashboard/analytics${query}`)
      await expect(page.getByRole('group', { name: 'Recent events' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await isSound(page, query)
    }
    await page.goto(`${inlay.origin}/dashboard/analytics`)
    await page.getByText('Table', { exact: true }).locator('xpath=ancestor::label').click()
    await expect(page.getByRole('table', { name: 'Events by day' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await context.close()
  })
}
