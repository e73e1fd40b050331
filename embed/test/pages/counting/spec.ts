import type { Page } from '@playwright/test'
import { FAQ_ID, sampleFaq } from '../../sample.ts'
import { expect, leave, test } from '../../fixture.ts'

/** Ends the page's life the way that counts: everything still waiting is sent. */
async function leaveAndCount(page: Page, events: readonly { event_type: string }[]): Promise<Record<string, number>> {
  await leave(page)
  await expect.poll(() => events.length).toBeGreaterThan(0)
  const counts: Record<string, number> = {}
  for (const { event_type } of events) counts[event_type] = (counts[event_type] ?? 0) + 1
  return counts
}

test('addresses replaced by a router, hash changes and a return from the cache count no view', async ({ page, inlay, visit }) => {
  await visit('counting')
  await expect.poll(() => inlay.counted('view')).toBe(1)
  await page.evaluate(async () => {
    for (let step = 0; step < 50; step++) history.replaceState({}, '', `?query=${step}`)
    for (let step = 0; step < 5; step++) {
      location.hash = `part-${step}`
      await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
    }
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    scrollTo(0, 2000)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    scrollTo(0, 0)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  expect(await leaveAndCount(page, inlay.events)).toEqual({ component_load: 1, view: 1 })
})

test('a component far down is viewed when it is scrolled to', async ({ inlay, site, faq, visit }) => {
  site.words['place'] = 'far'
  await visit('counting')
  await expect.poll(() => inlay.counted('component_load')).toBe(1)
  expect(inlay.counted('view')).toBe(0)
  await faq.scrollIntoViewIfNeeded()
  await expect.poll(() => inlay.counted('view')).toBe(1)
})

test('a component many screens high is viewed once it fills half of the window', async ({ page, inlay, visit }) => {
  inlay.components.set(FAQ_ID, sampleFaq({ items: Array.from({ length: 200 }, (_, index) => ({ question: `Question ${index}`, answer: 'Yes.' })) }))
  await visit('counting')
  await expect(page.locator('summary')).toHaveCount(200)
  await expect.poll(() => inlay.counted('view')).toBe(1)
})

test('the fragment of an address is not sent, and a long address is cut', async ({ page, inlay, site, faq }) => {
  await page.goto(`${site.origin}/counting/page.html?q=${'x'.repeat(3_000)}#secret`)
  await expect(faq.locator('summary')).toHaveCount(3)
  await expect.poll(() => inlay.counted('component_load')).toBe(1)
  const [event] = inlay.events
  expect(event!.host_url).toHaveLength(2_000)
  expect(event!.host_url).not.toContain('secret')
})

test('many events leave in beacons small enough for the browser to take', async ({ page, inlay, site, faq }) => {
  await page.goto(`${site.origin}/counting/page.html?q=${'x'.repeat(3_000)}`)
  await expect(faq.locator('summary')).toHaveCount(3)
  await faq.evaluate((host) => {
    const summary = host.shadowRoot!.querySelector('summary')!
    for (let press = 0; press < 100; press++) summary.click()
  })
  await expect.poll(() => inlay.counted('component_interaction')).toBe(50)
})

test('a page prepared in advance counts nothing until it is shown, and then once', async ({ page, inlay, site }) => {
  // Chromium does not prerender under a debugger's eye, so the page is told that it is being prepared.
  await page.addInitScript(() => {
    let prerendering = true
    Object.defineProperty(document, 'prerendering', { get: () => prerendering })
    Object.defineProperty(document, 'hidden', { get: () => prerendering })
    Object.assign(window, {
      show() {
        prerendering = false
        document.dispatchEvent(new Event('prerenderingchange'))
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
  })
  await page.clock.install()
  await page.goto(`${site.origin}/counting/page.html`)
  await expect(page.locator('summary')).toHaveCount(3)
  await page.clock.runFor(10_000)
  expect(inlay.events).toEqual([])
  await page.evaluate(() => (window as unknown as { show(): void }).show())
  await expect.poll(async () => (await page.clock.runFor(1_000), inlay.counted('view'))).toBe(1)
  expect(await leaveAndCount(page, inlay.events)).toEqual({ component_load: 1, view: 1 })
})

test('where beacons are refused, events go by fetch', async ({ page, inlay, visit }) => {
  await page.addInitScript(() => (navigator.sendBeacon = () => false))
  await visit('counting')
  await expect.poll(() => inlay.counted('view')).toBe(1)
})
