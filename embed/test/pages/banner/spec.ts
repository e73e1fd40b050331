import type { PageApi } from '../../../src/loader/page-api.ts'
import { complaints } from '../../complaints.ts'
import { elementAt, expect, markerOf, test, withoutPopovers } from '../../overlay-fixture.ts'
import { idOf } from '../../samples.ts'

declare const Inlay: PageApi

const ID = idOf('banner')
const CLOSE = { name: 'Close' }

/** What makes `position: fixed` go astray, and covers everything that has no top layer. */
const TRAPS = '#place { transform: translateY(90px); overflow: hidden; contain: paint; z-index: 0 } header { z-index: 2147483647 }'

for (const position of ['top', 'bottom'] as const) {
  test(`at the ${position} it lies over the page at that edge of the window, whatever it stands in, and the page does not move`, async ({ page, site, show }) => {
    site.words['style'] = TRAPS
    await page.addInitScript(() => {
      new PerformanceObserver((list) => list.getEntries().forEach(() => document.body.setAttribute('data-shifted', ''))).observe({ type: 'layout-shift', buffered: true })
    })
    const banner = await show('banner', { position })
    const region = banner.getByRole('region', { name: 'The kiln opens on Friday at 10. See the new pieces' })
    await expect(region).toBeVisible()
    const box = (await region.boundingBox())!
    expect([box.x, box.width]).toEqual([0, await page.evaluate(() => document.documentElement.clientWidth)])
    expect(position === 'top' ? box.y : box.y + box.height).toBe(position === 'top' ? 0 : 800)
    expect(await page.evaluate(elementAt, { x: 40, y: box.y + box.height / 2 })).toContain('banner')
    expect((await banner.boundingBox())!.height, 'its marker takes no room').toBe(0)
    await expect(page.locator('body')).not.toHaveAttribute('data-shifted')
    await page.evaluate(() => scrollTo(0, 600))
    expect(await region.boundingBox()).toEqual(box)
  })

  test(`without popovers it lies at the ${position} as well, above what the page puts highest`, async ({ page, site, show }) => {
    await page.addInitScript(withoutPopovers)
    site.words['style'] = 'header { z-index: 2147483646 }'
    const banner = await show('banner', { position })
    const box = (await banner.getByRole('region').boundingBox())!
    expect(position === 'top' ? box.y : box.y + box.height).toBe(position === 'top' ? 0 : 800)
    expect(await page.evaluate(elementAt, { x: 40, y: box.y + box.height / 2 })).toContain('banner')
  })
}

test('inline it is a part of the page where its marker is', async ({ inlay, show }) => {
  const banner = await show('banner', { position: 'inline' })
  await expect(banner.getByRole('region')).toHaveCSS('position', 'relative')
  expect((await banner.boundingBox())!.height).toBeGreaterThan(35)
  await expect.poll(() => inlay.counted('view')).toBe(1)
})

test('closed, it stays closed after a reload, until another version is published', async ({ page, publish, show, inlay }) => {
  const banner = await show('banner')
  await banner.getByRole('button', CLOSE).click()
  await expect(banner.getByRole('region')).toHaveCount(0)
  await page.reload()
  await expect.poll(() => inlay.counted('component_load')).toBe(2)
  await expect(banner.getByRole('region')).toHaveCount(0)
  publish('banner', { text: 'The kiln opens on Saturday.' }, 2)
  await page.reload()
  await expect(banner.getByRole('region')).toContainText('Saturday')
})

test('one that cannot be closed has no button and comes back with each page', async ({ page, show }) => {
  const banner = await show('banner', { dismissible: false })
  await expect(banner.getByRole('region')).toBeVisible()
  await expect(banner.getByRole('button')).toHaveCount(0)
  await page.evaluate((id) => Inlay.close(id), ID)
  await expect(banner.getByRole('region')).toHaveCount(0)
})

const REFUSING = {
  'throws when it is read': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  },
}
for (const [what, refuse] of Object.entries(REFUSING)) {
  test(`where storage ${what}, closing lasts for the page`, async ({ page, show, inlay, warnings }) => {
    await page.addInitScript(refuse)
    const banner = await show('banner')
    await banner.getByRole('button', CLOSE).click()
    await expect(banner.getByRole('region')).toHaveCount(0)
    await page.evaluate(() => {
      const host = document.querySelector('[data-inlay]')!
      host.replaceWith(host.cloneNode())
    })
    await expect.poll(() => inlay.counted('component_load')).toBe(2)
    await expect(banner.getByRole('region')).toHaveCount(0)
    expect(warnings).toEqual([])
  })
}

test('in a sandboxed frame without an origin it shows and closes', async ({ page, inlay, site, visit, warnings }) => {
  site.words['markers'] = `<iframe sandbox="allow-scripts" title="Sandboxed" width="500" height="200" srcdoc='<script src="${inlay.origin}/embed.js"></script>${markerOf('banner')}'></iframe>`
  await visit('overlays')
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', CLOSE).click()
  await expect(frame.getByRole('region')).toHaveCount(0)
  expect(warnings).toEqual([])
})

test('the page shows it again and closes it', async ({ page, show }) => {
  const banner = await show('banner')
  const region = banner.getByRole('region')
  await banner.getByRole('button', CLOSE).click()
  await expect(region).toHaveCount(0)
  await page.evaluate((id) => Inlay.open(id), ID)
  await expect(region).toBeVisible()
  await page.evaluate((id) => Inlay.refresh(id), ID)
  await page.evaluate((id) => Inlay.close(id), ID)
  await expect(region).toHaveCount(0)
})

