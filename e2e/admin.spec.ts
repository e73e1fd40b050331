import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { AuthPage } from './pages/auth-page.ts'
import { Account, GUEST } from './support/account.ts'
import { clipboard } from './support/clipboard.ts'
import { Inlay } from './support/inlay.ts'
import { signedIn } from './support/signed-in.ts'
import { isSound } from './support/sound.ts'
import { violations } from './support/violations.ts'

let inlay: Inlay
let account: Account
let page: Page

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  account = await Account.make(inlay)
  page = await (await signedIn(browser, inlay, account, { permissions: ['clipboard-read', 'clipboard-write'] })).newPage()
})
test.afterAll(async () => {
  await page?.context().close()
  await inlay?.remove()
})

test('an administrator generates an invitation, and its link makes the account that it is for', async ({ browser }) => {
  await page.goto(`${inlay.origin}/dashboard`)
  await page.getByRole('link', { name: 'Admin Panel' }).click()
  await page.waitForURL('**/admin/users')
  await page.getByRole('link', { name: 'Invitations' }).click()
  await expect(page.getByRole('heading', { name: 'Invitation Management' })).toBeVisible()
  await expect(page.getByText('No invitations yet')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Generate First Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate Invite' })
  await expect(dialog.getByLabel('Maximum Uses')).toHaveValue('1')
  await expect(dialog.getByLabel('Expires In (Days)')).toHaveValue('7')
  await dialog.getByLabel('Email (Optional)').fill('Guest@Studio.example')
  await dialog.getByLabel('Maximum Uses').fill('1001')
  await dialog.getByRole('button', { name: 'Generate Invite' }).click()
  await expect(dialog.getByText('Please enter a whole number from 1 to 1,000')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('Maximum Uses').fill('2')
  await dialog.getByRole('button', { name: 'Generate Invite' }).click()
  const toast = page.getByText(/^Invitation code generated: [A-Z2-9]{8}$/)
  await expect(toast).toBeVisible()
  const code = (await toast.textContent())!.slice(-8)
  const row = page.getByRole('listitem').filter({ hasText: code })
  await expect(row).toContainText('Guest@Studio.example')
  await expect(row).toContainText('0/2')
  await expect(row.getByText('Active', { exact: true })).toBeVisible()

  await row.getByRole('button', { name: `Copy the link of ${code}` }).click()
  expect(await clipboard(page)).toBe(`${inlay.origin}/auth?invite=${code}`)
  await expect(row.getByRole('button', { name: 'Copied!' })).toBeVisible()

  const guest = await (await browser.newContext()).newPage()
  const auth = new AuthPage(guest)
  await auth.signUp(`${inlay.origin}/auth?invite=${code}`, GUEST)
  await auth.signIn(GUEST)
  await expect(guest.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Admin Panel' })).toBeHidden()
  await guest.goto(`${inlay.origin}/admin`)
  await expect(guest.getByText('Access Denied')).toBeVisible()
  await expect(guest.getByText("You don't have permission to access the admin panel")).toBeVisible()
  await guest.waitForURL('**/dashboard')
  await guest.context().close()

  await page.reload()
  await row.getByText('Used by 1 user(s)').click()
  await expect(row).toContainText('guest@studio.example')
})

test('an invitation is switched off and on, found, and deleted after a question', async () => {
  const { code } = (await account.call('POST', '/api/admin/invitations', { max_uses: 5 })) as { code: string }
  await page.goto(`${inlay.origin}/admin/invitations`)
  const row = page.getByRole('listitem').filter({ hasText: code })
  await row.getByRole('button', { name: `Deactivate ${code}` }).click()
  await expect(page.getByText('Invitation deactivated')).toBeVisible()
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: `Activate ${code}` }).click()
  await expect(row.getByText('Active', { exact: true })).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Code or email' })
  await search.fill('nothing of that name')
  await expect(page.getByText('No data available')).toBeVisible()
  await search.fill(code.toLowerCase())
  await expect(page.getByRole('list', { name: 'Invitations' }).getByRole('button', { name: /^Deactivate/ })).toHaveCount(1)
  await row.getByRole('button', { name: `Delete ${code}` }).click()
  await expect(page.getByText('Are you sure you want to delete this invitation?')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: `Delete ${code}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Invitation deleted successfully')).toBeVisible()
  await expect(row).toBeHidden()
})

for (const [width, colorScheme] of [[1440, 'light'], [360, 'dark']] as const) {
  test(`the panel is accessible and no wider than ${width} px, in ${colorScheme}`, async ({ browser }) => {
    const context = await signedIn(browser, inlay, account, { viewport: { width, height: 800 }, colorScheme })
    const panel = await context.newPage()
    await panel.goto(`${inlay.origin}/admin/invitations`)
    await expect(panel.getByText('Used by 1 user(s)')).toBeVisible()
    await isSound(panel)
    await context.close()
  })
}

test('somebody without a session is sent to sign in, and back', async ({ browser }) => {
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${inlay.origin}/admin/invitations`)
  await stranger.waitForURL('**/auth?**')
  await expect(stranger.getByText('Welcome to Inlay')).toBeVisible()
  await new AuthPage(stranger).sendSignIn()
  await expect(stranger).toHaveURL(`${inlay.origin}/admin/invitations`)
  await stranger.context().close()
})
