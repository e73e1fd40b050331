import type { Page } from '@playwright/test'
import { CHAIN, answerChain } from '../../answer-chain.ts'
import { holdBack } from '../../hold-back.ts'
import { elementAt, expect, markerOf, openByPage, test, withoutDialogs } from '../../overlay-fixture.ts'
import { idOf } from '../../samples.ts'

const ID = idOf('modal')
const BUTTONS = { content: { kind: 'buttons', buttons: [{ text: 'See the offer', url: '#more' }, { text: 'Not now' }] } }

/** Whether what has the focus lies in the modal. */
const holdsFocus = (page: Page) => page.evaluate(() => document.activeElement?.matches('[data-inlay]') && !!document.activeElement.shadowRoot!.activeElement?.closest('dialog'))

for (const [browser, before] of [['a browser with dialogs', null], ['one without', withoutDialogs]] as const) {
  test.describe(browser, () => {
    test.beforeEach(async ({ page }) => void (before && (await page.addInitScript(before))))

    test('the button opens it, the focus goes in, Esc closes it and the focus goes back', async ({ page, inlay, show }) => {
      const modal = await show('modal')
      const opener = modal.getByRole('button', { name: 'Get the code' })
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = modal.getByRole('dialog', { name: 'Ten percent on your first bowl' })
      await expect(dialog).toBeVisible()
      expect(await holdsFocus(page)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await expect.poll(() => inlay.counted('component_interaction')).toBe(1)
    })

    test('its own button and a press beside it close it; a press inside, or one that only ends outside, does not', async ({ page, show }) => {
      const modal = await show('modal', BUTTONS)
      const dialog = modal.getByRole('dialog')
      const opener = modal.getByRole('button', { name: 'Get the code' })
      await opener.click()
      await dialog.getByText('Leave your address').click()
      const text = (await dialog.getByText('Leave your address').boundingBox())!
      await page.mouse.move(text.x + 5, text.y + 5)
      await page.mouse.down()
      await page.mouse.move(20, 300)
      await page.mouse.up()
      await expect(dialog).toBeVisible()
      await page.mouse.click(20, 300)
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await opener.click()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
    })

    test('the tab key stays inside, in both directions', async ({ page, show }) => {
      const modal = await show('modal', BUTTONS)
      await modal.getByRole('button', { name: 'Get the code' }).click()
      await expect(modal.getByRole('dialog')).toBeVisible()
      const own = page.locator('#own, #search, #link')
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key)
        expect(await own.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement)), key).toBe(false)
      }
    })

    test('of two that are open Esc closes the upper one, and the page scrolls once both are closed', async ({ page, site, publish, visit, inlay }) => {
      publish('modal', BUTTONS)
      inlay.components.set('second', { ...inlay.components.get(ID)!, id: 'second' })
      site.words['markers'] = markerOf('modal') + markerOf('modal', 'second')
      await visit('overlays')
      await expect(page.locator('[data-inlay] > button, [data-inlay] button')).toHaveCount(2)
      await openByPage(page, ID)
      const [first, second] = [page.locator('[data-inlay]').first().getByRole('dialog'), page.locator('[data-inlay]').nth(1).getByRole('dialog')]
      await expect(first).toBeVisible()
      await openByPage(page, 'second')
      await expect(second).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(second).toBeHidden()
      await expect(first).toBeVisible()
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
      expect(await holdsFocus(page)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(first).toBeHidden()
      await expect(page.locator('html')).not.toHaveAttribute('style')
    })
  })
}

test('what lies under it is out of reach, and what stands beside its marker is not moved', async ({ page, show }) => {
  const modal = await show('modal', BUTTONS)
  const before = await page.locator('#own').boundingBox()
  await modal.getByRole('button', { name: 'Get the code' }).click()
  await expect(modal.getByRole('dialog')).toBeVisible()
  expect(await page.locator('#own').boundingBox()).toEqual(before)
  expect(await page.evaluate(elementAt, { x: before!.x + before!.width / 2, y: before!.y + before!.height / 2 }), 'what a press there would reach').toBe('inlay')
})

