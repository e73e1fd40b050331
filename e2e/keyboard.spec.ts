import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { Account, GUEST } from './support/account.ts'
import { clipboard } from './support/clipboard.ts'
import { Inlay } from './support/inlay.ts'
import { pickByKeys, pressAt, tabTo } from './support/keys.ts'
import { signedIn } from './support/signed-in.ts'

// Every action of the dashboard and of the admin panel without a mouse: reached by Tab, seen to be where one is, pressed.
test.describe.configure({ mode: 'serial' })

let inlay: Inlay
let account: Account
let page: Page
let form: string

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  account = await Account.make(inlay)
  form = ((await account.call('POST', '/api/components', { component_type: 'form', name: 'Orders', config: { fields: [{ type: 'text', name: 'name', label: 'Your name' }] } })) as { id: string }).id
  await account.call('PATCH', `/api/components/${form}`, { is_active: true })
  await account.faq('Before you order', false)
  for (const name of ['Ann', 'Bob', 'Cleo']) await account.call('POST', '/functions/v1/submit-form', { component_id: form, data: { name }, host_url: 'https://shop.example/' })
  await account.call('POST', '/v1/events', { events: [{ event_key: crypto.randomUUID(), event_type: 'view', component_id: form, host_url: 'https://shop.example/', at: 0 }] })
  page = await (await signedIn(browser, inlay, account, { permissions: ['clipboard-read', 'clipboard-write'], acceptDownloads: true, reducedMotion: 'reduce' })).newPage()
})
test.afterAll(async () => {
  await page?.context().close()
  await inlay?.remove()
})

