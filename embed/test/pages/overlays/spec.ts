import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { PageApi } from '../../../src/loader/page-api.ts'
import { holdBack } from '../../hold-back.ts'
import { expect, markerOf, openByPage, test } from '../../overlay-fixture.ts'
import { leave } from '../../fixture.ts'
import { withoutNewPlacing } from '../../old-browser.ts'
import { idOf } from '../../samples.ts'

declare const Inlay: PageApi

const KINDS = ['banner', 'modal', 'widget'] as const
type Kind = (typeof KINDS)[number]

const DIST = join(import.meta.dirname, '../../../dist')

const BUTTONS = { content: { kind: 'buttons', buttons: [{ text: 'Not now' }] } }
const LINKS = { content: { kind: 'links', links: [{ text: 'How we pack', url: '#more' }] } }
const CHANGES: Record<Kind, Record<string, unknown>> = { banner: {}, modal: { ...BUTTONS, trigger: { on: 'delay', seconds: 0 } }, widget: LINKS }
/** What lies over the page once it shows. */
const SHOWN: Record<Kind, string> = { banner: '[role=region]', modal: 'dialog[open]', widget: '.launch' }

for (const kind of KINDS) {
  test(`${kind}: the script three times and two markers show one, from one call, with one view`, async ({ page, inlay, site, publish, visit }) => {
    publish(kind, CHANGES[kind])
    const script = (query: string) => `<script src="${inlay.origin}/embed.js${query}"></script>`
    site.words['markers'] = script('') + markerOf(kind) + script('?v=2') + markerOf(kind)
    await visit('overlays')
    await expect(page.locator(SHOWN[kind])).toHaveCount(1)
    await expect.poll(() => inlay.counted('component_load')).toBe(2)
    await expect.poll(() => inlay.counted('view')).toBe(1)
    await expect(page.locator(SHOWN[kind])).toHaveCount(1)
    await leave(page)
    expect(inlay.asked.filter((path) => path === '/v1/components')).toHaveLength(1)
    expect(inlay.counted('view')).toBe(1)
  })

  test(`${kind}: a container mounted, unmounted and mounted again in one turn shows one`, async ({ page, inlay, show }) => {
    await show(kind, CHANGES[kind])
    await expect(page.locator(SHOWN[kind])).toHaveCount(1)
    await page.evaluate(() => {
      const place = document.querySelector('#place')!
      const copy = place.firstElementChild!.cloneNode() as Element
      place.firstElementChild!.remove()
      place.append(copy)
      copy.remove()
      place.append(copy)
    })
    await expect.poll(() => inlay.counted('component_load')).toBe(2)
    await expect(page.locator(SHOWN[kind])).toHaveCount(kind === 'modal' ? 0 : 1)
    await expect(page.locator('html')).not.toHaveAttribute('style')
  })

  test(`${kind}: opened by the page before the script is there, it opens once it is`, async ({ page, inlay, site, publish }) => {
    const release = holdBack(inlay, '/v1/components')
    publish(kind, { ...CHANGES[kind], ...(kind === 'modal' ? { trigger: { on: 'click', buttonText: '' } } : {}) })
    site.words['markers'] = markerOf(kind)
    await page.goto(`${site.origin}/overlays/page.html`)
    await openByPage(page, idOf(kind))
    release()
    await expect(page.locator(kind === 'widget' ? '.panel' : SHOWN[kind])).toBeVisible()
  })

  test(`${kind}: on a page in the background the view counts once it is looked at`, async ({ page, inlay, show }) => {
    await page.addInitScript(() => {
      let away = true
      Object.defineProperty(document, 'hidden', { get: () => away })
      Object.assign(window, {
        comeBack() {
          away = false
          document.dispatchEvent(new Event('visibilitychange'))
        },
      })
    })
    await show(kind, CHANGES[kind])
    await expect.poll(() => inlay.counted('component_load')).toBe(1)
    expect(inlay.counted('view')).toBe(0)
    await page.evaluate(() => (window as unknown as { comeBack(): void }).comeBack())
    await expect.poll(() => inlay.counted('view')).toBe(1)
  })

  test(`${kind}: an owner hides it with the hidden attribute, or with what it stands in`, async ({ page, show }) => {
    const host = await show(kind, { ...CHANGES[kind], ...(kind === 'modal' ? { trigger: { on: 'click', buttonText: 'Open' } } : {}) })
    const seen = kind === 'modal' ? host.getByRole('button') : page.locator(SHOWN[kind])
    await expect(seen).toBeVisible()
    await page.evaluate(() => document.querySelector<HTMLElement>('#place')!.style.setProperty('visibility', 'hidden'))
    await expect(seen).toBeHidden()
    await page.evaluate(() => document.querySelector<HTMLElement>('#place')!.style.removeProperty('visibility'))
    await host.evaluate((element) => element.setAttribute('hidden', ''))
    await expect(seen).toBeHidden()
  })

  test(`${kind}: what lies over the page is not printed`, { tag: '@chromium' }, async ({ page, show }) => {
    // The other browsers' drivers do not switch to print.
    await show(kind, CHANGES[kind])
    await expect(page.locator(SHOWN[kind])).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator(SHOWN[kind])).toBeHidden()
    await expect(page.locator('h1')).toBeVisible()
  })

  test(`${kind}: rules of the page that reach everywhere leave it as it is`, async ({ page, site, show }) => {
    const box = async (rules: string) => {
      site.words['style'] = rules
      await show(kind, { ...CHANGES[kind], ...(kind === 'modal' ? { frequency: 'always' } : {}) })
      await expect(page.locator(SHOWN[kind])).toBeVisible()
      await settled(page)
      return page.locator(SHOWN[kind]).evaluate((element) => {
        const { color, fontSize, backgroundColor, position } = getComputedStyle(element)
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y, width, height, color, fontSize, backgroundColor, position }
      })
    }
    const plain = await box('body { font: 16px sans-serif !important }')
    const rules = 'dialog, [popover], button, p, div { display: none; color: red !important; font-size: 60px !important; position: absolute !important; top: 300px !important } ::backdrop { background: red } #place, #place div { display: block; position: static !important; float: left; columns: 3; text-transform: uppercase; letter-spacing: 9px }'
    expect(await box(`body { font: 16px sans-serif !important } ${rules}`)).toEqual(plain)
  })
}

