import { expect, test } from '../../fixture.ts'

test('a page that refuses every storage still gets its component, and its events count', async ({ inlay, faq, visit, warnings }) => {
  await visit('no-storage')
  await faq.locator('summary').first().click()
  await expect(faq.locator('details[open]')).toHaveCount(1)
  await expect.poll(() => inlay.counted('component_interaction')).toBe(1)
  expect(warnings).toEqual([])
})

test('a sandboxed frame without an origin gets its component', async ({ page, inlay, visit, warnings }) => {
  await visit('no-storage')
  const frame = page.frameLocator('iframe')
  await frame.locator('summary').first().click()
  await expect(frame.locator('details[open]')).toHaveCount(1)
  await expect.poll(() => inlay.events.filter((event) => event.host_url === 'about:srcdoc').length).toBeGreaterThanOrEqual(2)
  expect(warnings).toEqual([])
})

test('nothing is stored and no cookie is set', async ({ page, inlay, site, faq }) => {
  await page.goto(`${site.origin}/ordinary/page.html`)
  await faq.locator('summary').first().click()
  await expect.poll(() => inlay.counted('component_interaction')).toBe(1)
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])
  expect(await page.context().cookies()).toEqual([])
})
