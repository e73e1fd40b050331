import type { Locator } from '@playwright/test'
import { complaints } from '../../complaints.ts'
import { expect, test } from '../../overlay-fixture.ts'

const LAUNCH = { name: 'Get Started' }
const LINKS = { content: { kind: 'links', links: [{ text: 'How we pack', url: '#more' }, { text: 'Not safe', url: '' }, { text: 'Write to us', url: 'mailto:studio@example.com' }] } }
const FAQ = { content: { kind: 'faq', items: [{ question: 'Are the glazes food safe?', answer: 'Yes.' }, { question: '', answer: 'Nobody asked.' }, { question: 'How long does it take?', answer: 'Two days.' }] } }
const panelOf = (widget: Locator) => widget.getByRole('dialog', { name: 'Ask the studio' })

for (const [name, width, height] of [['a phone', 360, 640], ['a phone on its side', 640, 320], ['a narrow phone', 320, 568]] as const) {
  test(`on ${name} the panel fits the window and scrolls in itself`, async ({ page, show }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const endless = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4)
    const widget = await show('widget', { title: endless, text: endless, content: { kind: 'links', links: Array.from({ length: 20 }, () => ({ text: endless, url: '/x' })) } })
    await widget.getByRole('button', LAUNCH).click()
    const panel = widget.getByRole('dialog')
    const box = (await panel.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(await panel.evaluate((element) => [element.scrollHeight > element.clientHeight, element.scrollWidth <= element.clientWidth])).toEqual([true, true])
    await expect(widget.getByRole('button', LAUNCH)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('a phone’s keyboard lifts it and shortens the panel, and gives the room back', async ({ page, show }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // Browsers show no keyboard to a driver: what they would say of the window is said for them.
  await page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), { height: 640, offsetTop: 0, scale: 1 })
    Object.defineProperty(window, 'visualViewport', { value: viewport })
    Object.assign(window, {
      keyboard(taken: number) {
        viewport.height = 640 - taken
        viewport.dispatchEvent(new Event('resize'))
      },
    })
  })
  const keyboard = (taken: number) => page.evaluate((height) => (window as unknown as { keyboard(taken: number): void }).keyboard(height), taken)
  const widget = await show('widget')
  const launch = widget.getByRole('button', LAUNCH)
  await launch.click()
  await expect(widget.getByRole('textbox').first()).toBeVisible()
  await keyboard(280)
  expect((await launch.boundingBox())!.y + 46).toBe(640 - 280 - 20)
  expect((await panelOf(widget).boundingBox())!.y).toBeGreaterThanOrEqual(0)
  await widget.getByRole('button', { name: 'Close' }).click()
  expect((await launch.boundingBox())!.y + 46, 'closed, it is not lifted by the keyboard of the page’s own fields').toBe(620)
  await launch.click()
  await keyboard(0)
  expect((await launch.boundingBox())!.y + 46).toBe(620)
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in ${theme}, closed and open, whatever is inside`, async ({ page, site, show }) => {
    site.words['ground'] = theme
    site.words['style'] = '.dark #link { color: #8cf }'
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const changes of [LINKS, FAQ, {}]) {
      const widget = await show('widget', { ...changes, styles: { theme } })
      await expect(widget.getByRole('button', LAUNCH)).toBeVisible()
      expect(await complaints(page), 'closed').toEqual([])
      await widget.getByRole('button', LAUNCH).click()
      await expect(widget.locator('.more').locator('a, summary, input').first()).toBeVisible()
      await page.mouse.move(10, 10)
      expect(await complaints(page), 'open').toEqual([])
    }
  })
}

test('who asks for less motion gets none', async ({ page, show }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const widget = await show('widget', LINKS)
  await widget.getByRole('button', LAUNCH).click()
  await expect(panelOf(widget)).toHaveCSS('animation-name', 'none')
})

test('from right to left the corner stays, and the close button is on the left', async ({ site, show }) => {
  site.words['dir'] = 'rtl'
  const widget = await show('widget', LINKS)
  const launch = widget.getByRole('button', LAUNCH)
  await launch.click()
  const panel = (await panelOf(widget).boundingBox())!
  const box = (await launch.boundingBox())!
  expect(Math.round(box.x + box.width)).toBe(Math.round(panel.x + panel.width))
  expect(box.x).toBeGreaterThan(1000)
  expect((await widget.getByRole('button', { name: 'Close' }).boundingBox())!.x - panel.x).toBeLessThan(20)
})
