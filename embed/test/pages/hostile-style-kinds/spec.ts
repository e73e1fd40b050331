import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { compile } from 'tailwindcss'
import { EVERY, OPENING, expect, test } from '../../every-kind.ts'
import { holdBack } from '../../hold-back.ts'
import type { Inlay } from '../../inlay.ts'

/** Rules that pages were seen to have, and worse. `main` holds the markers. */
const RULES: Record<string, string> = {
  'a .border that takes things out of the flow': '.border { position: absolute; height: 1px; overflow: hidden } div { border-style: dotted }',
  'boxes hidden for good': 'div { display: none !important }',
  'empty boxes hidden': 'div:empty { display: none !important }',
  'everything unset': '* { all: unset }',
  'everything unset for good': 'main div, main div * { all: unset !important; display: none !important }',
  'loud inherited text': 'main { font: italic 700 60px/3 serif; text-transform: uppercase; letter-spacing: 9px; word-spacing: 20px; text-align: right; white-space: nowrap; text-indent: 50px; color: red; cursor: wait; text-shadow: 2px 2px red; list-style: square; quotes: none; tab-size: 40; accent-color: red; color-scheme: dark; caret-color: red; font-variant: small-caps; hyphens: auto; line-break: anywhere; -webkit-text-stroke: 1px red; border-collapse: collapse; fill: red; stroke: red }',
  'rules for every element': 'main * { box-sizing: content-box; border: 5px solid red; padding: 9px; float: left; outline: 3px solid red; columns: 3; max-height: 20px; min-width: 900px; zoom: 1; clip-path: inset(50%); filter: none }',
  'rules for our tags and names': 'details, summary, h2, p, svg, button, input, label, dialog, form, a, .inlay, .list, .icon, .field, .button, .input, .option, .card, .panel, .banner, .over { display: block; color: red !important; margin: 30px !important; appearance: none; font-size: 40px }',
  'variables by common names': ':root { --text: red; --muted: red; --ink: red; --line: 40px; --radius: 40px; --ground: url(x); --solid: red; --wide: 7; --keyboard: 300px; --at: 90; --mark: red }',
  'variables registered that end where they are set': ['radius', 'text', 'line', 'wide', 'at'].map((name) => `@property --${name} { syntax: "*"; inherits: false }`).join(' '),
}

/** Everything that a visitor sees of the components: each element's box, and all that its style comes to. */
const picture = (page: Page) =>
  page.evaluate(() => {
    const lines: string[] = []
    for (const element of visitor.all('*')) {
      const root = element.getRootNode() as ShadowRoot
      // What lies over the page has its place in the window, the rest in its marker.
      const over = element.closest('dialog, .over')
      const isThere = element.getClientRects().length > 0
      const origin = over || !isThere ? { x: 0, y: 0 } : root.host.getBoundingClientRect()
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x - origin.x, y - origin.y, width, height].map((value) => Math.round(value * 2) / 2).join(' ')
      const name = `${element.localName}.${element.getAttribute('class') ?? ''}`
      const looks = (pseudo?: string) => {
        const style = getComputedStyle(element, pseudo)
        // Variables are nothing to see by themselves; places come to lengths in the page, which the box says already.
        return [...style].filter((property) => !/^(--|inset|top|bottom|left|right)/.test(property)).map((property) => `${property}:${style.getPropertyValue(property)}`).join(';')
      }
      lines.push(`${name} ${box} ${looks()}`)
      for (const pseudo of ['::before', '::after']) if (getComputedStyle(element, pseudo).content !== 'none') lines.push(`${name}${pseudo} ${looks(pseudo)}`)
    }
    return lines
  })

/** The properties that differ, for whoever reads a failure. */
function differences(now: readonly string[], plain: readonly string[]): string[] {
  if (now.length !== plain.length) return [`${now.length} elements instead of ${plain.length}`]
  return now.flatMap((line, index) => {
    const before = new Set(plain[index]!.split(';'))
    const changed = line.split(';').filter((part) => !before.has(part))
    return changed.length ? [`${line.split(' ')[0]}: ${changed.slice(0, 4).join('; ')}`] : []
  })
}