test('its link leads on, in a new tab where the owner says so, and is counted', async ({ page, show, inlay }) => {
  const banner = await show('banner', { link: { text: 'See the new pieces', url: '#more', newTab: false } })
  await banner.getByRole('link').click()
  await expect(page).toHaveURL(/#more$/)
  await expect.poll(() => inlay.counted('click')).toBe(1)
  await show('banner', { link: { text: 'See the new pieces', url: 'https://example.com/', newTab: true } })
  await expect(banner.getByRole('link')).toHaveAttribute('target', '_blank')
  await expect(banner.getByRole('link')).toHaveAttribute('rel', 'noopener')
})

test('a link that would run a script is not there', async ({ page, show, inlay }) => {
  const { config, ...rest } = inlay.components.get(ID)!
  const banner = await show('banner')
  await expect(banner.getByRole('link')).toBeVisible()
  inlay.components.set(ID, { ...rest, config: { ...config, text: '<img src=x onerror=alert(1)>', link: { text: 'Click', url: ' java\nscript:alert(1)', newTab: false } } } as never)
  await page.evaluate(() => Inlay.refresh())
  await expect(banner.getByRole('region')).toHaveText('<img src=x onerror=alert(1)>')
  await expect(banner.getByRole('link')).toHaveCount(0)
})

test('a redrawing changes words and place, and keeps the focus', async ({ page, show, publish }) => {
  const banner = await show('banner')
  const region = banner.getByRole('region')
  await banner.getByRole('button', CLOSE).focus()
  publish('banner', { text: 'The kiln is shut.', link: {} }, 2)
  await page.evaluate(() => Inlay.refresh())
  await expect(region).toHaveText('The kiln is shut.')
  await expect(banner.getByRole('button', CLOSE)).toBeFocused()
  publish('banner', { position: 'inline' }, 3)
  await page.evaluate(() => Inlay.refresh())
  await expect(region).toHaveCSS('position', 'relative')
  expect((await region.boundingBox())!.y).toBeGreaterThan(100)
  publish('banner', { position: 'bottom' }, 4)
  await page.evaluate(() => Inlay.refresh())
  await expect(region).toHaveCSS('position', 'fixed')
  const box = (await region.boundingBox())!
  expect(box.y + box.height).toBe(800)
})

test('moved within the page it stays at its edge', async ({ page, site, show }) => {
  site.words['style'] = TRAPS
  const banner = await show('banner', { position: 'bottom' })
  await expect(banner.getByRole('region')).toBeVisible()
  await page.evaluate(() => document.body.append(document.querySelector('[data-inlay]')!))
  const box = (await banner.getByRole('region').boundingBox())!
  expect(box.y + box.height).toBe(800)
})

test('the tab key reaches the link and the button, Enter closes', async ({ page, show }) => {
  const banner = await show('banner')
  await expect(banner.getByRole('link')).toBeVisible()
  await page.locator('#own').focus()
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('button', CLOSE)).toBeFocused()
  await expect(banner.getByRole('button', CLOSE)).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(banner.getByRole('region')).toHaveCount(0)
})

// Debian's Firefox ESR loses its content process (signal 11) while axe looks through the top layer; without axe it shows banners all day.
for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in ${theme}, at each place and with each accent`, { tag: '@not-firefox' }, async ({ page, site, show }) => {
    site.words['ground'] = theme
    site.words['style'] = '.dark #link { color: #8cf }'
    for (const [index, position] of (['top', 'bottom', 'inline'] as const).entries()) {
      const banner = await show('banner', { position, styles: { theme, accentColor: ['#0EA5E9', '#f5c211', '#000000'][index] } })
      await expect(banner.getByRole('region')).toBeVisible()
      expect(await complaints(page), position).toEqual([])
    }
  })
}

test('from right to left its button is on the left', async ({ site, show }) => {
  site.words['dir'] = 'rtl'
  const banner = await show('banner', { text: 'يفتح الفرن يوم الجمعة' })
  expect((await banner.getByRole('button', CLOSE).boundingBox())!.x).toBeLessThan(20)
})

test('endless words wrap on a phone, beside the button, and nothing scrolls sideways', async ({ page, show }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const endless = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4)
  const banner = await show('banner', { text: endless, link: { text: endless, url: '/new' } })
  const text = (await banner.locator('p').boundingBox())!
  const button = (await banner.getByRole('button', CLOSE).boundingBox())!
  expect(text.x).toBeGreaterThanOrEqual(16)
  expect(text.x + text.width).toBeLessThanOrEqual(button.x)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await banner.getByRole('region').evaluate((region) => region.scrollWidth <= region.clientWidth)).toBe(true)
})

test('it keeps clear of a notch and a home bar', { tag: '@chromium' }, async ({ page, show }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride' as never, { insets: { top: 40, right: 30, bottom: 34, left: 20 } } as never)
  for (const [position, side, inset] of [['top', 'top', 40], ['bottom', 'bottom', 34]] as const) {
    const banner = await show('banner', { position })
    await expect(banner.getByRole('region')).toHaveCSS(`border-${side}-width`, `${inset}px`)
    await expect(banner.getByRole('region')).toHaveCSS('border-right-width', '30px')
    expect((await banner.getByRole('button', CLOSE).boundingBox())!.x).toBe(1280 - 30 - 8 - 32)
  }
})