for (const [kind, file, box, far] of [['banner', 'banner', '.banner', 8], ['modal', 'modal-dialog', '.card', 12]] as const) {
  test(`${kind}: on phones that place nothing by the line's direction its cross is at the end all the same`, async ({ page, site, show }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(`**/embed/${file}-*.js`, async (route) => {
      const chunk = await readFile(join(DIST, new URL(route.request().url()).pathname), 'utf8')
      await route.fulfill({ body: withoutNewPlacing(chunk), contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } })
    })
    for (const dir of ['ltr', 'rtl']) {
      site.words['dir'] = dir
      const host = await show(kind, { ...CHANGES[kind], frequency: 'always' })
      const [cross, around] = [(await host.getByRole('button', { name: 'Close' }).boundingBox())!, (await host.locator(box).boundingBox())!]
      const [left, right] = [cross.x - around.x, around.x + around.width - cross.x - cross.width]
      expect(Math.round(dir === 'ltr' ? right : left), dir).toBe(far)
    }
  })
}

test('a route left and entered twenty times while its modal is open leaves the page free each time', async ({ page, show, inlay }) => {
  await show('modal', { ...BUTTONS, frequency: 'always' })
  for (let round = 0; round < 20; round++) {
    await openByPage(page, idOf('modal'))
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await page.evaluate(() => {
      const host = document.querySelector('[data-inlay]')!
      Object.assign(window, { left: host.cloneNode() })
      host.remove()
    })
    await expect(page.locator('html')).not.toHaveAttribute('style')
    await page.evaluate(() => document.querySelector('#place')!.append((window as unknown as { left: Element }).left))
    await expect(page.locator('[data-inlay]').getByRole('button').first()).toBeVisible()
  }
  expect(inlay.asked.filter((path) => path === '/v1/components')).toHaveLength(1)
})

test('a banner, a widget and a modal on one page keep out of each other’s way', async ({ page, site, publish, visit }) => {
  publish('banner', CHANGES.banner)
  publish('widget', CHANGES.widget)
  publish('modal', { ...BUTTONS, trigger: { on: 'click', buttonText: 'Get the code' } })
  site.words['markers'] = KINDS.map((kind) => markerOf(kind)).join('')
  await visit('overlays')
  await page.getByRole('button', { name: 'Get Started' }).click()
  await expect(page.locator('.panel')).toBeVisible()
  await page.getByRole('button', { name: 'Get the code' }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page.locator('.panel')).toBeVisible()
  await expect(page.locator('[role=region]')).toBeVisible()
  await page.evaluate((ids) => ids.forEach((id) => Inlay.close(id)), KINDS.map((kind) => idOf(kind)))
  await expect(page.locator('.panel')).toBeHidden()
  await expect(page.locator('[role=region]')).toHaveCount(0)
})

const settled = (page: Page) => page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