const reach = (target: Locator) => tabTo(page, target)
const press = (target: Locator, key = 'Enter') => pressAt(page, target, key)
const keys = async (...pressed: string[]) => {
  for (const key of pressed) await page.keyboard.press(key)
}
const open = async (path: string, heading: string) => {
  await page.goto(inlay.origin + path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}
/** Presses what a menu has, found by its first letters. */
async function choose(menu: Locator, item: string): Promise<void> {
  await press(menu)
  await takeByArrows(page.getByRole('menuitem', { name: item, exact: true }))
}
async function takeByArrows(wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let stop = 0; !(await wanted.evaluate((element) => element === document.activeElement)); stop++) {
    if (stop === 12) throw new Error(`The arrows do not come by ${wanted.toString()}`)
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

test('the shell: content is skipped to, a screen gone to, the bell opened, the colours chosen', async () => {
  await open('/dashboard', 'Dashboard Overview')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page.getByRole('main').getByRole('link', { name: /^Create New Component/ }))
  await page.waitForURL('**/dashboard/library')
  await open('/dashboard', 'Dashboard Overview')
  await press(page.getByRole('button', { name: /^Notifications/ }))
  await expect(page.getByRole('link', { name: '3 new submissions' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeFocused()
  await press(page.getByRole('button', { name: /^Colour scheme/ }))
  await takeByArrows(page.getByRole('menuitemradio', { name: 'Dark' }))
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('the library: a tab, the view, a template', async () => {
  await open('/dashboard/library', 'Component Library')
  await reach(page.getByRole('tab', { selected: true }))
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/category=acquisition-forms/)
  await reach(page.getByRole('radio', { name: 'Grid' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
  await press(page.getByRole('button', { name: 'Add to My Components' }).nth(1))
  await page.waitForURL('**/dashboard/components/*')
})

test('My Components: narrowed down, sorted, copied, duplicated, published, deleted', async () => {
  await open('/dashboard/components?view=list', 'My Components')
  const items = page.getByRole('list', { name: 'Components' }).getByRole('listitem')
  await reach(page.getByRole('searchbox'))
  await page.keyboard.type('order')
  await expect(items).toHaveCount(2)
  await reach(page.getByRole('radiogroup', { name: 'Status' }).getByRole('radio', { checked: true }))
  await keys('ArrowRight', 'ArrowRight')
  await expect(items).toHaveCount(1)
  await reach(page.getByRole('combobox', { name: 'Order' }))
  await pickByKeys(page, 2)
  await expect(page).toHaveURL(/sort=/)
  const menu = page.getByRole('button', { name: 'Actions for Before you order', exact: true })
  await choose(menu, 'Copy embed code')
  expect(await clipboard(page)).toMatch(/^<div data-inlay=/)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await choose(menu, 'Duplicate')
  await expect(items).toHaveCount(2)
  const copy = page.getByRole('button', { name: 'Actions for Before you order (copy)' })
  await choose(copy, 'Delete')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(items).toHaveCount(2)
  await expect(copy).toBeFocused()
  await choose(copy, 'Delete')
  await expect(dialog).toContainText('Nobody has submitted anything to it')
  await press(dialog.getByRole('button', { name: 'Delete' }))
  await expect(page.getByText('Component deleted successfully')).toBeVisible()
  await choose(menu, 'Publish')
  await expect(page.getByText('Component published', { exact: true })).toBeVisible()
})

test('placement: a platform, the tag, a code, a page checked', async () => {
  await open('/dashboard/placement', 'Placement')
  await press(page.getByRole('button', { name: 'Copy the script tag' }))
  expect(await clipboard(page)).toMatch(/^<script src=/)
  await reach(page.getByRole('tab', { name: 'Plain HTML' }))
  await keys('ArrowRight', 'ArrowRight')
  await expect(page).toHaveURL(/platform=shopify/)
  await press(page.getByRole('button', { name: 'Copy the embed code of Orders' }))
  expect(await clipboard(page)).toContain(form)
  await reach(page.getByRole('textbox', { name: 'HTML of the page' }))
  await page.keyboard.type('<html></html>')
  await press(page.getByRole('button', { name: 'Check this page' }))
  await expect(page.getByText('The script tag is missing.', { exact: false })).toBeVisible()
})

test('analytics: a time, a component, a table, the export', async () => {
  await open('/dashboard/analytics', 'Analytics')
  await reach(page.getByRole('radiogroup', { name: 'Time shown' }).getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/range=7d/)
  await press(page.getByRole('button', { name: 'Orders' }))
  await expect(page).toHaveURL(new RegExp(`component=${form}`))
  await press(page.getByRole('group', { name: 'Lines' }).getByRole('button', { name: 'Loads' }))
  await expect(page.getByRole('group', { name: 'Lines' }).getByRole('button', { name: 'Loads' })).toHaveAttribute('aria-pressed', 'false')
  const saved = page.waitForEvent('download')
  await press(page.getByRole('button', { name: 'Export CSV' }))
  expect((await saved).suggestedFilename()).toMatch(/^analytics-/)
})

test('submissions: narrowed down, read, gone on from, exported, deleted', async () => {
  await open('/dashboard/submissions', 'Submissions')
  const views = page.getByRole('link', { name: /^View the form of/ })
  await expect(views).toHaveCount(3)
  await reach(page.getByRole('combobox', { name: 'Time' }))
  await pickByKeys(page, 1)
  await expect(page).toHaveURL(/range=7/)
  await reach(page.getByRole('searchbox', { name: 'Search answers' }))
  await page.keyboard.type('b')
  await expect(views).toHaveCount(1)
  await page.keyboard.press('Backspace')
  await expect(views).toHaveCount(3)
  await press(views.first())
  const detail = page.getByRole('complementary', { name: 'Submission' })
  await expect(detail).toContainText('Cleo')
  await press(detail.getByRole('link', { name: 'Next submission' }))
  await expect(detail).toContainText('Bob')
  await press(detail.getByRole('button', { name: 'Copy as text' }))
  expect(await clipboard(page)).toContain('Bob')
  await press(detail.getByRole('link', { name: 'Close' }))
  await expect(detail).toBeHidden()
  const saved = page.waitForEvent('download')
  await choose(page.getByRole('button', { name: 'More ways to export' }), 'JSON, as it is stored')
  expect((await saved).suggestedFilename()).toMatch(/^submissions-.*\.json$/)
  await press(page.getByRole('checkbox', { name: 'Select all on this page' }), 'Space')
  await press(page.getByRole('button', { name: 'Delete', exact: true }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expect(page.getByText('3 submissions deleted successfully')).toBeVisible()
})

test('the admin panel: an invitation, a flag, a role, a ban', async () => {
  await open('/admin/invitations', 'Invitation Management')
  await press(page.getByRole('main').getByRole('button', { name: 'Generate Invite' }).first())
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Email (Optional)')).toBeFocused()
  await page.keyboard.press('Enter')
  const toast = page.getByText(/^Invitation code generated: /)
  await expect(toast).toBeVisible()
  const code = (await toast.textContent())!.slice(-8)
  await account.call('POST', '/api/auth/sign-up/email', { ...GUEST, invitation_code: code })
  await press(page.getByRole('button', { name: `Copy the code ${code}` }))
  expect(await clipboard(page)).toBe(code)
  await press(page.getByRole('button', { name: `Deactivate ${code}` }))
  await expect(page.getByText('Invitation deactivated')).toBeVisible()

  await open('/admin/flags', 'System Flags')
  await press(page.getByRole('main').getByRole('button', { name: 'Create Flag' }).first())
  await expect(dialog.getByLabel('Flag Key')).toBeFocused()
  await page.keyboard.type('new_editor')
  await page.keyboard.press('Enter')
  await expect(page.getByText('System flag created successfully')).toBeVisible()
  await press(page.getByRole('switch', { name: 'new_editor' }), 'Space')
  await expect(page.getByRole('switch', { name: 'new_editor' })).toBeChecked()
  await press(page.getByRole('button', { name: 'Delete new_editor' }))
  await press(dialog.getByRole('button', { name: 'Delete' }))
  await expect(page.getByText('Flag deleted successfully')).toBeVisible()

  await open('/admin/users', 'User Management')
  await press(page.getByRole('button', { name: 'Email', exact: true }))
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending')
  await reach(page.getByRole('combobox', { name: 'Role of guest@studio.example' }))
  await pickByKeys(page, 1)
  await expect(page.getByText('User role updated successfully')).toBeVisible()
  await choose(page.getByRole('button', { name: 'Actions for guest@studio.example' }), 'Ban user')
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('Sends spam')
  await press(dialog.getByRole('button', { name: 'Ban User' }))
  await expect(page.getByText('User banned successfully')).toBeVisible()
  await open('/admin/bans', 'Ban Management')
  await press(page.getByRole('button', { name: 'Unban guest@studio.example' }))
  await expect(page.getByText('User unbanned successfully')).toBeVisible()
  await open('/admin/audit', 'Audit Log')
  await reach(page.getByRole('combobox', { name: 'Act' }))
  await pickByKeys(page, 1)
  const saved = page.waitForEvent('download')
  await press(page.getByRole('button', { name: 'Export CSV' }))
  expect((await saved).suggestedFilename()).toMatch(/^audit-/)
  await press(page.getByRole('button', { name: 'Log out' }))
  await page.waitForURL('**/auth')
})
