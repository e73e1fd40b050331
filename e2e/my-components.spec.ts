import { expect, test } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { Account } from './support/account.ts'
import { clipboard } from './support/clipboard.ts'
import { Inlay } from './support/inlay.ts'
import { signedIn } from './support/signed-in.ts'
import { isSound } from './support/sound.ts'
import { violations } from './support/violations.ts'

// One owner with an FAQ, a newsletter and a quiz; each test leaves them as it found them, the last takes them away.
test.describe.configure({ mode: 'serial' })

let inlay: Inlay
let account: Account
let context: BrowserContext
let page: Page
let newsletter: string
let quiz: string

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  account = await Account.make(inlay)
  await account.faq('Before you order', false)
  const made = (await account.call('POST', '/api/components', { component_type: 'newsletter', name: 'Kiln letters' })) as { id: string }
  newsletter = made.id
  await account.call('PATCH', `/api/components/${newsletter}`, { is_active: true })
  quiz = ((await account.call('POST', '/api/quizzes', { title: 'Which maker are you?' })) as { id: string }).id
  context = await signedIn(browser, inlay, account, { permissions: ['clipboard-read', 'clipboard-write'] })
  page = await context.newPage()
})
test.afterAll(async () => {
  await context?.close()
  await inlay?.remove()
})

const open = (query = '?view=list') => page.goto(`${inlay.origin}/dashboard/components${query}`)
const items = () => page.getByRole('list', { name: 'Components' }).getByRole('listitem')
const item = (name: string) => items().filter({ hasText: name })
const names = () => items().evaluateAll((all) => all.map((one) => one.querySelector('.truncate')!.textContent))
const act = async (name: string, what: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: what }).click()
}
const bar = () => page.getByRole('region', { name: 'Selected components' })

test('past the live components of a plan publishing says what to do, and nothing else is held back', async () => {
  const { id } = (await account.call('GET', '/api/me')) as { id: string }
  const onPlan = (plan: string) => account.call('PUT', `/api/admin/users/${id}/plan`, { plan })
  await onPlan('free')
  await open()
  await expect(page.getByText('2 of 2 live components')).toBeVisible()
  await expect(page.getByText('0 of 1 website')).toBeVisible()
  await act('Before you order', 'Publish')
  await expect(page.getByText('Your plan has room for 2 live components. Unpublish another one first, or ask for a larger plan.')).toBeVisible()
  await expect(item('Before you order')).toContainText('Draft')
  await onPlan('pro')
})

test('components and quizzes are one list, found by name, state and type, in three orders, and the address keeps what is shown', async () => {
  await open()
  await expect.poll(names).toEqual(['Which maker are you?', 'Kiln letters', 'Before you order'])
  await page.getByRole('combobox', { name: 'Order' }).click()
  await page.getByRole('option', { name: 'By name' }).click()
  await expect.poll(names).toEqual(['Before you order', 'Kiln letters', 'Which maker are you?'])
  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Live').click()
  await expect.poll(names).toEqual(['Kiln letters', 'Which maker are you?'])
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Quiz' }).click()
  await expect.poll(names).toEqual(['Which maker are you?'])
  await page.reload()
  await expect.poll(names).toEqual(['Which maker are you?'])
  await page.getByRole('searchbox').fill('kiln')
  await page.getByRole('button', { name: 'Show all components' }).click()
  await expect.poll(names).toHaveLength(3)
})

test('a load and a submission of today are in the figures', async () => {
  const host_url = 'https://shop.example/'
  const event = { event_key: crypto.randomUUID(), event_type: 'component_load', component_id: newsletter, host_url, at: Date.now() }
  expect((await fetch(`${inlay.origin}/v1/events`, { method: 'POST', body: JSON.stringify({ events: [event] }) })).status).toBe(202)
  expect((await fetch(`${inlay.origin}/functions/v1/submit-form`, { method: 'POST', body: JSON.stringify({ component_id: newsletter, data: { email: 'ann@example.com' }, host_url }) })).status).toBe(200)
  await open()
  await expect(item('Kiln letters')).toContainText('1load')
  await expect(item('Kiln letters')).toContainText('1submission')
  await expect(item('Before you order')).toContainText('0loads')
  await expect(item('Before you order')).not.toContainText('submission')
})

