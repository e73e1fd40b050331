import type { Locator, Page } from '@playwright/test'
import { CHAIN, answerChain } from '../../answer-chain.ts'
import type { PageApi } from '../../../src/loader/page-api.ts'
import { elementAt, expect, markerOf, test, withoutPopovers } from '../../overlay-fixture.ts'
import { idOf } from '../../samples.ts'

declare const Inlay: PageApi

const ID = idOf('widget')
const LAUNCH = { name: 'Get Started' }
const LINKS = { content: { kind: 'links', links: [{ text: 'How we pack', url: '#more' }, { text: 'Not safe', url: '' }, { text: 'Write to us', url: 'mailto:studio@example.com' }] } }
const FAQ = { content: { kind: 'faq', items: [{ question: 'Are the glazes food safe?', answer: 'Yes.' }, { question: '', answer: 'Nobody asked.' }, { question: 'How long does it take?', answer: 'Two days.' }] } }

const panelOf = (widget: Locator) => widget.getByRole('dialog', { name: 'Ask the studio' })
const innerFocus = (page: Page) => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.id)

for (const position of ['right', 'left'] as const) {
  test(`its button lies over the page at the lower ${position}, whatever it stands in`, async ({ page, site, show }) => {
    // Else the panel is measured while it rises.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    site.words['style'] = '#place { transform: translateY(90px); overflow: hidden; contain: paint } header { z-index: 2147483647 }'
    const widget = await show('widget', { position })
    const launch = widget.getByRole('button', LAUNCH)
    await expect(launch).toHaveAttribute('aria-expanded', 'false')
    const box = (await launch.boundingBox())!
    const width = await page.evaluate(() => document.documentElement.clientWidth)
    expect(Math.round(position === 'right' ? width - box.x - box.width : box.x)).toBe(20)
    expect(box.y + box.height).toBe(780)
    expect((await widget.boundingBox())!.height).toBe(0)
    await launch.click()
    const panel = (await panelOf(widget).boundingBox())!
    expect(Math.round(position === 'right' ? width - panel.x - panel.width : panel.x)).toBe(20)
    expect(box.y - panel.y - panel.height).toBe(12)
  })
}

test('without popovers it lies there as well', async ({ page, site, show }) => {
  await page.addInitScript(withoutPopovers)
  site.words['style'] = 'header { position: fixed; inset: 0; z-index: 2147483646 }'
  const widget = await show('widget')
  const box = (await widget.getByRole('button', LAUNCH).boundingBox())!
  expect(await page.evaluate(elementAt, { x: box.x + 10, y: box.y + 20 })).toContain('launch')
})

