import type { Page } from '@playwright/test'
import type { PageApi } from '../../../src/loader/page-api.ts'
import type { Inlay as Server } from '../../inlay.ts'
import { expect, test } from '../../overlay-fixture.ts'
import { roundTrip } from '../../round-trip.ts'
import { idOf } from '../../samples.ts'

declare const Inlay: PageApi

const ID = idOf('modal')
const BUTTONS = { content: { kind: 'buttons', buttons: [{ text: 'Not now' }] } }
const AT_ONCE = { ...BUTTONS, trigger: { on: 'delay', seconds: 0 } }

const dialogs = (page: Page) => page.locator('dialog[open]')

/** The dialog is on no way here: it has not been asked for. */
async function nothingAsked(page: Page, inlay: Server): Promise<void> {
  await roundTrip(page, inlay)
  expect(inlay.asked.some((path) => path.startsWith('/embed/modal-dialog'))).toBe(false)
}

/** The pointer goes out of the window, as the browser says it: between no element and none. */
const leaveWindow = (page: Page, clientY: number) => page.evaluate((y) => document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientX: 300, clientY: y, relatedTarget: null })), clientY)

test('one that the page opens takes no room and shows nothing until then', async ({ page, inlay, show }) => {
  const modal = await show('modal', { ...BUTTONS, trigger: { on: 'click', buttonText: '' } })
  await expect.poll(() => inlay.counted('component_load')).toBe(1)
  await expect(modal.getByRole('button')).toHaveCount(0)
  expect((await modal.boundingBox())!.height).toBe(0)
  await page.evaluate((id) => Inlay.open(id), ID)
  await expect(dialogs(page)).toHaveCount(1)
  await page.evaluate((id) => Inlay.close(id), ID)
  await expect(dialogs(page)).toHaveCount(0)
})

