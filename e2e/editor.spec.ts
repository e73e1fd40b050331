import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { AuthPage } from './pages/auth-page.ts'
import { Account } from './support/account.ts'
import { Inlay } from './support/inlay.ts'
import { signedIn } from './support/signed-in.ts'

let inlay: Inlay
let account: Account
let page: Page
let id: string
let title: Locator

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  account = await Account.make(inlay)
  const context = await signedIn(browser, inlay, account, { permissions: ['clipboard-read', 'clipboard-write'] })
  page = await context.newPage()
})

test.afterAll(async () => {
  await page?.context().close()
  await inlay?.remove()
})

test.beforeEach(async () => {
  id = await account.faq('Behaviour', false)
  await page.goto(`${inlay.origin}/dashboard/components/${id}`)
  title = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect(title).toHaveValue('Frequently asked questions')
})

const save = () => page.keyboard.press('ControlOrMeta+s')
const question = () => page.getByRole('textbox', { name: 'Question', exact: true })
const stored = async () => (await account.call('GET', `/api/components/${id}`)) as { is_active: boolean; version: number; config: { title: string; items: { question: string; answer: string }[] } }

test('typing is undone and redone as one, and the preview follows', async () => {
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' abc')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(title).toHaveValue('Frequently asked questions')
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(title).toHaveValue('Frequently asked questions abc')
  const preview = page.getByRole('region', { name: 'Live preview' })
  await expect(preview.getByRole('heading', { name: 'Frequently asked questions abc' })).toBeVisible()
})

test('questions are added, moved and removed by keyboard, and saved by key', async () => {
  await page.getByRole('button', { name: 'Add a question' }).click()
  await expect(question()).toBeFocused()
  await page.keyboard.type('New one?')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Its answer.')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('button', { name: 'Move up: New one?' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove: How can I reach you?' }).click()
  await save()
  await expect(page.getByText('Component updated successfully').first()).toBeVisible()
  await expect(page.getByText('Version 2')).toBeVisible()
  const { config, version } = await stored()
  expect(version).toBe(2)
  expect(config.items.map((item) => item.question)).toEqual(['What is your return policy?', 'New one?', 'How long does delivery take?'])
})

test('what cannot be saved is said at its field, and nothing typed is lost', async () => {
  await question().fill('x'.repeat(501))
  await page.getByRole('button', { name: /How long does delivery/ }).first().click()
  await save()
  await expect(page.getByText('Must be at most 500 characters')).toBeVisible()
  await expect(question()).toHaveValue('x'.repeat(501))
  expect((await stored()).version).toBe(1)
  await question().fill('Short again?')
  await expect(page.getByText('Must be at most 500 characters')).toBeHidden()
  const name = page.getByRole('textbox', { name: 'Name of the component' })
  await name.fill('x'.repeat(121))
  await save()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Must be at most 120 characters')
  await expect(name).toHaveValue('x'.repeat(121))
})

test('unsaved work survives a reload, and leaving it asks first', async () => {
  await title.fill('Not saved yet')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
  await expect(title).toHaveValue('Not saved yet')
  await page.getByRole('link', { name: 'Back to My Components' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await save()
  await expect(page.getByText('Component updated successfully').first()).toBeVisible()
})

test('a save that the server breaks on, that no network carries, or that an ended session refuses loses nothing that was typed', async ({ browser }) => {
  const session = await Account.signIn(inlay)
  const context = await signedIn(browser, inlay, session)
  const own = await context.newPage()
  const typed = own.getByRole('textbox', { name: 'Title', exact: true })
  const address = `${inlay.origin}/dashboard/components/${id}`
  const refused = async (words: string) => {
    await own.keyboard.press('ControlOrMeta+s')
    await expect(own.getByText(words).first()).toBeVisible()
    await expect(typed).toHaveValue('Typed with care')
    await expect(own.getByText('Unsaved changes')).toBeVisible()
  }
  await own.goto(address)
  await typed.fill('Typed with care')
  await own.route('**/api/components/*', (route) => route.fulfill({ status: 500, json: { error: { code: 'INTERNAL_SERVER_ERROR', message: 'Something broke here' } } }))
  await refused('Something broke here')
  await own.unrouteAll()
  await context.setOffline(true)
  await refused('Inlay cannot be reached. Check your connection and try again.')
  await context.setOffline(false)
  await session.call('POST', '/api/auth/sign-out')
  await own.keyboard.press('ControlOrMeta+s')
  await expect(own).toHaveURL(/\/auth\?next=/)
  await new AuthPage(own).sendSignIn()
  await expect(own).toHaveURL(address)
  await expect(own.getByText('Your unsaved changes are back')).toBeVisible()
  await expect(typed).toHaveValue('Typed with care')
  await own.keyboard.press('ControlOrMeta+s')
  await expect(own.getByText('Component updated successfully').first()).toBeVisible()
  expect((await stored()).config.title).toBe('Typed with care')
  await context.close()
})

test('publishing saves first; unpublishing makes it a draft again', async () => {
  await title.fill('Published title')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Component published').first()).toBeVisible()
  expect(await stored()).toMatchObject({ is_active: true, config: { title: 'Published title' } })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  await expect(page.getByText('Component unpublished').first()).toBeVisible()
  expect((await stored()).is_active).toBe(false)
})

test('the style has its own part, and a colour that is none is said there', async () => {
  await page.getByRole('button', { name: 'Style', exact: true }).click()
  await page.getByRole('textbox', { name: 'Accent' }).fill('#ff00')
  await save()
  await expect(page.getByText('Must be a colour like #0EA5E9')).toBeVisible()
  await page.getByRole('textbox', { name: 'Accent' }).fill('#ff0000')
  await page.keyboard.press('Escape')
  await save()
  await expect(page.getByText('Component updated successfully').first()).toBeVisible()
})

test('a component is deleted after a confirmation that names it', async () => {
  await account.call('PATCH', `/api/components/${id}`, { name: 'To be deleted' })
  await page.goto(`${inlay.origin}/dashboard/components?q=deleted&view=list`)
  await page.getByRole('button', { name: 'Actions for To be deleted' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText('To be deleted')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Component deleted successfully').first()).toBeVisible()
  await expect(page.getByText('Nothing matches')).toBeVisible()
})
