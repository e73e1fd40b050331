import type { Page } from '@playwright/test'
import { expect, test } from '../../fixture.ts'

declare const shifts: number[]

async function openAndMeasure(page: Page, visit: (name: string) => Promise<void>, release: () => void): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit('shift')
  const frame = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  // Shown once without the component, so that its coming can move what is there.
  await frame()
  release()
  await expect(page.locator('summary')).toHaveCount(3)
  await frame()
  return page.evaluate(() => shifts.reduce((sum, value) => sum + value, 0))
}

for (const [height, moves] of [[220, false], [0, true]] as const) {
  test(`with ${height} px kept free, what is below ${moves ? 'moves' : 'stays where it is'}`, async ({ page, inlay, site, visit }) => {
    site.words['height'] = String(height)
    let release = () => {}
    inlay.trouble.set('/v1/components', { until: new Promise((resolve) => (release = resolve)) })
    const shift = await openAndMeasure(page, visit, release)
    if (moves) expect(shift).toBeGreaterThan(0)
    else expect(shift).toBe(0)
  })
}
