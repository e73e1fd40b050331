import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { Account } from './support/account.ts'
import { Inlay } from './support/inlay.ts'
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

test('an owner changes name, company and password, signs out elsewhere, takes the data along, and deletes the account', async ({ browser }) => {
  const page = await (await signedIn(browser, inlay, account)).newPage()
  const toast = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
  const faq = await account.faq('Before you order', true)
  const served = async () => (await (await fetch(`${inlay.origin}/v1/components?ids=${faq}`)).text()).includes(faq)
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')

  await test.step('the address in the header leads there, and so does the command palette', async () => {
    await page.goto(`${inlay.origin}/dashboard/placement`)
    await page.getByRole('banner').getByRole('link', { name: ADA.email }).click()
    await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
    await page.goto(`${inlay.origin}/dashboard/placement`)
    await expect(page.getByRole('heading', { name: 'Placement', level: 1 })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('textbox', { name: 'Search or jump to' }).fill('account')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/account$/)
    await expect(sessions).not.toHaveCount(0)
    expect(await violations(page)).toEqual([])
  })

  await test.step('name and company', async () => {
    await page.getByLabel('Full name').fill(' ')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Please enter your full name')).toBeVisible()
    await page.getByLabel('Full name').fill('Ada Kiln')
    await page.getByLabel('Company').fill('Kiln & Daughters')
    await page.getByRole('button', { name: 'Save' }).click()
    await toast('Profile saved')
    await page.reload()
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Kiln')
    await expect(page.getByLabel('Company')).toHaveValue('Kiln & Daughters')
  })

  await test.step('the other sessions end by hand', async () => {
    const elsewhere = await Account.signIn(inlay, ADA)
    await page.reload()
    await expect(sessions.filter({ hasText: 'This one' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Sign out of the others' }).click()
    await toast('Signed out of the others')
    await expect(sessions).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Sign out of the others' })).toHaveCount(0)
    await expect(elsewhere.call('GET', '/api/me')).rejects.toThrow('answered 401')
  })

  await test.step('and with a new password, which the old one allows', async () => {
    const elsewhere = await Account.signIn(inlay, ADA)
    const [current, chosen] = [page.getByRole('textbox', { name: 'Current password' }), page.getByRole('textbox', { name: 'New password' })]
    await current.fill('not it')
    await chosen.fill('fire-and-ash')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('This is not your current password')).toBeVisible()
    await expect(chosen).toHaveValue('fire-and-ash')
    await current.fill(ADA.password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await toast('Password changed. Your other sessions have ended.')
    await expect(current).toHaveValue('')
    await expect(elsewhere.call('GET', '/api/me')).rejects.toThrow('answered 401')
    await Account.signIn(inlay, { ...ADA, password: 'fire-and-ash' })
  })

  await test.step('everything is saved as one file', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export JSON' }).click()])
    expect(download.suggestedFilename()).toBe('inlay-account.json')
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ profile: { full_name: 'Ada Kiln' }, components: [{ id: faq, versions: [{ version: 1 }] }], quizzes: [], submissions: [] })
  })

  await test.step('the account goes when its email is typed, and its component leaves the pages', async () => {
    expect(await served()).toBe(true)
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Delete account' }).click()
    await dialog.getByLabel('Email').fill('ada@elsewhere.example')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(dialog.getByText('This is not the email of your account')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await dialog.getByLabel('Email').fill(ADA.email)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await toast('Your account is deleted')
    await expect(page).toHaveURL(`${inlay.origin}/auth`)
    expect(await served()).toBe(false)
    await expect(Account.signIn(inlay, { ...ADA, password: 'fire-and-ash' })).rejects.toThrow('answered 401')
  })
  await page.context().close()
})
