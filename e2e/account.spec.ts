import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { Account } from './support/account.ts'
import { Inlay } from './support/inlay.ts'
import { pressAt, typeInto } from './support/keys.ts'
import { signedIn } from './support/signed-in.ts'
import { violations } from './support/violations.ts'

const ADA = { email: 'ada@studio.example', password: 'clay-and-glaze', name: 'Ada Clay' }

let inlay: Inlay
let boss: Account
let account: Account

test.beforeAll(async () => {
  inlay = await Inlay.start()
  boss = await Account.make(inlay)
  const { code } = (await boss.call('POST', '/api/admin/invitations', {})) as { code: string }
  account = await Account.make(inlay, ADA, code)
})
test.afterAll(() => inlay?.remove())

test('an owner without a mouse changes name, company and password, signs out elsewhere, takes the data along, and deletes the account', async ({ browser }) => {
  const page = await (await signedIn(browser, inlay, account)).newPage()
  const toast = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
  const faq = await account.faq('Before you order', true)
  const served = async () => (await (await fetch(`${inlay.origin}/v1/components?ids=${faq}`)).text()).includes(faq)
  const press = (target: Locator, key = 'Enter') => pressAt(page, target, key)
  const button = (name: string) => page.getByRole('button', { name })
  const clean = async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page), colorScheme).toEqual([])
    }
  }
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')

  await test.step('the address in the header leads there, and so does the command palette', async () => {
    await page.goto(`${inlay.origin}/dashboard/placement`)
    await press(page.getByRole('banner').getByRole('link', { name: ADA.email }))
    await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
    await page.goto(`${inlay.origin}/dashboard/placement`)
    await expect(page.getByRole('heading', { name: 'Placement', level: 1 })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('textbox', { name: 'Search or jump to' })).toBeFocused()
    await page.keyboard.type('account')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/account$/)
    await expect(sessions).not.toHaveCount(0)
    await clean()
  })

  await test.step('name and company', async () => {
    await typeInto(page, page.getByLabel('Full name'), ' ')
    await press(button('Save'))
    await expect(page.getByText('Please enter your full name')).toBeVisible()
    await expect(page.getByLabel('Full name')).toBeFocused()
    await typeInto(page, page.getByLabel('Full name'), 'Ada Kiln')
    await typeInto(page, page.getByLabel('Company'), 'Kiln & Daughters')
    await page.keyboard.press('Enter')
    await toast('Profile saved')
    await page.reload()
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Kiln')
    await expect(page.getByLabel('Company')).toHaveValue('Kiln & Daughters')
  })

  await test.step('the other sessions end by hand', async () => {
    const elsewhere = await Account.signIn(inlay, ADA)
    await page.reload()
    await expect(sessions.filter({ hasText: 'This one' })).toHaveCount(1)
    await press(button('Sign out of the others'))
    await toast('Signed out of the others')
    await expect(sessions).toHaveCount(1)
    await expect(button('Sign out of the others')).toHaveCount(0)
    await expect(elsewhere.call('GET', '/api/me')).rejects.toThrow('answered 401')
  })

  await test.step('and with a new password, which the old one allows', async () => {
    const elsewhere = await Account.signIn(inlay, ADA)
    const [current, chosen] = [page.getByRole('textbox', { name: 'Current password' }), page.getByRole('textbox', { name: 'New password' })]
    await typeInto(page, current, 'not it')
    await press(button('Show password').first(), 'Space')
    await expect(current).toHaveAttribute('type', 'text')
    await typeInto(page, chosen, 'fire-and-ash')
    await press(button('Change password'))
    await expect(page.getByText('This is not your current password')).toBeVisible()
    await expect(chosen).toHaveValue('fire-and-ash')
    await expect(current).toBeFocused()
    await typeInto(page, current, ADA.password)
    await page.keyboard.press('Enter')
    await toast('Password changed. Your other sessions have ended.')
    await expect(current).toHaveValue('')
    await expect(elsewhere.call('GET', '/api/me')).rejects.toThrow('answered 401')
    await Account.signIn(inlay, { ...ADA, password: 'fire-and-ash' })
  })

  await test.step('everything is saved as one file', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), press(button('Export JSON'))])
    expect(download.suggestedFilename()).toBe('inlay-account.json')
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ profile: { full_name: 'Ada Kiln' }, components: [{ id: faq, versions: [{ version: 1 }] }], quizzes: [], submissions: [] })
  })

  await test.step('the account goes when its email is typed, and its component leaves the pages', async () => {
    expect(await served()).toBe(true)
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const email = dialog.getByLabel('Email')
    await press(button('Delete account'))
    await expect(email).toBeFocused()
    for (const next of ['Cancel', 'Delete account']) {
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name: next })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(email).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button('Delete account')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(email).toBeFocused()
    await page.keyboard.type('ada@elsewhere.example')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('This is not the email of your account')).toBeVisible()
    await expect(email).toBeFocused()
    await clean()
    await typeInto(page, email, ADA.email)
    await press(dialog.getByRole('button', { name: 'Delete account' }))
    await toast('Your account is deleted')
    await expect(page).toHaveURL(`${inlay.origin}/auth`)
    expect(await served()).toBe(false)
    await expect(Account.signIn(inlay, { ...ADA, password: 'fire-and-ash' })).rejects.toThrow('answered 401')
  })
  await page.context().close()
})