test('a button with an address leads there and closes it, one without only closes it', async ({ page, inlay, show }) => {
  const modal = await show('modal', BUTTONS)
  const opener = modal.getByRole('button', { name: 'Get the code' })
  const dialog = modal.getByRole('dialog')
  await opener.click()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toBeHidden()
  expect(page.url()).not.toContain('#more')
  await opener.click()
  await dialog.getByRole('link', { name: 'See the offer' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('#more')).toBeInViewport()
  await expect.poll(() => inlay.counted('click')).toBe(1)
})

test('the form inside is sent for the modal, and its thank-you stays until the visitor closes it', async ({ page, inlay, show }) => {
  const modal = await show('modal')
  await modal.getByRole('button', { name: 'Get the code' }).click()
  await modal.getByRole('textbox', { name: 'Email' }).fill('visitor@example.com')
  await modal.getByRole('button', { name: 'Send me the code' }).click()
  await expect(modal.getByText('Thank you!')).toBeVisible()
  await expect(modal.getByRole('dialog')).toBeVisible()
  expect(inlay.submissions.stored).toMatchObject([{ component_id: ID, version: 1, data: { email: 'visitor@example.com' } }])
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).not.toHaveAttribute('style')
  await expect.poll(() => inlay.counted('submit')).toBe(1)
})

test('a required field of its form that is hidden stops nobody and is not sent (C13)', async ({ inlay, show }) => {
  const modal = await show('modal', { content: { kind: 'form', form: { fields: CHAIN, submitButtonText: 'Send me the code' } } })
  await modal.getByRole('button', { name: 'Get the code' }).click()
  await answerChain(modal, 'Send me the code')
  await expect(modal.getByText('Thank you!')).toBeVisible()
  expect(inlay.submissions.stored).toMatchObject([{ component_id: ID }])
  expect(inlay.submissions.stored[0]).toHaveProperty('data', { more: 'no' })
})

test('what was filled in is still there when it is opened again', async ({ page, show }) => {
  const modal = await show('modal')
  const opener = modal.getByRole('button', { name: 'Get the code' })
  await opener.click()
  await modal.getByRole('textbox').fill('visitor@exam')
  await page.keyboard.press('Escape')
  await opener.click()
  await expect(modal.getByRole('textbox')).toHaveValue('visitor@exam')
})

test('what it opens is loaded when that is near, and no sooner', async ({ inlay, show }) => {
  const modal = await show('modal')
  const later = () => inlay.asked.filter((path) => path.startsWith('/embed/modal-dialog') || path === inlay.renderers['form'])
  await expect.poll(() => inlay.counted('component_load')).toBe(1)
  expect(later()).toEqual([])
  await modal.getByRole('button').hover()
  await expect.poll(later).toHaveLength(2)
  await expect(modal.getByRole('dialog')).toHaveCount(0)
})

test('its height is about kept while the form is under way', async ({ page, inlay, show }) => {
  const release = holdBack(inlay, inlay.renderers['form']!)
  const modal = await show('modal')
  await modal.getByRole('button').click()
  const card = modal.locator('.card')
  await expect(card).toBeVisible()
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
  const before = (await card.boundingBox())!
  release()
  await expect(modal.getByRole('textbox')).toBeVisible()
  expect(Math.abs((await card.boundingBox())!.height - before.height)).toBeLessThan(24)
})

for (const [what, name] of [['the form', 'form'], ['the dialog', 'modal-dialog']] as const) {
  test(`where ${what} cannot be loaded, that is counted, the page goes on, and the next opening loads it`, async ({ page, inlay, show, warnings }) => {
    inlay.trouble.set(`/embed/${name}`, { status: 503 })
    const modal = await show('modal')
    await modal.getByRole('button').click()
    await expect.poll(() => inlay.counted('component_error')).toBeGreaterThan(0)
    if (name === 'form') await expect(modal.getByRole('heading')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.locator('#own').click()
    inlay.trouble.clear()
    await modal.getByRole('button', { name: 'Get the code' }).click()
    await expect(modal.getByRole('textbox', { name: 'Email' })).toBeVisible()
    expect(warnings).toEqual([])
  })

  test(`where ${what} cannot be loaded, nothing opens by itself`, async ({ page, inlay, show }) => {
    inlay.trouble.set(`/embed/${name}`, { status: 503 })
    const modal = await show('modal', { trigger: { on: 'delay', seconds: 0 } })
    await expect.poll(() => inlay.counted('component_error')).toBe(1)
    await expect(modal.locator('dialog[open]')).toHaveCount(0)
    await page.locator('#own').click()
  })
}
