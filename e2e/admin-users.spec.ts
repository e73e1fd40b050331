import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { AuthPage } from './pages/auth-page.ts'
import { Account, GUEST } from './support/account.ts'
import { clipboard } from './support/clipboard.ts'
import { Inlay } from './support/inlay.ts'
import { signedIn } from './support/signed-in.ts'
import { isSound } from './support/sound.ts'
import { violations } from './support/violations.ts'
import { withDatabase } from './support/with-database.ts'

let inlay: Inlay
let account: Account
let page: Page

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start({ env: { DEFAULT_PLAN: 'free' } })
  account = await Account.make(inlay)
  page = await (await signedIn(browser, inlay, account, { permissions: ['clipboard-read', 'clipboard-write'] })).newPage()
})
test.afterAll(async () => {
  await page?.context().close()
  await inlay?.remove()
})

/** Draws a screen narrow and dark, and wide and light again: accessible and no wider than the window in both. */
async function isSoundInBoth(name: string): Promise<void> {
  for (const [width, colorScheme] of [[390, 'dark'], [1440, 'light']] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await isSound(page, `${name}, ${colorScheme}`)
  }
}

test('an administrator finds a user, changes what they may do, and lets them choose a new password', async ({ browser }) => {
  const { code } = (await account.call('POST', '/api/admin/invitations', { max_uses: 2 })) as { code: string }
  const { user, token: old } = (await account.call('POST', '/api/auth/sign-up/email', { ...GUEST, invitation_code: code })) as { user: { id: string }; token: string }
  await page.goto(`${inlay.origin}/admin`)
  await page.waitForURL('**/admin/users')
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible()
  await expect(page.getByText('1 to 2 of 2')).toBeVisible()
  for (const label of ['Total Users', 'Active Components', 'Admins']) await expect(page.getByText(label, { exact: true })).toBeVisible()
  for (const column of ['Email', 'Name', 'Company', 'Components', 'Role', 'Joined', 'Actions']) await expect(page.getByRole('columnheader', { name: column })).toBeVisible()
  await isSoundInBoth('users')

  const rows = page.getByRole('table', { name: 'Users' }).getByRole('row')
  await page.getByRole('button', { name: 'Email' }).click()
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows.nth(1)).toContainText(GUEST.email)
  const search = page.getByRole('searchbox', { name: 'Email, name or company' })
  await search.fill('nobody of that name')
  await expect(page.getByText('No data available')).toBeVisible()
  await search.fill('gail')
  await expect(rows).toHaveCount(2)

  const row = rows.filter({ hasText: GUEST.email })
  await page.getByRole('combobox', { name: `Role of ${GUEST.email}` }).click()
  await page.getByRole('option', { name: 'Admin', exact: true }).click()
  await expect(page.getByText('User role updated successfully')).toBeVisible()
  await expect(row.getByText('Admin', { exact: true })).toBeVisible()

  const menu = page.getByRole('button', { name: `Actions for ${GUEST.email}` })
  await menu.click()
  await expect(page.getByText('0 components')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Copy user ID' }).click()
  expect(await clipboard(page)).toBe(user.id)
  expect(await violations(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'Pro' }).click()
  await expect(page.getByText('User plan updated successfully')).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('User signed out everywhere')).toBeVisible()
  expect((await fetch(`${inlay.origin}/api/me`, { headers: { authorization: `Bearer ${old}` } })).status).toBe(401)

  await menu.click()
  await page.getByRole('menuitem', { name: 'Reset password' }).click()
  await page.getByRole('button', { name: 'Make a link to copy' }).click()
  const link = await page.getByRole('textbox', { name: `For ${GUEST.email}` }).inputValue()
  expect(await violations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  const guest = await (await browser.newContext()).newPage()
  const referers: (string | undefined)[] = []
  guest.on('request', (request) => void request.allHeaders().then(({ referer }) => referers.push(referer), () => undefined))
  await guest.goto(link)
  await expect(guest.getByLabel('Email')).toHaveValue(GUEST.email)
  expect(guest.url()).toBe(`${inlay.origin}/auth`)
  expect(await violations(guest)).toEqual([])
  await guest.getByRole('textbox', { name: 'New password' }).fill('short')
  await guest.getByRole('button', { name: 'Set password' }).click()
  await expect(guest.getByText('Password must be at least 6 characters')).toBeVisible()
  await guest.getByRole('textbox', { name: 'New password' }).fill('glaze-and-clay')
  await guest.getByRole('button', { name: 'Set password' }).click()
  await expect(guest.getByText('Password changed. You can now sign in.')).toBeVisible()
  expect(referers.filter((referer) => referer?.includes('reset'))).toEqual([])
  await new AuthPage(guest).signIn({ ...GUEST, password: 'glaze-and-clay' })
  await expect(guest.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible()
  await guest.context().close()
})

test('an administrator bans a user, and lifts the ban', async () => {
  await page.goto(`${inlay.origin}/admin/bans`)
  await expect(page.getByRole('heading', { name: 'Ban Management' })).toBeVisible()
  await expect(page.getByText('No bans recorded')).toBeVisible()
  for (const label of ['Active Bans', 'Total Bans', 'Expired Bans']) await expect(page.getByText(label, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ban User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ban User' })
  await dialog.getByRole('button', { name: 'Ban User' }).click()
  await expect(dialog.getByText('Please choose a user')).toBeVisible()
  await expect(dialog.getByText('Please say why')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'User' }).fill('guest@')
  await page.getByRole('option', { name: `${GUEST.email} (${GUEST.name})` }).click()
  await dialog.getByLabel('Reason').fill('Sends spam')
  await dialog.getByLabel('Expires At').fill('2001-01-01T00:00')
  await dialog.getByRole('button', { name: 'Ban User' }).click()
  await expect(dialog.getByText('Please choose a time that is to come, or nothing')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('Expires At').fill('')
  await dialog.getByRole('button', { name: 'Ban User' }).click()
  await expect(page.getByText('User banned successfully')).toBeVisible()

  const row = page.getByRole('table', { name: 'Bans' }).getByRole('row').filter({ hasText: 'Sends spam' })
  await expect(row).toContainText('Never')
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  for (const column of ['User ID', 'Reason', 'Banned At', 'Expires', 'Status', 'Actions']) await expect(page.getByRole('columnheader', { name: column })).toBeVisible()
  await isSoundInBoth('bans')
  await row.getByRole('button', { name: `Unban ${GUEST.email}` }).click()
  await expect(page.getByText('User unbanned successfully')).toBeVisible()
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible()

  await page.goto(`${inlay.origin}/admin/users`)
  await page.getByRole('button', { name: `Actions for ${GUEST.email}` }).click()
  await page.getByRole('menuitem', { name: 'Ban user' }).click()
  await page.getByRole('dialog', { name: 'Ban User' }).getByLabel('Reason').fill('Again')
  await page.getByRole('dialog', { name: 'Ban User' }).getByRole('button', { name: 'Ban User' }).click()
  await expect(page.getByRole('row').filter({ hasText: GUEST.email }).getByText('Banned')).toBeVisible()
})

test('users are turned through page by page, and the address keeps the place: after a reload, and when one comes back', async () => {
  const turn = (to: 'Next' | 'Previous') => page.getByRole('button', { name: `${to} page` }).click()
  await withDatabase(inlay, (client) =>
    client.query(`insert into profiles (id, email, full_name, created_at) select gen_random_uuid(), 'crowd' || n || '@crowd.example', 'Person ' || n, now() - n * interval '1 minute' from generate_series(1, 120) n`),
  )
  await page.goto(`${inlay.origin}/admin/users?q=crowd`)
  await turn('Next')
  await expect(page.getByText('51 to 100 of 120')).toBeVisible()
  await page.reload()
  await turn('Next')
  await expect(page.getByText('101 to 120 of 120')).toBeVisible()
  await turn('Previous')
  await expect(page.getByText('51 to 100 of 120')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('crowd51@crowd.example')
  await page.goBack()
  await expect(page.getByText('101 to 120 of 120')).toBeVisible()
  await page.getByRole('button', { name: 'Email' }).click()
  await expect(page.getByText('1 to 50 of 120')).toBeVisible()
})
