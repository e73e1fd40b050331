import type { Page } from '@playwright/test'
import { expect, test } from '../../fixture.ts'
import { holdBack } from '../../hold-back.ts'

/** Rules that pages were seen to have, and worse. */
const RULES = {
  'none of its own': '',
  'a .border that takes things out of the flow': '.border { position: absolute; height: 1px; overflow: hidden }',
  'sections hidden for good': 'section { display: none !important }',
  'empty boxes hidden': 'section:empty { display: none !important }',
  'everything unset': '* { all: unset }',
  'everything unset for good': 'section, section * { all: unset !important; display: none !important }',
  'loud inherited text': 'body { font: italic 700 60px/3 serif; text-transform: uppercase; letter-spacing: 9px; word-spacing: 20px; text-align: right; white-space: nowrap; text-indent: 50px; color: red; cursor: wait; text-shadow: 2px 2px red; list-style: square; quotes: none; tab-size: 40 }',
  'rules for every element': 'main * { box-sizing: content-box; border: 5px solid red; padding: 9px; float: left; outline: 3px solid red; columns: 3; max-height: 20px }',
  'rules for our tags and names': 'details, summary, h2, p, svg, .inlay, .list, .icon { display: block; color: red !important; margin: 30px !important } h2, p, svg, details { transform: rotate(9deg) }',
}

/** What a visitor sees of the component: the box and the looks of each of its elements. */
const picture = (page: Page) =>
  page.locator('#host').evaluate((host) => {
    const origin = host.getBoundingClientRect()
    return [...host.shadowRoot!.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, fontSize, fontWeight, fontStyle, lineHeight, letterSpacing, textTransform, textAlign, whiteSpace, textIndent, cursor, textShadow, display } = getComputedStyle(element)
      const box = [x - origin.x, y - origin.y, width, height].map((value) => Math.round(value * 10) / 10)
      return [element.localName, box, color, fontSize, fontWeight, fontStyle, lineHeight, letterSpacing, textTransform, textAlign, whiteSpace, textIndent, cursor, textShadow, display].join(' ')
    })
  })

async function show(page: Page, visit: (name: string) => Promise<void>): Promise<string[]> {
  await visit('hostile-style')
  await expect(page.locator('#host summary')).toHaveCount(3)
  // One width and one face on every page: those are the page's to choose.
  await page.addStyleTag({ content: 'main { display: block !important; width: 500px !important; padding: 0 !important; border: 0 !important; columns: auto !important; max-height: none !important } #host { width: 500px !important; margin: 0 !important; font-family: sans-serif !important }' })
  await expect.poll(() => page.locator('#host').evaluate((host) => host.getBoundingClientRect().width)).toBe(500)
  return picture(page)
}

for (const [name, rules] of Object.entries(RULES)) {
  test(`the component looks the same on a page with ${name}`, async ({ page, site, visit }) => {
    const plain = await show(page, visit)
    expect(plain.length).toBeGreaterThan(20)
    site.words['rules'] = rules
    expect(await show(page, visit)).toEqual(plain)
    await expect(page.locator('#host summary').first()).toBeVisible()
  })

  test(`the page keeps its looks under the component: ${name}`, async ({ page, inlay, site, visit }) => {
    site.words['rules'] = rules
    const release = holdBack(inlay, '/v1/components')
    await visit('hostile-style')
    const before = await looks(page)
    release()
    await expect(page.locator('#host summary')).toHaveCount(3)
    expect(await looks(page)).toEqual(before)
    expect(await page.evaluate(() => [document.adoptedStyleSheets.length, document.styleSheets.length])).toEqual([0, 1])
  })
}

test('only Inlay is new on window', async ({ page, inlay, visit }) => {
  const release = holdBack(inlay, '/embed.js')
  await visit('hostile-style')
  // What the driver keeps there, it has put there by now.
  await expect(page.locator('h1')).toBeVisible()
  const before = new Set(await page.evaluate(() => Object.getOwnPropertyNames(window)))
  release()
  await expect(page.locator('#host summary')).toHaveCount(3)
  const added = await page.evaluate(() => Object.getOwnPropertyNames(window))
  expect(added.filter((name) => !before.has(name))).toEqual(['Inlay'])
})

test('an owner hides a component with the hidden attribute, or with whatever it lies in', async ({ page, visit }) => {
  await visit('hostile-style')
  const question = page.locator('#host summary').first()
  await expect(question).toBeVisible()
  await page.evaluate(() => document.querySelector('main')!.style.setProperty('visibility', 'hidden'))
  await expect(question).toBeHidden()
  await page.evaluate(() => document.querySelector('main')!.style.setProperty('visibility', 'visible'))
  await expect(question).toBeVisible()
  await page.evaluate(() => (document.querySelector<HTMLElement>('#host')!.hidden = true))
  await expect(question).toBeHidden()
})

test('an owner still places the component: margin, width and reserved height are kept', async ({ page, site, visit }) => {
  site.words['rules'] = '#host { margin: 40px auto; max-width: 300px; min-height: 900px }'
  await visit('hostile-style')
  await expect(page.locator('#host summary')).toHaveCount(3)
  await expect(page.locator('#host')).toHaveCSS('margin-top', '40px')
  expect(await page.locator('#host').boundingBox()).toMatchObject({ width: 300, height: 900 })
})

/** Computed styles of everything that is the page's, the inside of the marker apart, and the height it gives. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, main > :not(#host), main > :not(#host) *')].map((element) => {
      const style = getComputedStyle(element)
      const ignored = /^(block-size|height|perspective-origin|transform-origin|inset|top|bottom)/
      return [...style].filter((property) => !ignored.test(property)).map((property) => `${property}:${style.getPropertyValue(property)}`)
    }),
  )