test('after a delay it opens once, and not before', async ({ page, inlay, show }) => {
  await page.clock.install()
  await show('modal', { ...BUTTONS, trigger: { on: 'delay', seconds: 20 } })
  await expect.poll(async () => (await page.clock.runFor(1_000), inlay.counted('component_load'))).toBe(1)
  await page.clock.runFor(14_000)
  await nothingAsked(page, inlay)
  await page.clock.runFor(6_000)
  await expect(dialogs(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.clock.runFor(100_000)
  await expect(dialogs(page)).toHaveCount(0)
})

test('it opens when the page was scrolled through so far, once', async ({ page, show, inlay }) => {
  await show('modal', { ...BUTTONS, frequency: 'always', trigger: { on: 'scroll', percent: 50 } })
  await expect.poll(() => inlay.counted('component_load')).toBe(1)
  const scrollTo = (share: number) =>
    page.evaluate(async (part) => {
      const { scrollHeight, clientHeight } = document.documentElement
      document.documentElement.scrollTop = (scrollHeight - clientHeight) * part
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }, share)
  await scrollTo(0.4)
  await nothingAsked(page, inlay)
  await scrollTo(0.52)
  await expect(dialogs(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await scrollTo(0)
  await scrollTo(1)
  await expect(dialogs(page)).toHaveCount(0)
})

test('a page that scrolls in an element of its own counts as well, a carousel in it does not', async ({ page, site, show, inlay }) => {
  site.words['style'] = 'body { height: 100vh; overflow: hidden } main { height: 90vh; overflow: auto } #place { height: 60px; overflow: auto } #place::after { content: ""; display: block; height: 900px }'
  await show('modal', { ...BUTTONS, trigger: { on: 'scroll', percent: 100 } })
  await expect.poll(() => inlay.counted('component_load')).toBe(1)
  const scrollToEnd = (selector: string) =>
    page.locator(selector).evaluate(async (element) => {
      element.scrollTop = element.scrollHeight
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
  await scrollToEnd('#place')
  await nothingAsked(page, inlay)
  await scrollToEnd('main')
  await expect(dialogs(page)).toHaveCount(1)
})

test('it opens when the pointer leaves at the top, and neither at a side nor for another element', async ({ page, show, inlay }) => {
  await show('modal', { ...BUTTONS, trigger: { on: 'leave' } })
  await expect.poll(() => inlay.counted('component_load')).toBe(1)
  await page.locator('#own').hover()
  await page.locator('h1').hover()
  await leaveWindow(page, 300)
  await nothingAsked(page, inlay)
  await leaveWindow(page, -1)
  await expect(dialogs(page)).toHaveCount(1)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })
  // WebKit's driver has no touch, and Firefox's none of this kind.
  test('tapping about, at the top as well, is no leaving', { tag: '@chromium' }, async ({ page, show, inlay }) => {
    await show('modal', { ...BUTTONS, trigger: { on: 'leave' } })
    await expect.poll(() => inlay.counted('component_load')).toBe(1)
    await page.touchscreen.tap(100, 0)
    await page.touchscreen.tap(100, 300)
    await page.touchscreen.tap(400, 0)
    await nothingAsked(page, inlay)
  })
})

/** Opens the page again in the same tab, and sees whether the modal opens by itself. */
async function again(page: Page, inlay: Server, opens: boolean, when: string): Promise<void> {
  const loads = inlay.counted('component_load')
  await page.reload()
  // Events are sent a second later: by then a delay of nothing is over.
  await expect.poll(() => inlay.counted('component_load')).toBeGreaterThan(loads)
  await expect(dialogs(page), when).toHaveCount(opens ? 1 : 0)
}

for (const [frequency, sameVisit, nextVisit, nextDay] of [
  ['always', true, true, true],
  ['session', false, true, true],
  ['day', false, false, true],
  ['once', false, false, false],
] as const) {
  test(`with "${frequency}" it opens by itself ${{ always: 'on every page', session: 'once in a session', day: 'once in a day', once: 'once' }[frequency]}`, async ({ page, inlay, show }) => {
    await show('modal', { ...AT_ONCE, frequency })
    await expect(dialogs(page)).toHaveCount(1)
    await expect.poll(() => inlay.counted('component_load')).toBe(1)
    await again(page, inlay, sameVisit, 'on the next page')
    await page.evaluate(() => sessionStorage.clear())
    await again(page, inlay, nextVisit, 'in the next session')
    await page.evaluate((key) => {
      sessionStorage.clear()
      if (localStorage[key]) localStorage[key] = String(Number(localStorage[key]) - 25 * 3_600_000)
    }, `inlay:${ID}`)
    await again(page, inlay, nextDay, 'on the next day')
    if (frequency === 'always') expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  })
}

test('another version does not open again for who has seen it', async ({ page, inlay, show, publish }) => {
  await show('modal', { ...AT_ONCE, frequency: 'once' })
  await expect(dialogs(page)).toHaveCount(1)
  await expect.poll(() => inlay.counted('component_load')).toBe(1)
  publish('modal', { ...AT_ONCE, frequency: 'once', title: 'New' }, 2)
  await again(page, inlay, false, 'after the change')
})

test('where storage is refused, once is once for the page', async ({ page, show, inlay, warnings }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await show('modal', { ...AT_ONCE, frequency: 'once' })
  await expect(dialogs(page)).toHaveCount(1)
  await page.evaluate(() => {
    const host = document.querySelector('[data-inlay]')!
    host.replaceWith(host.cloneNode())
  })
  await expect.poll(() => inlay.counted('component_load')).toBe(2)
  await expect(dialogs(page)).toHaveCount(0)
  expect(warnings).toEqual([])
})

test('what was opened does not come by itself after', async ({ page, show }) => {
  await show('modal', { ...BUTTONS, trigger: { on: 'leave' }, frequency: 'always' })
  await expect.poll(() => page.evaluate(() => typeof (window.Inlay as PageApi | undefined)?.refresh)).toBe('function')
  await page.evaluate((id) => Inlay.open(id), ID)
  await expect(dialogs(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await leaveWindow(page, -1)
  await leaveWindow(page, -1)
  await expect(dialogs(page)).toHaveCount(0)
})

test('on a page in the background nothing opens until it is looked at', async ({ page, show, inlay }) => {
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
  await show('modal', AT_ONCE)
  await expect.poll(() => inlay.counted('component_load')).toBe(1)
  await expect(dialogs(page)).toHaveCount(0)
  await page.evaluate(() => (window as unknown as { comeBack(): void }).comeBack())
  await expect(dialogs(page)).toHaveCount(1)
})

test('gone before its time it opens nothing, and nothing of it goes on', async ({ page, show, inlay }) => {
  await page.clock.install()
  await show('modal', { ...BUTTONS, trigger: { on: 'delay', seconds: 20 } })
  await expect.poll(async () => (await page.clock.runFor(1_000), inlay.counted('component_load'))).toBe(1)
  await page.evaluate(() => document.querySelector('[data-inlay]')!.remove())
  await page.clock.runFor(60_000)
  await nothingAsked(page, inlay)
  await expect(page.locator('html')).not.toHaveAttribute('style')
})
