import type { Page } from '@playwright/test'
import type { PageApi } from '../../../src/loader/page-api.ts'
import { expect, markerOf, test } from '../../overlay-fixture.ts'
import { idOf } from '../../samples.ts'

declare const Inlay: PageApi

const ID = idOf('modal')
const BUTTONS = { content: { kind: 'buttons', buttons: [{ text: 'Not now' }] } }

const style = (page: Page, selector = 'html') => page.locator(selector).getAttribute('style')
const dialog = (page: Page) => page.locator('dialog').first()

async function open(page: Page): Promise<void> {
  await page.locator('[data-inlay]').first().getByRole('button', { name: 'Get the code' }).click()
  await expect(dialog(page)).toHaveAttribute('open')
}

/** Every way that a modal goes. */
const EXITS: Record<string, (page: Page) => Promise<unknown>> = {
  Esc: (page) => page.keyboard.press('Escape'),
  'its button': (page) => page.getByRole('button', { name: 'Close' }).click(),
  'a press beside it': (page) => page.mouse.click(20, 500),
  'a button inside': (page) => page.getByRole('button', { name: 'Not now' }).click(),
  'Inlay.close': (page) => page.evaluate((id) => Inlay.close(id), ID),
  'its marker being removed': (page) => page.evaluate(() => document.querySelector('[data-inlay]')!.remove()),
  'the whole route being exchanged': (page) => page.evaluate(() => (document.querySelector('main')!.textContent = 'Another page')),
  'what it stands in being hidden': (page) => page.evaluate(() => document.querySelector<HTMLElement>('#place')!.style.setProperty('display', 'none')),
  'its marker getting another id': (page) => page.evaluate(() => document.querySelector('[data-inlay]')!.setAttribute('data-inlay', 'unknown')),
}

/** What pages have inline on their root. */
const BEFORE = { nothing: null, 'its own overflow': 'overflow: scroll;', 'one axis alone': 'overflow-x: clip;', 'one that is important': 'overflow: auto !important;', 'much else': 'color: red; overflow-y: scroll; --own: 1;' }

for (const [exit, leave] of Object.entries(EXITS)) {
  test(`after ${exit} the page scrolls as before`, async ({ page, show }) => {
    await show('modal', BUTTONS)
    for (const [what, before] of Object.entries(exit.startsWith('Inlay') || exit === 'Esc' ? BEFORE : { nothing: null })) {
      await page.evaluate((value) => (value === null ? document.documentElement.removeAttribute('style') : document.documentElement.setAttribute('style', value)), before)
      await open(page)
      await expect(page.locator('html'), what).toHaveCSS('overflow-y', 'hidden')
      await leave(page)
      await expect.poll(() => style(page), what).toBe(before)
    }
    await page.evaluate(() => (document.querySelector<HTMLElement>('main')!.style.height = '3000px'))
    await page.evaluate(() => scrollTo(0, 300))
    expect(await page.evaluate(() => scrollY)).toBe(300)
  })
}

test('a submit closes nothing, so that the lock is released by what does', async ({ page, show }) => {
  await show('modal')
  await open(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('visitor@example.com')
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await expect(page.getByText('Thank you!')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.evaluate(() => document.querySelector('[data-inlay]')!.remove())
  await expect.poll(() => style(page)).toBeNull()
})

test('of two, whichever is closed first, the last one gives the page back', async ({ page, site, inlay, publish, visit }) => {
  publish('modal', BUTTONS)
  inlay.components.set('second', { ...inlay.components.get(ID)!, id: 'second' })
  site.words['markers'] = markerOf('modal') + markerOf('modal', 'second')
  await visit('overlays')
  for (const [first, last] of [[ID, 'second'], ['second', ID]] as const) {
    await open(page)
    await page.evaluate(() => Inlay.open('second'))
    await expect(page.locator('dialog[open]')).toHaveCount(2)
    await page.evaluate((id) => Inlay.close(id), first)
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await page.evaluate((id) => Inlay.close(id), last)
    await expect.poll(() => style(page)).toBeNull()
  }
})

test('opened and closed in one turn, and many times, it leaves the page as it was', async ({ page, show }) => {
  await show('modal', BUTTONS)
  await open(page)
  await page.evaluate((id) => {
    for (let round = 0; round < 50; round++) {
      Inlay.close(id)
      Inlay.open(id)
    }
    Inlay.close(id)
  }, ID)
  await expect.poll(() => style(page)).toBeNull()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await open(page)
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
})

test('what the page sets while it is open stays', async ({ page, show }) => {
  await show('modal', BUTTONS)
  await open(page)
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-y', 'scroll'))
  await page.keyboard.press('Escape')
  await expect.poll(() => style(page)).toBe('overflow-y: scroll;')
})

test('on a page whose body clips its overflow, what is sticky stays where it is', async ({ page, site, show }) => {
  site.words['style'] = 'body { overflow-x: hidden }'
  await show('modal', BUTTONS)
  await expect(page.locator('[data-inlay]').getByRole('button')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 200))
  await expect.poll(() => page.locator('header').boundingBox()).toMatchObject({ y: 0 })
  await page.evaluate((id) => Inlay.open(id), ID)
  await expect(dialog(page)).toHaveAttribute('open')
  expect(await page.locator('header').boundingBox()).toMatchObject({ y: 0 })
  expect(await page.evaluate(() => scrollY)).toBe(200)
  await page.mouse.move(600, 700)
  await page.mouse.wheel(0, 400)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.evaluate(() => scrollY)).toBe(200)
  await page.keyboard.press('Escape')
  await expect.poll(() => style(page, 'body')).toBeNull()
  expect(await page.evaluate(() => scrollY)).toBe(200)
})
