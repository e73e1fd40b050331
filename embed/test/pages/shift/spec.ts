import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixture.ts'
import { holdBack } from '../../hold-back.ts'
import { idOf } from '../../samples.ts'

declare const shifts: number[]

/** How far what is below moved, in px, and what the browser calls the page's shift where it has a measure for it. */
async function openAndMeasure(page: Page, visit: (name: string) => Promise<void>, release: () => void, drawn: Locator): Promise<{ moved: number; shift: number | undefined }> {
  await page.addInitScript(() => {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit('shift')
  const frame = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const place = async () => (await page.getByText('Below').boundingBox())!.y
  // Shown once without the component, so that its coming can move what is there.
  await frame()
  const before = await place()
  release()
  await expect(drawn).toBeVisible()
  await frame()
  const shift = await page.evaluate(() => ('shifts' in window ? shifts.reduce((sum, value) => sum + value, 0) : undefined))
  return { moved: (await place()) - before, shift }
}

for (const [height, moves] of [[220, false], [0, true]] as const) {
  test(`with ${height} px kept free, what is below ${moves ? 'moves' : 'stays where it is'}`, async ({ page, browserName, inlay, site, visit }) => {
    site.words['height'] = String(height)
    const release = holdBack(inlay, '/v1/components')
    const { moved, shift } = await openAndMeasure(page, visit, release, page.locator('summary').last())
    if (moves) expect(moved).toBeGreaterThan(0)
    else expect(moved).toBe(0)
    expect(shift === undefined, 'Chromium alone measures').toBe(browserName !== 'chromium')
    if (shift !== undefined) expect(shift > 0).toBe(moves)
  })
}

for (const [kind, drawn] of [['banner', 'region'], ['widget', 'button']] as const) {
  test(`a ${kind} over the page moves nothing of it, with no height kept free`, async ({ page, inlay, site, visit }) => {
    site.words['height'] = '0'
    site.words['faq'] = idOf(kind)
    const release = holdBack(inlay, '/v1/components')
    const { moved, shift } = await openAndMeasure(page, visit, release, page.getByRole(drawn).first())
    expect(moved).toBe(0)
    expect(shift ?? 0).toBe(0)
  })
}
