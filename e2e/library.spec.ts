import { expect, test } from '@playwright/test'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { Account } from './support/account.ts'
import { Inlay } from './support/inlay.ts'
import { signedIn } from './support/signed-in.ts'
import { violations } from './support/violations.ts'

let inlay: Inlay
let account: Account
let context: BrowserContext
let page: Page

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  account = await Account.make(inlay)
  context = await signedIn(browser, inlay, account)
  page = await context.newPage()
})
test.afterAll(async () => {
  await context?.close()
  await inlay?.remove()
})

const cards = () => page.getByRole('list', { name: 'Templates' }).getByRole('listitem')

/** What the embed drew into a card's picture: its text, what takes room, and how far that reaches out of the picture, px. */
const drawn = (card: Locator) =>
  card.evaluate((element) => {
    const host = [...element.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot?.querySelector('.inlay *'))
    if (!host) return null
    const parts = [...host.shadowRoot!.querySelectorAll<HTMLElement>('.inlay, .over, dialog, .panel')].map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0)
    // What lies over a page fills the stage, which is what is cut out of the list; nothing of it may lie on the list itself.
    const frame = host.closest('[inert]')!.getBoundingClientRect()
    const fixed = [...host.shadowRoot!.querySelectorAll<HTMLElement>('.over, dialog')].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0)
    const out = fixed.map((rect) => Math.max(frame.left - rect.left, rect.right - frame.right, frame.top - rect.top, rect.bottom - frame.bottom))
    return { text: host.shadowRoot!.textContent, parts: parts.length, over: fixed.length, out: Math.max(0, ...out) }
  })

test('every template has a picture that the embed drew, and what lies over a page stays inside of it', async () => {
  let over = 0
  for (const category of ['content', 'acquisition-forms', 'engagement']) {
    await page.goto(`${inlay.origin}/dashboard/library?category=${category}`)
    await expect(cards().first()).toBeVisible()
    for (const card of await cards().all()) {
      await card.scrollIntoViewIfNeeded()
      await expect.poll(async () => (await drawn(card))?.parts, await card.innerText()).toBeGreaterThan(0)
      // A modal and a widget open once their part is loaded.
      if (/Modal|Widget/.test(await card.innerText())) await expect.poll(async () => (await drawn(card))?.text, await card.innerText()).toMatch(/\S/)
      const picture = (await drawn(card))!
      over += picture.over
      expect(picture.out, await card.innerText()).toBeLessThanOrEqual(1)
    }
    await expect(page.getByText('No preview available')).toHaveCount(0)
    expect(await violations(page), category).toEqual([])
  }
  expect(over).toBeGreaterThanOrEqual(8)
})

test('the library is searched over all categories, names and descriptions', async () => {
  await page.goto(`${inlay.origin}/dashboard/library`)
  const search = page.getByRole('searchbox', { name: 'Find a template' })
  await search.fill('pointer LEAVES')
  await expect(cards()).toHaveCount(1)
  await expect(cards().getByRole('heading')).toHaveText('Before you go')
  await expect(page.getByRole('tab', { selected: true })).toContainText('Engagement')
  await search.fill('nothing of this kind')
  await page.getByRole('button', { name: 'Show all templates' }).click()
  await expect(page.getByRole('tab', { selected: true })).toContainText('Content')
  await expect(search).toHaveValue('')
})

test('a template’s own picture is shown while it can be loaded; what cannot be drawn says so', async () => {
  const template = (id: string, name: string, more: object) => ({ id, category_id: '0197c2f4-0000-7000-8000-000000000001', name, description: 'Made by hand.', template_type: 'faq', preview_image_url: null, default_config: {}, ...more })
  const picture = (colour: string) => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${colour}"/></svg>`)}`
  await page.route('**/api/library', (route) =>
    route.fulfill({
      json: {
        categories: [{ id: '0197c2f4-0000-7000-8000-000000000001', slug: 'content', name: 'Content' }],
        templates: [
          template('0197c2f4-0000-7000-8000-000000000201', 'With a picture', { preview_image_url: picture('teal') }),
          template('0197c2f4-0000-7000-8000-000000000202', 'With a broken picture', { preview_image_url: `${inlay.origin}/no-such-picture.png`, default_config: { title: 'Drawn instead' } }),
          template('0197c2f4-0000-7000-8000-000000000203', 'With a wrong config', { default_config: { items: 'none' } }),
        ],
      },
    }),
  )
  await page.goto(`${inlay.origin}/dashboard/library`)
  await expect(cards()).toHaveCount(3)
  await expect(cards().nth(0).locator('img')).toBeVisible()
  await expect(cards().nth(1).locator('img')).toHaveCount(0)
  await expect(cards().nth(1)).toContainText('Drawn instead')
  await expect(cards().nth(2)).toContainText('No preview available')
  await page.unroute('**/api/library')
})

test('the built-in quiz is created live, the built-in poll as a draft with the config of a new poll', async () => {
  await page.goto(`${inlay.origin}/dashboard/library?category=acquisition-forms`)
  const add = (name: string) => cards().filter({ hasText: name }).getByRole('button', { name: 'Add to My Components' }).click()
  await add('Interactive Quiz')
  await expect(page.getByText('Quiz created successfully!')).toBeVisible()
  await page.waitForURL(/\/dashboard\/quiz/)
  await page.goto(`${inlay.origin}/dashboard/library?category=acquisition-forms`)
  await add('Poll / Micro-Survey')
  await expect(page.getByText('Component created successfully!')).toBeVisible()
  await page.waitForURL('**/dashboard/components/*')
  const [quizzes, components] = await Promise.all(['/api/quizzes', '/api/components'].map((path) => account.call('GET', path)))
  expect(quizzes).toMatchObject([{ title: 'New Quiz', description: 'Quiz description', is_active: true }])
  expect(components).toMatchObject([{ component_type: 'poll', is_active: false, config: { allowMultiple: false, buttonText: 'Submit', options: [{}, {}, {}] } }])
})
