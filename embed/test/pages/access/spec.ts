import { complaints } from '../../complaints.ts'
import { FAQ_ID, sampleFaq } from '../../sample.ts'
import { expect, test } from '../../fixture.ts'

/** From white to black, with the ones that are hard to read on either ground. */
const ACCENTS = ['#0EA5E9', '#ffffff', '#000000', '#f5c211', '#a8482a', '#ff00ff']

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in ${theme}, closed or open, whatever the accent`, async ({ page, inlay, site, visit }) => {
    site.words['ground'] = theme
    await page.emulateMedia({ reducedMotion: 'reduce' })
    inlay.components.set(FAQ_ID, sampleFaq({ styles: { theme } }))
    ACCENTS.forEach((accentColor, index) => inlay.components.set(`accent-${index}`, sampleFaq({ styles: { accentColor, theme } }, `accent-${index}`)))
    await visit('access')
    await page.evaluate((count) => {
      for (let index = 0; index < count; index++) {
        const host = document.createElement('div')
        host.setAttribute('data-inlay', `accent-${index}`)
        document.querySelector('main')!.append(host)
      }
    }, ACCENTS.length)
    const first = page.locator('details:first-child')
    await expect(first).toHaveCount(1 + ACCENTS.length)
    expect(await complaints(page), 'closed').toEqual([])
    for (const details of await first.all()) await details.locator('summary').click()
    await expect(page.locator('details[open]')).toHaveCount(1 + ACCENTS.length)
    expect(await complaints(page), 'open').toEqual([])
  })
}

test('axe does look into the component', async ({ page, site, faq, visit }) => {
  site.words['ground'] = 'dark'
  await visit('access')
  await expect(faq.locator('summary')).toHaveCount(3)
  expect((await complaints(page)).join(), 'light text colours on a dark page').toContain('color-contrast')
})

test('the tab key reaches each question, Enter and Space open and close it', async ({ page, inlay, faq, visit }) => {
  await visit('access')
  await expect(faq.locator('summary')).toHaveCount(3)
  await page.keyboard.press('Tab')
  await expect(faq.locator('summary').first()).toBeFocused()
  await expect(faq.locator('summary').first()).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(faq.locator('details').first()).toHaveAttribute('open')
  await page.keyboard.press('Enter')
  await expect(faq.locator('details').first()).not.toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(faq.locator('details').nth(1)).toHaveAttribute('open')
  await expect.poll(() => inlay.counted('component_interaction')).toBe(2)
})

test('a screen reader is given the heading, and each question as something that opens', async ({ faq, visit }) => {
  await visit('access')
  await faq.locator('summary').first().click()
  await expect(faq.locator('.inlay')).toMatchAriaSnapshot(`
    - heading "Before you order" [level=2]
    - group:
      - text: Are the glazes food safe?
      - paragraph: /Every piece is fired/
    - group: How long does delivery take?
    - group: What if something arrives broken?
  `)
})

test('a page that is read from right to left gets its icon on the left', async ({ page, inlay, site, faq, visit }) => {
  site.words['dir'] = 'rtl'
  inlay.components.set(FAQ_ID, sampleFaq({ title: 'أسئلة', items: [{ question: 'كم يستغرق التوصيل؟', answer: 'يومان إلى أربعة.' }] }))
  await visit('access')
  const summary = (await faq.locator('summary').boundingBox())!
  const icon = (await faq.locator('.icon').boundingBox())!
  expect(icon.x - summary.x).toBeLessThan(1)
  await expect(faq.locator('h2')).toHaveCSS('direction', 'rtl')
  const text = await faq.locator('summary span').evaluate((span) => {
    const range = document.createRange()
    range.selectNodeContents(span)
    return range.getBoundingClientRect().right
  })
  expect(Math.abs(text - (summary.x + summary.width))).toBeLessThan(2)
  expect(await complaints(page)).toEqual([])
})

test('words without end wrap at 320 px, and nothing scrolls sideways', async ({ page, inlay, faq, visit }) => {
  const endless = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(10)
  inlay.components.set(FAQ_ID, sampleFaq({ title: endless.slice(0, 200), items: [{ question: endless, answer: `${endless}\n\nhttps://example.org/${'x'.repeat(400)}` }] }))
  await page.setViewportSize({ width: 320, height: 640 })
  await visit('access')
  await faq.locator('summary').click()
  await expect(faq.locator('p').last()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await faq.evaluate((host) => [...host.shadowRoot!.querySelectorAll('h2, span, p')].every((element) => element.getBoundingClientRect().right <= 304))).toBe(true)
})

test('two hundred questions of full length are drawn and can be opened', async ({ inlay, faq, visit }) => {
  const items = Array.from({ length: 200 }, (_, index) => ({ question: `${index} ${'question '.repeat(54)}`, answer: 'answer '.repeat(1_400) }))
  inlay.components.set(FAQ_ID, sampleFaq({ items }))
  await visit('access')
  await expect(faq.locator('summary')).toHaveCount(200)
  await faq.locator('summary').last().click()
  await expect(faq.locator('details').last()).toHaveAttribute('open')
})

test('auto follows the system while the page is open; light and dark stay', async ({ page, inlay, faq, visit }) => {
  const LIGHT = 'rgb(22, 25, 29)'
  const DARK = 'rgb(236, 238, 241)'
  for (const [theme, onLight, onDark] of [['auto', LIGHT, DARK], ['light', LIGHT, LIGHT], ['dark', DARK, DARK]] as const) {
    inlay.components.set(FAQ_ID, sampleFaq({ styles: { theme } }))
    await page.emulateMedia({ colorScheme: 'light' })
    await visit('access')
    await expect(faq.locator('h2')).toHaveCSS('color', onLight)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(faq.locator('h2')).toHaveCSS('color', onDark)
  }
})

test('the face is the page’s, or the system’s where the owner says so', async ({ inlay, faq, visit }) => {
  await visit('access')
  await expect(faq.locator('h2')).toHaveCSS('font-family', 'sans-serif')
  inlay.components.set(FAQ_ID, sampleFaq({ styles: { font: 'system' } }))
  await visit('access')
  await expect(faq.locator('h2')).toHaveCSS('font-family', /^system-ui/)
})

test('who asks for less motion gets none', async ({ page, faq, visit }) => {
  await visit('access')
  await expect(faq.locator('.icon').first()).toHaveCSS('transition-duration', '0.16s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(faq.locator('.icon').first()).toHaveCSS('transition-property', 'none')
  await faq.locator('summary').first().click()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
