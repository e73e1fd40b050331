import type { PageApi } from '../../../src/loader/page-api.ts'
import { complaints } from '../../complaints.ts'
import { expect, markerOf, openByPage, test } from '../../overlay-fixture.ts'
import { idOf } from '../../samples.ts'

declare const Inlay: PageApi

const ID = idOf('modal')
const BUTTONS = { content: { kind: 'buttons', buttons: [{ text: 'See the offer', url: '#more' }, { text: 'Not now' }] } }

test('its picture is fetched when it opens, shown in its place with its words, and once more after another', async ({ page, inlay, publish, show }) => {
  // Else it is measured while it rises.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const modal = await show('modal', { ...BUTTONS, image: { url: '/shelf.svg', alt: 'A shelf with bowls' } })
  await expect.poll(() => inlay.counted('component_load')).toBe(1)
  await openByPage(page, ID)
  const picture = modal.getByRole('img', { name: 'A shelf with bowls' })
  const drawn = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)
  await expect(picture).toBeVisible()
  await expect.poll(drawn).toBeGreaterThan(0)
  const [box, card] = [(await picture.boundingBox())!, (await modal.locator('.card').boundingBox())!]
  expect([box.x, box.y, box.width], 'at the top, from edge to edge').toEqual([card.x, card.y, card.width])
  publish('modal', { ...BUTTONS, image: { url: '/gone.svg', alt: 'Nothing' } }, 2)
  await page.evaluate(() => Inlay.refresh())
  await expect(modal.locator('img')).toHaveCount(0)
  publish('modal', { ...BUTTONS, image: { url: '/shelf.svg', alt: 'A shelf with bowls' } }, 3)
  await page.evaluate(() => Inlay.refresh())
  await expect(picture).toBeVisible()
  await expect.poll(drawn).toBeGreaterThan(0)
})

test('its picture is fetched when it opens, and left out where it cannot be had', async ({ page, inlay, show }) => {
  const url = `${inlay.origin}/embed/shelf.png`
  const modal = await show('modal', { ...BUTTONS, image: { url, alt: 'A shelf with bowls' } })
  await expect.poll(() => inlay.counted('component_load')).toBe(1)
  expect(inlay.asked).not.toContain('/embed/shelf.png')
  await openByPage(page, ID)
  await expect(modal.getByRole('dialog')).toBeVisible()
  await expect.poll(() => inlay.asked).toContain('/embed/shelf.png')
  await expect(modal.locator('img')).toHaveCount(0)
  const asked = inlay.asked.length
  await page.evaluate(() => Inlay.refresh())
  await expect.poll(() => inlay.asked.slice(asked), 'another redrawing tries again').toContain('/embed/shelf.png')
  await expect(modal.locator('img')).toHaveCount(0)
})

test('a redrawing changes words and what is inside while it is open, and keeps the focus', async ({ page, publish, show }) => {
  const modal = await show('modal', BUTTONS)
  await openByPage(page, ID)
  const dialog = modal.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Not now' }).focus()
  publish('modal', { ...BUTTONS, title: 'Twenty percent', styles: { theme: 'dark' } }, 2)
  await page.evaluate(() => Inlay.refresh())
  await expect(dialog.getByRole('heading')).toHaveText('Twenty percent')
  await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused()
  publish('modal', {}, 3)
  await page.evaluate(() => Inlay.refresh())
  await expect(dialog.getByRole('textbox')).toBeVisible()
  publish('modal', BUTTONS, 4)
  await page.evaluate(() => Inlay.refresh())
  await expect(dialog.getByRole('link', { name: 'See the offer' })).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
})

test('two markers of one modal are two buttons, and what the page opens opens once', async ({ page, site, publish, visit }) => {
  publish('modal', BUTTONS)
  site.words['markers'] = markerOf('modal') + markerOf('modal')
  await visit('overlays')
  await expect(page.locator('[data-inlay] button')).toHaveCount(2)
  await openByPage(page, ID)
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.locator('[data-inlay]').nth(1).getByRole('button').click()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
})

test('a marker that the page hides opens nothing, and leaves the page free', async ({ page, show, inlay }) => {
  const modal = await show('modal', BUTTONS)
  await modal.evaluate((host) => host.setAttribute('hidden', ''))
  await openByPage(page, ID)
  await expect.poll(() => inlay.asked.some((path) => path.startsWith('/embed/modal-dialog'))).toBe(true)
  await expect(modal.locator('dialog')).toBeAttached()
  await page.locator('#own').click()
  await expect(page.locator('html')).not.toHaveAttribute('style')
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in ${theme}, closed and open, with buttons and with a form`, async ({ page, site, show }) => {
    site.words['ground'] = theme
    site.words['style'] = '.dark #link { color: #8cf }'
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const changes of [BUTTONS, {}]) {
      const modal = await show('modal', { ...changes, styles: { theme } })
      await expect(modal.getByRole('button')).toBeVisible()
      expect(await complaints(page), 'closed').toEqual([])
      await modal.getByRole('button').click()
      await expect(modal.locator('dialog .button').first()).toBeVisible()
      expect(await complaints(page), 'open').toEqual([])
    }
  })
}

test('who asks for less motion gets none', async ({ page, show }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const modal = await show('modal', BUTTONS)
  await modal.getByRole('button').click()
  await expect(modal.locator('.card')).toHaveCSS('animation-name', 'none')
})

test('from right to left its close button is on the left', async ({ site, show }) => {
  site.words['dir'] = 'rtl'
  const modal = await show('modal', { ...BUTTONS, title: 'خصم عشرة بالمئة' })
  await modal.getByRole('button').click()
  const card = (await modal.locator('.card').boundingBox())!
  expect((await modal.getByRole('button', { name: 'Close' }).boundingBox())!.x - card.x).toBe(12)
})

test('endless words and texts of full length fit a phone: what is longer scrolls, nothing does sideways', async ({ page, show }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const endless = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4)
  const modal = await show('modal', { title: endless, text: `${endless} ${'words '.repeat(700)}`, content: { kind: 'buttons', buttons: [{ text: endless }] } })
  await modal.getByRole('button').click()
  const dialog = modal.getByRole('dialog')
  expect(await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth && box.scrollHeight > box.clientHeight)).toBe(true)
  await expect(modal.getByRole('button', { name: 'Close' })).toBeInViewport()
  await dialog.getByRole('button', { name: endless }).click()
  await expect(dialog).toBeHidden()
})