test('by keyboard alone: the button opens the panel, the focus goes in, Esc closes and gives it back', async ({ page, inlay, show }) => {
  const widget = await show('widget', LINKS)
  const launch = widget.getByRole('button', LAUNCH)
  await expect(launch).toBeVisible()
  await page.locator('#own').focus()
  await page.keyboard.press('Tab')
  await expect(launch).toBeFocused()
  await expect(launch).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(panelOf(widget)).toBeVisible()
  await expect(launch).toHaveAttribute('aria-expanded', 'true')
  expect(await launch.getAttribute('aria-controls')).toBe(await panelOf(widget).getAttribute('id'))
  expect(await innerFocus(page)).toBe('panel')
  await page.keyboard.press('Tab')
  await expect(widget.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(widget.getByRole('link', { name: 'How we pack' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panelOf(widget)).toBeHidden()
  await expect(launch).toBeFocused()
  await expect(launch).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expect.poll(() => inlay.counted('component_interaction')).toBe(1)
})

test('the page stays free while it is open, and its own Esc is its own', async ({ page, show }) => {
  const widget = await show('widget', LINKS)
  await widget.getByRole('button', LAUNCH).click()
  await expect(panelOf(widget)).toBeVisible()
  await page.locator('#search').fill('bowls')
  await page.keyboard.press('Escape')
  await expect(panelOf(widget)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('style')
  await widget.getByRole('button', LAUNCH).click()
  await expect(panelOf(widget)).toBeHidden()
  await expect(page.locator('#search')).toHaveValue('bowls')
})

test('with links it shows those that lead somewhere, and counts who follows one', async ({ page, inlay, show }) => {
  const widget = await show('widget', LINKS)
  await widget.getByRole('button', LAUNCH).click()
  await expect(widget.getByRole('link')).toHaveText(['How we pack', 'Write to us'])
  await widget.getByRole('link', { name: 'How we pack' }).click()
  await expect(page).toHaveURL(/#more$/)
  await expect.poll(() => inlay.counted('click')).toBe(1)
})

test('with questions it is an FAQ, drawn by that kind', async ({ page, inlay, show }) => {
  const widget = await show('widget', FAQ)
  await widget.getByRole('button', LAUNCH).click()
  await expect(widget.locator('summary')).toHaveText(['Are the glazes food safe?', 'How long does it take?'])
  await expect(widget.getByRole('heading')).toHaveCount(1)
  await widget.locator('summary').first().click()
  await expect(widget.getByText('Yes.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panelOf(widget)).toBeHidden()
  await expect.poll(() => inlay.counted('component_interaction')).toBe(2)
  expect(inlay.events.map(({ component_id }) => component_id)).toEqual(inlay.events.map(() => ID))
})

test('with a form it is sent for the widget, and the thank-you stays', async ({ inlay, show }) => {
  const widget = await show('widget')
  await widget.getByRole('button', LAUNCH).click()
  await widget.getByRole('textbox', { name: 'Email' }).fill('visitor@example.com')
  await widget.getByRole('textbox', { name: 'Your question' }).fill('When do you fire?')
  await widget.getByRole('button', { name: 'Send' }).click()
  await expect(widget.getByText('Thank you!')).toBeVisible()
  expect(inlay.submissions.stored).toMatchObject([{ component_id: ID, data: { email: 'visitor@example.com', question: 'When do you fire?' } }])
})

test('a required field of its form that is hidden stops nobody and is not sent (C13)', async ({ inlay, show }) => {
  const widget = await show('widget', { content: { kind: 'form', form: { fields: CHAIN, submitButtonText: 'Send' } } })
  await widget.getByRole('button', LAUNCH).click()
  await answerChain(widget, 'Send')
  await expect(widget.getByText('Thank you!')).toBeVisible()
  expect(inlay.submissions.stored).toMatchObject([{ component_id: ID }])
  expect(inlay.submissions.stored[0]).toHaveProperty('data', { more: 'no' })
})

test('what was filled in is kept while it is closed', async ({ show }) => {
  const widget = await show('widget')
  const launch = widget.getByRole('button', LAUNCH)
  await launch.click()
  await widget.getByRole('textbox', { name: 'Your question' }).fill('When')
  await widget.getByRole('button', { name: 'Close' }).click()
  await launch.click()
  await expect(widget.getByRole('textbox', { name: 'Your question' })).toHaveValue('When')
})

test('the page opens and closes it, and nobody is torn from a field', async ({ page, inlay, show }) => {
  const widget = await show('widget', LINKS)
  await expect(widget.getByRole('button', LAUNCH)).toBeVisible()
  await page.locator('#search').focus()
  await page.evaluate((id) => Inlay.open(id), ID)
  await expect(panelOf(widget)).toBeVisible()
  await page.keyboard.type('bowls')
  await expect(page.locator('#search')).toHaveValue('bowls')
  await page.evaluate((id) => (Inlay.open(id), Inlay.close(id)), ID)
  await expect(panelOf(widget)).toBeHidden()
  await page.evaluate((id) => (Inlay.open(id), Inlay.close(id), Inlay.open(id)), ID)
  await expect(panelOf(widget)).toBeVisible()
  await expect.poll(() => inlay.counted('component_interaction')).toBe(2)
})

test('what it opens is loaded when that is near, and no sooner', async ({ inlay, show }) => {
  const widget = await show('widget')
  const later = () => inlay.asked.filter((path) => path.startsWith('/embed/widget-panel') || path === inlay.renderers['form'])
  await expect.poll(() => inlay.counted('component_load')).toBe(1)
  expect(later()).toEqual([])
  await widget.getByRole('button', LAUNCH).hover()
  await expect.poll(later).toHaveLength(2)
  await expect(panelOf(widget)).toBeHidden()
})

for (const [what, name] of [['the form', 'form'], ['the panel', 'widget-panel']] as const) {
  test(`where ${what} cannot be loaded, that is counted, the page goes on, and the next opening loads it`, async ({ page, inlay, show, warnings }) => {
    inlay.trouble.set(`/embed/${name}`, { status: 503 })
    const widget = await show('widget')
    const launch = widget.getByRole('button', LAUNCH)
    await launch.click()
    await expect.poll(() => inlay.counted('component_error')).toBeGreaterThan(0)
    if (name === 'form') await expect(panelOf(widget).getByRole('heading')).toBeVisible()
    else await expect(launch).toHaveAttribute('aria-expanded', 'false')
    await page.locator('#own').click()
    inlay.trouble.clear()
    if (name === 'form') await launch.click()
    await launch.click()
    await expect(widget.getByRole('textbox', { name: 'Email' })).toBeVisible()
    expect(warnings).toEqual([])
  })
}

test('a redrawing changes words, corner and what is inside while it is open', async ({ page, show, publish }) => {
  const widget = await show('widget', LINKS)
  await widget.getByRole('button', LAUNCH).click()
  await expect(widget.getByRole('link')).toHaveCount(2)
  publish('widget', { ...FAQ, title: 'Ask us', buttonText: 'Help', position: 'left', icon: '' }, 2)
  await page.evaluate(() => Inlay.refresh())
  await expect(widget.getByRole('dialog', { name: 'Ask us' })).toBeVisible()
  await expect(widget.locator('summary')).toHaveCount(2)
  await expect(widget.getByRole('link')).toHaveCount(0)
  await expect(widget.getByRole('button', { name: 'Help' })).toHaveAttribute('aria-expanded', 'true')
  expect((await widget.getByRole('button', { name: 'Help' }).boundingBox())!.x).toBe(20)
})

test('a button with its icon alone is named by the title', async ({ show }) => {
  const widget = await show('widget', { ...LINKS, buttonText: '' })
  const box = (await widget.getByRole('button', { name: 'Ask the studio' }).boundingBox())!
  expect(Math.abs(box.width - box.height)).toBeLessThan(6)
})

test('two markers of one widget are one button, and the other takes over when that goes', async ({ page, site, visit, publish, inlay }) => {
  publish('widget', LINKS)
  site.words['markers'] = markerOf('widget') + markerOf('widget')
  await visit('overlays')
  await expect.poll(() => inlay.counted('component_load')).toBe(2)
  await expect(page.getByRole('button', LAUNCH)).toHaveCount(1)
  await page.evaluate((id) => Inlay.open(id), ID)
  await expect(page.locator('.panel')).toHaveCount(1)
  await page.locator('[data-inlay]').filter({ has: page.locator('.panel') }).evaluate((host) => host.remove())
  await expect(page.getByRole('button', LAUNCH)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('.panel')).toHaveCount(0)
})
