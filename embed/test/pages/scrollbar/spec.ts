import { CHROMIUM } from '../../chromium.ts'
import { expect, test } from '../../overlay-fixture.ts'

// Playwright hides scrollbars; here their room is what is tried.
test.use({ launchOptions: { executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'], ignoreDefaultArgs: ['--hide-scrollbars'] } })

for (const [name, hasGutter] of [['a browser that keeps a gutter', true], ['one that does not', false]] as const) {
  test(`in ${name} nothing moves when the scrollbar goes and comes back`, { tag: '@chromium' }, async ({ page, show }) => {
    if (!hasGutter)
      await page.addInitScript(() => {
        const { setProperty } = CSSStyleDeclaration.prototype
        CSSStyleDeclaration.prototype.setProperty = function (this: CSSStyleDeclaration, property, ...value) {
          if (property !== 'scrollbar-gutter') setProperty.call(this, property, ...value)
        }
      })
    const modal = await show('modal')
    const main = page.locator('main')
    await expect(modal.getByRole('button')).toBeVisible()
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth), 'the window has a scrollbar').toBeGreaterThan(0)
    const before = await main.boundingBox()
    await modal.getByRole('button').click()
    await expect(modal.getByRole('dialog')).toBeVisible()
    expect(await main.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(page.locator('html')).not.toHaveAttribute('style')
    expect(await main.boundingBox()).toEqual(before)
  })
}