test('the embed code of a quiz is copied with the marker of a quiz, and the word goes after two seconds', async () => {
  await open()
  await act('Which maker are you?', 'Copy embed code')
  const copied = page.getByRole('menuitem', { name: 'Copied!' })
  await expect(copied).toBeVisible()
  expect(await clipboard(page)).toMatch(new RegExp(`^<div data-inlay-quiz="${quiz}" style="min-height:\\d+px"></div>$`))
  await expect(page.getByRole('menuitem', { name: 'Copy embed code' })).toBeVisible({ timeout: 4_000 })
})

test('a quiz is unpublished, published and duplicated as a draft, in the words of the specification', async () => {
  await open('?view=grid')
  await act('Which maker are you?', 'Unpublish')
  await expect(page.getByText('Quiz unpublished', { exact: true })).toBeVisible()
  await expect(item('Which maker are you?')).toContainText('Draft')
  await act('Which maker are you?', 'Publish')
  await expect(page.getByText('Quiz published', { exact: true })).toBeVisible()
  await act('Which maker are you?', 'Duplicate')
  await expect(page.getByText('Quiz created successfully!')).toBeVisible()
  await expect(item('Which maker are you? (copy)')).toContainText('Draft')
  await act('Which maker are you? (copy)', 'Delete')
  await expect(page.getByRole('dialog', { name: 'Delete “Which maker are you? (copy)”?' })).toContainText('Nobody has submitted anything to it')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Quiz deleted successfully', { exact: true })).toBeVisible()
  await expect(item('(copy)')).toHaveCount(0)
})

test('what is already gone is told, and leaves the list', async () => {
  const id = await account.faq('Gone meanwhile', false)
  await open()
  await expect(item('Gone meanwhile')).toBeVisible()
  await account.call('DELETE', `/api/components/${id}`)
  await act('Gone meanwhile', 'Publish')
  await expect(page.getByText('Component not found', { exact: true })).toBeVisible()
  await expect(item('Gone meanwhile')).toHaveCount(0)
})

for (const [width, view] of [[1440, 'grid'], [360, 'list']] as const) {
  test(`several are selected by keyboard, published and unpublished at once, accessible at ${width} px`, async () => {
    await page.setViewportSize({ width, height: 800 })
    await open(`?view=${view}`)
    for (const name of ['Before you order', 'Which maker are you?']) {
      await page.getByRole('checkbox', { name: `Select ${name}` }).focus()
      await page.keyboard.press('Space')
    }
    await expect(bar()).toContainText('2 selected')
    await isSound(page)
    // One is live already: what is done, and told, is the other alone.
    await bar().getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Component published', { exact: true })).toBeVisible()
    await bar().getByRole('button', { name: 'Unpublish' }).click()
    await expect(page.getByText('2 components unpublished')).toBeVisible()
    await account.call('PATCH', `/api/quizzes/${quiz}`, { is_active: true })
  })
}

test('of several that are deleted at once the question says how many submissions go, and those that are gone are told apart', async () => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await open()
  await page.getByRole('checkbox', { name: 'Select Kiln letters' }).check()
  await bar().getByRole('button', { name: 'Select all 3' }).click()
  await bar().getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete 3 components?' })
  await expect(dialog).toContainText('2 of them are live and disappear from your sites at once. Their 1 submission and all versions go too.')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(bar()).toContainText('3 selected')
  await account.call('DELETE', `/api/quizzes/${quiz}`)
  await bar().getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 components deleted successfully')).toBeVisible()
  await expect(page.getByText('1 of 3 components could not be deleted. Quiz not found')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No components yet' })).toBeVisible()
  await expect(bar()).toBeHidden()
})

test('the list of quizzes has them alone, and says where one comes from while there is none', async () => {
  await page.goto(`${inlay.origin}/dashboard/quizzes`)
  await expect(page.getByRole('heading', { name: 'No quizzes yet' })).toBeVisible()
  await account.faq('No quiz', true)
  await account.call('POST', '/api/quizzes', {})
  await page.reload()
  await expect.poll(names).toEqual(['New Quiz'])
  await page.getByRole('link', { name: 'Create Quiz' }).click()
  await expect(page.getByRole('tab', { selected: true })).toContainText('Acquisition forms')
})
