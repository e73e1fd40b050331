import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { Account } from './support/account.ts'
import { Inlay } from './support/inlay.ts'
import { signedIn } from './support/signed-in.ts'

let inlay: Inlay
let account: Account
let page: Page

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  account = await Account.make(inlay)
  page = await (await signedIn(browser, inlay, account)).newPage()
})
test.afterAll(async () => {
  await page?.context().close()
  await inlay?.remove()
})

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const choose = (name: string) => page.getByText(name, { exact: true }).filter({ visible: true }).first().click()
const preview = () => page.getByRole('region', { name: 'Live preview' })
const save = () => page.keyboard.press('ControlOrMeta+s')
const make = async (type: string): Promise<string> => {
  const { id } = (await account.call('POST', '/api/components', { component_type: type, name: `A ${type}` })) as { id: string }
  await page.goto(`${inlay.origin}/dashboard/components/${id}`)
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  return id
}
const stored = async (id: string) => ((await account.call('GET', `/api/components/${id}`)) as { config: Record<string, unknown> }).config

const options = async (id: string) => ((await stored(id))['options'] as { text: string; id: string }[]).map(({ text }) => text)
const option = (n: number) => field(`Option ${n}`)

test('options of a poll are dragged, moved by keyboard, and pasted as lines; each keeps its id', async () => {
  const id = await make('poll')
  const before = (await stored(id))['options'] as { id: string; text: string }[]
  const grip = page.getByRole('button', { name: /^Drag.*Option 1$/ })
  const from = (await grip.boundingBox())!
  const third = (await option(3).boundingBox())!
  await page.mouse.move(from.x + 5, from.y + 5)
  await page.mouse.down()
  await page.mouse.move(from.x + 5, third.y + third.height, { steps: 5 })
  await page.mouse.up()
  await expect(option(3)).toHaveValue('Option 1')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(option(3)).toHaveValue('Option 3')
  await page.keyboard.press('ControlOrMeta+Shift+z')

  await option(1).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(option(2)).toBeFocused()
  await expect(option(2)).toHaveValue('Option 2')
  await option(3).evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Ash white\n\n  Iron red \r\n')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(option(5)).toHaveValue('Iron red')
  await save()
  await expect(page.getByText('Component updated successfully').first()).toBeVisible()
  expect(await options(id)).toEqual(['Option 3', 'Option 2', 'Option 1', 'Ash white', 'Iron red'])
  const after = (await stored(id))['options'] as { id: string; text: string }[]
  for (const { id: kept, text } of before) expect(after).toContainEqual({ id: kept, text })
})

test('a drag that is called off with Esc moves nothing', async () => {
  await make('poll')
  const from = (await page.getByRole('button', { name: /^Drag.*Option 1$/ }).boundingBox())!
  await page.mouse.move(from.x + 5, from.y + 5)
  await page.mouse.down()
  await page.mouse.move(from.x + 5, from.y + 120, { steps: 5 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(option(1)).toHaveValue('Option 1')
  await expect(page.getByText('Unsaved changes')).toBeHidden()
})

test('a refused save leads to the first wrong field, and nothing typed is lost', async () => {
  const id = await make('poll')
  await option(2).fill('')
  await field('Button').fill('x'.repeat(101))
  await save()
  await expect(page.getByText('Please enter an option')).toBeVisible()
  await expect(option(2)).toBeFocused()
  await expect(field('Button')).toHaveValue('x'.repeat(101))
  expect(await options(id)).toEqual(['Option 1', 'Option 2', 'Option 3'])
})

test('what was set up for one content of a widget comes back with it, and a link in the preview leads nowhere', async () => {
  await make('widget')
  await choose('Links')
  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.keyboard.type('Repairs')
  await field('Leads to').fill('/repairs')
  await choose('Questions')
  await choose('Links')
  await preview().getByRole('link', { name: 'Repairs' }).click()
  await expect(field('Leads to')).toHaveValue('/repairs')
  await expect(preview().getByRole('link', { name: 'Repairs' })).toBeVisible()
})

test('what was closed in the preview is shown again', async () => {
  await make('modal')
  await expect(preview().getByText('Before you go')).toBeVisible()
  await preview().getByRole('button', { name: 'Close' }).click()
  await expect(preview().getByText('Before you go')).toBeHidden()
  await page.getByRole('button', { name: 'Show again' }).click()
  await expect(preview().getByText('Before you go')).toBeVisible()
})

test('on a phone the preview of a modal is open once it is looked at', async () => {
  await page.setViewportSize({ width: 390, height: 800 })
  await make('modal')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(preview().getByText('Before you go')).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('rows of a long list have their icons wherever it is scrolled to, and no others are painted', async () => {
  const items = Array.from({ length: 90 }, (_, n) => ({ question: `Question ${n + 1}`, answer: '' }))
  const { id } = (await account.call('POST', '/api/components', { component_type: 'faq', config: { title: 'Long', items } })) as { id: string }
  await page.goto(`${inlay.origin}/dashboard/components/${id}`)
  const icon = (n: number) => page.getByRole('button', { name: `Move down: Question ${n}`, exact: true }).locator('svg')
  await expect(icon(2)).toBeVisible()
  await expect(icon(80)).toBeHidden()
  await page.getByRole('button', { name: 'Question 80', exact: true }).focus()
  await expect(icon(80)).toBeVisible()
  await expect(icon(2)).toBeHidden()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await expect(page.getByRole('button', { name: 'Remove: Question 91', exact: true }).locator('svg')).toBeVisible()
})
