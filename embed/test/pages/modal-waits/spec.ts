import type { Page } from '@playwright/test'
import { expect, markerOf, test } from '../../overlay-fixture.ts'
import { idOf } from '../../samples.ts'

const ID = idOf('modal')
const AT_ONCE = { content: { kind: 'buttons', buttons: [{ text: 'Not now' }] }, trigger: { on: 'delay', seconds: 0 } }

const dialogs = (page: Page) => page.locator('dialog[open]')

/** While something is in the way it looks again every three seconds: as long as an expectation waits on a busy machine. They pass at once here. */
const lookAgain = (page: Page) => page.clock.runFor(3_000)

test('while the visitor is in a field it waits, and opens once the field is left', async ({ page, site, publish }) => {
  await page.clock.install()
  publish('modal', AT_ONCE)
  site.words['markers'] = ''
  await page.goto(`${site.origin}/overlays/page.html`)
  await page.locator('#search').fill('bowls')
  await page.evaluate((html) => (document.querySelector('#place')!.append(document.createRange().createContextualFragment(html))), markerOf('modal'))
  await expect(page.locator('[data-inlay] dialog')).toBeAttached()
  await page.keyboard.type(' and cups')
  await expect(page.locator('#search')).toHaveValue('bowls and cups')
  await lookAgain(page)
  await expect(dialogs(page)).toHaveCount(0)
  await page.locator('#search').blur()
  await lookAgain(page)
  await expect(dialogs(page)).toHaveCount(1)
})

test('a field inside of another shadow root, and one that is edited in place, count as fields', async ({ page, site, publish }) => {
  await page.clock.install()
  publish('modal', AT_ONCE)
  site.words['markers'] = '<div id="shadow"></div><div id="edited" contenteditable="true" aria-label="Note">A note</div>'
  await page.goto(`${site.origin}/overlays/page.html`)
  await page.evaluate((html) => {
    document.querySelector('#shadow')!.attachShadow({ mode: 'open' }).append(document.createElement('input'))
    document.querySelector('#shadow')!.shadowRoot!.querySelector('input')!.focus()
    document.querySelector('#place')!.append(document.createRange().createContextualFragment(html))
  }, markerOf('modal'))
  await expect(page.locator('[data-inlay] dialog')).toBeAttached()
  await lookAgain(page)
  await page.locator('#edited').focus()
  await lookAgain(page)
  await expect(dialogs(page)).toHaveCount(0)
  await page.locator('#edited').blur()
  await lookAgain(page)
  await expect(dialogs(page)).toHaveCount(1)
})

test('while another modal is open it waits, and opens after that was closed', async ({ page, site, inlay, publish, visit }) => {
  await page.clock.install()
  publish('modal', AT_ONCE)
  inlay.components.set('second', { ...inlay.components.get(ID)!, id: 'second' })
  site.words['markers'] = markerOf('modal') + markerOf('modal', 'second')
  await visit('overlays')
  await expect(page.locator('dialog')).toHaveCount(2)
  await expect(dialogs(page)).toHaveCount(1)
  await lookAgain(page)
  await expect(dialogs(page)).toHaveCount(1)
  const [first, second] = (await page.locator('[data-inlay]').nth(0).locator('dialog[open]').count()) ? [0, 1] : [1, 0]
  await dialogs(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('dialog').nth(first)).not.toHaveAttribute('open')
  await lookAgain(page)
  await expect(page.locator('dialog').nth(second)).toHaveAttribute('open')
})
