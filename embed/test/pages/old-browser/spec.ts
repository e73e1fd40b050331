import { withoutConstructableSheets, withoutIntersectionObserver } from '../../old-browser.ts'
import { expect, test } from '../../fixture.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('on plain http, without crypto.randomUUID, each event still has a UUID of its own', async ({ page, inlay, site, faq }) => {
  await page.goto(`${site.plainOrigin}/old-browser/page.html`)
  await faq.locator('summary').first().click()
  expect(await page.evaluate(() => 'randomUUID' in crypto)).toBe(false)
  await expect.poll(() => inlay.counted('component_interaction')).toBe(1)
  for (const event of inlay.events) expect(event.event_key).toMatch(UUID)
  expect(new Set(inlay.events.map((event) => event.event_key)).size).toBe(inlay.events.length)
})

test('without constructable sheets and without IntersectionObserver the component is drawn, and no view counts', async ({ page, inlay, faq, visit, warnings }) => {
  await page.addInitScript(withoutConstructableSheets)
  await page.addInitScript(withoutIntersectionObserver)
  await visit('old-browser')
  await faq.locator('summary').first().click()
  await expect(faq.locator('summary').first()).toHaveCSS('display', 'flex')
  await expect.poll(() => inlay.counted('component_interaction')).toBe(1)
  expect(inlay.counted('view')).toBe(0)
  expect(warnings).toEqual([])
})
