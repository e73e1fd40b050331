import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { Account } from './support/account.ts'
import { Inlay } from './support/inlay.ts'
import { signedIn } from './support/signed-in.ts'
import { violations } from './support/violations.ts'

let inlay: Inlay
let account: Account
let page: Page

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  account = await Account.make(inlay)
  page = await (await signedIn(browser, inlay, account)).newPage()
})
test.afterAll(async () => {
  await page?.context().close()
  await inlay?.remove()
})

const visit = (component_id: string, host_url: string) =>
  account.call('POST', '/v1/events', { events: [{ event_key: randomUUID(), event_type: 'component_load', component_id, host_url, at: Date.now() }] })

test('the first steps tick themselves, and are gone when all are done', async () => {
  await page.goto(`${inlay.origin}/dashboard`)
  const steps = page.locator('section', { hasText: 'Getting started' })
  await expect(steps.getByText('0 of 4')).toBeVisible()
  const id = await account.faq('Before you order', false)
  await page.reload()
  await expect(steps.getByText('1 of 4')).toBeVisible()
  await account.call('PATCH', `/api/components/${id}`, { is_active: true })
  await page.reload()
  await expect(steps.getByText('2 of 4')).toBeVisible()
  await expect(steps.getByRole('link', { name: 'Placement' })).toHaveAttribute('href', '/dashboard/placement')
  await visit(id, 'https://shop.example/')
  await page.reload()
  await expect(page.getByText('Quick Actions')).toBeVisible()
  await expect(steps).toBeHidden()
})

test('the palette goes to a screen, to a component, and makes one, by keyboard alone', async () => {
  await page.goto(`${inlay.origin}/dashboard`)
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })
  const open = async (typed: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(palette.locator('input')).toBeFocused()
    await page.keyboard.type(typed)
  }
  await open('nothing of that name')
  await expect(palette.getByText('Nothing is called that.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()

  await open('place')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/placement')
  await open('before you')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible()
  await page.goto(`${inlay.origin}/dashboard`)
  await open('create faq')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/components/*')
})

test('the bell says what came since it was opened last', async () => {
  const { id } = (await account.call('POST', '/api/components', { component_type: 'form', name: 'Contact' })) as { id: string }
  await account.call('PATCH', `/api/components/${id}`, { is_active: true })
  await account.call('POST', '/functions/v1/submit-form', { component_id: id, host_url: 'https://shop.example/', data: { name: 'Ann', email: 'ann@shop.example', message: 'Hello' } })
  await page.goto(`${inlay.origin}/dashboard`)
  const bell = page.getByRole('button', { name: 'Notifications, something is new' })
  await bell.click()
  await expect(page.getByRole('link', { name: '1 new submission' })).toHaveAttribute('href', `/dashboard/submissions?component=${id}`)
  // While it fades in its words have no contrast yet.
  await expect(page.locator('.mantine-Popover-dropdown')).toHaveCSS('opacity', '1')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await expect(page.getByText('Nothing new.')).toBeVisible()
})

test('placement shows where a component was seen, and finds what is wrong with a page', async () => {
  const id = await account.faq('Placed', true)
  await visit(id, 'https://shop.example/questions')
  await page.goto(`${inlay.origin}/dashboard/placement`)
  await expect(page.getByRole('link', { name: 'shop.example/questions' })).toHaveAttribute('href', 'https://shop.example/questions')
  await page.getByRole('tab', { name: 'Shopify' }).click()
  await expect(page.getByText('layout/theme.liquid')).toBeVisible()

  const html = page.getByRole('textbox', { name: 'HTML of the page' })
  const check = page.getByRole('button', { name: 'Check this page' })
  await check.click()
  await expect(page.getByText('Please paste the HTML of the page')).toBeVisible()
  await html.fill(`<html><head></head><body><div data-inlay="${id}"></div><img src="/x.png" onerror="alert(1)"></body></html>`)
  await check.click()
  await expect(page.getByText('The script tag is missing.', { exact: false })).toBeVisible()
  // An address that is none, as of a template that was not filled in, is somebody else's.
  await html.fill(`<html><head><script src="https://{{ shop }}/theme.js"></script><script src="${inlay.origin}/embed.js" async></script></head><body><div data-inlay="${id}"></div></body></html>`)
  await check.click()
  await expect(page.getByText('The script tag is in place.')).toBeVisible()
  await expect(page.getByText('“Placed” is placed and live.')).toBeVisible()
  expect(await violations(page)).toEqual([])
})
