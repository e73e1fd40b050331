import { EVERY, MARKERS, OPENING, expect, leave, test } from '../../every-kind.ts'
import { markerOf } from '../../overlay-fixture.ts'
import { idOf, sample } from '../../samples.ts'

test('on a page without a doctype all kinds are drawn, opened and sent', async ({ page, inlay, site, visit, publishEvery }) => {
  publishEvery()
  site.words['markers'] = MARKERS
  await visit('quirks')
  await page.evaluate((count) => visitor.drawn(count), EVERY.length)
  await page.evaluate((ids) => visitor.open(ids), OPENING)
  await page.evaluate(() => visitor.complain())
  expect(await page.evaluate(() => visitor.send()), 'taken').toBe(6)
  await leave(page)
  await expect.poll(() => inlay.counted('submit')).toBe(6)
  expect(inlay.counted('component_error')).toBe(0)
})

test('where a page without a doctype scrolls in its body, and no element is the one that scrolls, a modal opens by how far', async ({ page, inlay, site, visit }) => {
  inlay.components.set(idOf('modal'), sample('modal', { content: { kind: 'buttons', buttons: [{ text: 'Not now' }] }, trigger: { on: 'scroll', percent: 50 } }))
  site.words['markers'] = markerOf('modal')
  await visit('quirks')
  await expect.poll(() => inlay.counted('component_load')).toBe(1)
  expect(await page.evaluate(() => document.scrollingElement)).toBeNull()
  await page.evaluate(() => (document.body.scrollTop = document.body.scrollHeight))
  await expect(page.locator('dialog[open]')).toHaveCount(1)
})
