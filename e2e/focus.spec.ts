import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { Account } from './support/account.ts'
import { Inlay } from './support/inlay.ts'
import { pressAt } from './support/keys.ts'
import { signedIn } from './support/signed-in.ts'

// Who works without a mouse is not sent to the top of the page by what they take from it.

let inlay: Inlay
let account: Account
let page: Page

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  account = await Account.make(inlay)
  page = await (await signedIn(browser, inlay, account, { reducedMotion: 'reduce' })).newPage()
})
test.afterAll(async () => {
  await page?.context().close()
  await inlay?.remove()
})

const focusedIn = (within: Locator) => within.locator(':focus')
const deletesBy = async (opener: Locator, item?: Locator) => {
  await pressAt(page, opener, 'Enter')
  await item?.press('Enter')
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Delete' })
  await expect(yes).toBeEnabled()
  await pressAt(page, yes, 'Enter')
}

test('where a row is deleted the next one has the focus, after the last the one before, and after all of them what makes one', async () => {
  for (const name of ['First', 'Second', 'Third', 'Fourth']) await account.faq(name, false)
  await page.goto(`${inlay.origin}/dashboard/components?view=list&sort=name`)
  const rows = page.getByRole('list', { name: 'Components' }).getByRole('listitem')
  const row = (name: string) => rows.filter({ hasText: name })
  const deletes = (name: string) => deletesBy(page.getByRole('button', { name: `Actions for ${name}`, exact: true }), page.getByRole('menuitem', { name: 'Delete' }))
  await expect(rows).toHaveText([/First/, /Fourth/, /Second/, /Third/])
  await deletes('Fourth')
  await expect(row('Fourth')).toHaveCount(0)
  await expect(focusedIn(row('Second'))).toBeVisible()
  await deletes('Third')
  await expect(row('Third')).toHaveCount(0)
  await expect(focusedIn(row('Second'))).toBeVisible()
  // Several at once, by a button that goes with them.
  await pressAt(page, page.getByRole('checkbox', { name: 'Select First' }), 'Space')
  await pressAt(page, page.getByRole('checkbox', { name: 'Select Second' }), 'Space')
  await deletesBy(page.getByRole('button', { name: 'Delete', exact: true }))
  await expect(page.getByText('No components yet')).toBeVisible()
  await expect(focusedIn(page.getByRole('main'))).toHaveText('Create Component')
})

test('where the first key is made, and the only one taken away, the focus is in what has come in the place of the button', async () => {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await page.goto(`${inlay.origin}/dashboard/developers`)
  await expect(page.getByText('No API keys yet')).toBeVisible()
  await pressAt(page, main.getByRole('button', { name: 'Create Key' }), 'Enter')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Site generator')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('API key')).toBeVisible()
  await pressAt(page, dialog.getByRole('button', { name: 'Close' }), 'Enter')
  const row = page.getByRole('list', { name: 'API keys' }).getByRole('listitem')
  await expect(row).toBeVisible()
  await expect(focusedIn(main)).toBeVisible()
  await pressAt(page, row.getByRole('button').last(), 'Enter')
  await pressAt(page, dialog.getByRole('button').last(), 'Enter')
  await expect(page.getByText('No API keys yet')).toBeVisible()
  await expect(focusedIn(main)).toHaveText('Create Key')
})