/** One width and one face on every page: those are the page's to choose. */
const SAME = 'main { display: block !important; width: 500px !important; max-height: none !important; padding: 0 !important; border: 0 !important; margin: 0 !important; columns: auto !important; float: none !important; position: static !important } main > div[class] { display: block } #place > div { width: 500px !important; min-width: 0 !important; margin: 0 !important; outline: 0 !important; clip-path: none !important; font-family: sans-serif !important }'

/** The rest is for the long run: each takes as long as a whole spec elsewhere. */
const TRIED = Object.entries(RULES).slice(0, process.env['INLAY_TEST_LONG'] ? undefined : 3)

for (const [name, rules] of TRIED) {
  test(`all kinds look the same on a page with ${name}, and leave it as it is`, async ({ page, inlay, site, showEvery, publishEvery }) => {
    const show = async (css: string) => {
      site.words['head'] = `<style>${css} ${SAME}</style>`
      await showEvery()
      await ready(page)
      return picture(page)
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const plain = await show('')
    expect(plain.length).toBeGreaterThan(600)
    expect(differences(await show(rules), plain)).toEqual([])
    publishEvery()
    await unchanged(page, inlay)
  })
}

test('all kinds look the same on a page made with Tailwind, and leave it as it is', async ({ page, inlay, site, showEvery }) => {
  const sheet = await tailwind(['border', 'flex', 'grid', 'hidden', 'text-lg', 'font-bold', 'rounded-lg', 'bg-slate-900', 'text-white', 'ring-2', 'shadow-lg', 'translate-x-4', 'prose', 'space-y-4', 'divide-y', 'transition'])
  expect(sheet).toContain('@property')
  const show = async (css: string) => {
    site.words['head'] = `<style>${css} ${SAME}</style>`
    await showEvery()
    await ready(page)
    return picture(page)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const plain = await show('')
  expect(differences(await show(sheet), plain)).toEqual([])
  await unchanged(page, inlay)
})

/** Opens and fills in what shows more than it does at first. */
async function ready(page: Page): Promise<void> {
  await page.evaluate((ids) => visitor.open(ids), OPENING)
  await page.evaluate(() => visitor.complain())
  await page.evaluate(async () => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    // Loaded or not, but not one here and the other there.
    for (const image of visitor.all<HTMLImageElement>('img')) {
      image.loading = 'eager'
      await visitor.until(() => image.complete, 'a picture')
    }
  })
  await page.mouse.move(0, 0)
}

/** The page before the script came, and after: all that is its own. */
async function unchanged(page: Page, inlay: Inlay): Promise<void> {
  const release = holdBack(inlay, '/v1/components')
  await page.reload({ waitUntil: 'domcontentloaded' })
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, head, head *, body, header, header *, main, footer, footer *')].map((element) => {
        const style = getComputedStyle(element)
        // The height that components take is theirs, and moves what is below.
        const ignored = /^(block-size|height|perspective-origin|transform-origin|inset|top|bottom)/
        return `${element.localName} ${[...style].filter((property) => !ignored.test(property)).map((property) => `${property}:${style.getPropertyValue(property)}`).join(';')}`
      }),
    )
  const before = await looks()
  release()
  await page.evaluate((count) => visitor.drawn(count), EVERY.length)
  expect(differences(await looks(), before)).toEqual([])
  expect(await page.evaluate(() => [document.adoptedStyleSheets.length, document.styleSheets.length, document.body.children.length])).toEqual([0, 1, 3])
}

/** What Tailwind's own compiler makes for a page with these classes, its reset included. */
async function tailwind(classes: string[]): Promise<string> {
  const require = createRequire(import.meta.url)
  const { build } = await compile('@import "tailwindcss";', {
    loadStylesheet: async (id, base) => {
      const path = require.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id)
      return { path, base, content: await readFile(path, 'utf8') }
    },
  })
  return build(classes)
}
