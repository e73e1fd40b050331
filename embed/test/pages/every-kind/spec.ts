import type { Page } from '@playwright/test'
import type { DeliveredComponent } from '@inlay/contract/delivery'
import { EVERY, IDS, MARKERS, OPENING, expect, leave, test } from '../../every-kind.ts'
import { recordViolations } from '../../violations.ts'

test('the script three times on a page with all kinds acts once: one call, and of each one drawing and one view', async ({ page, inlay, site, visit, publishEvery }) => {
  publishEvery()
  site.words['head'] = `<script src="${inlay.origin}/embed.js"></script>`
  site.words['markers'] = `<script src="${inlay.origin}/embed.js?v=2" defer></script>${MARKERS}`
  await visit('every-kind')
  await page.evaluate((count) => visitor.drawn(count), EVERY.length)
  const unseen = () => IDS.filter((id) => !inlay.events.some((event) => event.event_type === 'view' && event.component_id === id))
  await expect.poll(async () => (await scrollThrough(page), unseen()), { timeout: 15_000 }).toEqual([])
  await leave(page)
  expect(inlay.asked.filter((path) => path === '/v1/components')).toHaveLength(1)
  for (const type of ['component_load', 'view'] as const) {
    const ids = inlay.events.filter((event) => event.event_type === type).map((event) => event.component_id)
    expect(new Set(ids).size, `${type}, each once`).toBe(ids.length)
  }
  expect(inlay.counted('component_load')).toBe(EVERY.length)
})

test('all kinds mounted, taken out and mounted again in one turn are each drawn once, and work', async ({ page, inlay, showEvery }) => {
  await showEvery()
  await page.evaluate(() => {
    for (const host of document.querySelectorAll('#place > div')) {
      const copy = host.cloneNode() as Element
      host.replaceWith(copy)
      copy.remove()
      document.querySelector('#place')!.append(copy)
    }
  })
  await page.evaluate((count) => visitor.drawn(count), EVERY.length)
  await page.evaluate((ids) => visitor.open(ids), OPENING)
  expect(await page.evaluate(() => visitor.all('.over, dialog').length)).toBe(EVERY.filter(({ kind, id }) => ['modal', 'widget'].includes(kind) || (kind === 'banner' && !id.endsWith('inline'))).length)
  await expect.poll(() => inlay.counted('component_load')).toBe(2 * EVERY.length)
  expect(inlay.asked.filter((path) => path === '/v1/components')).toHaveLength(1)
})

const POLICIES = {
  'style-src self': "default-src 'none'; img-src 'self'; script-src INLAY; connect-src INLAY; style-src 'self'",
  'style-src none': "default-src 'none'; img-src 'self'; script-src INLAY; connect-src INLAY; style-src 'none'",
  'a nonce for styles': "default-src 'none'; img-src 'self'; script-src INLAY; connect-src INLAY; style-src 'self' 'nonce-x1'",
  'style-src-elem and style-src-attr apart': "script-src INLAY; connect-src INLAY; style-src-elem 'nonce-x1'; style-src-attr 'none'",
  'a nonce for scripts': "script-src 'nonce-x1'; connect-src INLAY; style-src 'self'",
  'a nonce for scripts, strict-dynamic': "script-src 'nonce-x1' 'strict-dynamic'; connect-src INLAY; style-src 'self'; base-uri 'none'; object-src 'none'",
  'Trusted Types required': "require-trusted-types-for 'script'; trusted-types 'none'; script-src INLAY; connect-src INLAY; style-src 'self'; form-action 'none'",
}

for (const [name, policy] of Object.entries(POLICIES)) {
  test(`under ${name} all kinds are drawn with their styles, opened and sent, and the policy has nothing to report`, async ({ page, inlay, site, showEvery, warnings }) => {
    site.headers['content-security-policy'] = policy.replaceAll('INLAY', inlay.origin)
    const violations = await recordViolations(page)
    await showEvery()
    await useAll(page)
    expect(await page.evaluate(() => visitor.all('.inlay').every((body) => getComputedStyle(body).fontSize === '15px'))).toBe(true)
    expect(violations).toEqual([])
    expect(warnings).toEqual([])
    expect(inlay.submissions.stored).toHaveLength(6)
  })
}

test('under a base element every address of all kinds is still Inlay’s', async ({ page, inlay, site, showEvery }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  site.words['head'] = '<base href="https://elsewhere.invalid/deep/">'
  await showEvery(withoutPictures)
  await useAll(page)
  await expect.poll(() => inlay.counted('submit')).toBe(6)
  expect(asked.filter((url) => !url.startsWith(inlay.origin) && !url.startsWith(site.origin))).toEqual([])
  expect(await page.evaluate(() => visitor.all('*').filter((element) => /url\(|#/.test(`${element.getAttribute('style')}${element.getAttribute('fill')}${element.getAttribute('href')}`)).length), 'no reference by fragment').toBe(0)
})

test('in a sandboxed frame without an origin, forms or storage all kinds are drawn, opened and sent', async ({ page, inlay, site, publishEvery, warnings }) => {
  publishEvery()
  site.words['markers'] = MARKERS
  await page.setContent(`<iframe sandbox="allow-scripts" src="${site.origin}/every-kind/page.html" width="1200" height="700" title="Sandboxed"></iframe>`)
  const frame = await expectFrame(page, site.origin)
  await frame.evaluate((count) => visitor.drawn(count), EVERY.length)
  await useAll(frame)
  expect(inlay.submissions.stored).toHaveLength(6)
  expect(await frame.evaluate((id) => {
    ;(window.Inlay as { close(id: string): void }).close(id)
    return visitor.all('.over[role=region]').length
  }, IDS.find((id) => EVERY.some((one) => one.id === id && one.kind === 'banner'))!)).toBe(0)
  expect(warnings).toEqual([])
})

test('a name that leads to no server leaves the page as it is', async ({ page, site, visit }) => {
  site.words['inlay'] = 'http://inlay.invalid'
  site.words['markers'] = MARKERS
  await visit('every-kind')
  await page.waitForLoadState('load')
  await expect(page.getByRole('heading', { name: 'Kiln and Clay' })).toBeVisible()
  expect(await page.evaluate(() => visitor.all('.inlay').length)).toBe(0)
})

/** Opens all that opens, has each form complain, and sends those that a visitor can send with one answer. */
async function useAll(page: Pick<Page, 'evaluate'>): Promise<void> {
  await page.evaluate((ids) => visitor.open(ids), OPENING)
  await page.evaluate(() => visitor.complain())
  expect(await page.evaluate(() => visitor.send()), 'taken').toBe(6)
}

async function expectFrame(page: Page, origin: string) {
  await expect.poll(() => page.frames().filter((frame) => frame.url().startsWith(origin)).length).toBe(1)
  return page.frames().find((frame) => frame.url().startsWith(origin))!
}

/** Brings every marker to the middle of the window, for as long as an observer needs to see it. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (const host of document.querySelectorAll('#place > div')) {
      host.scrollIntoView({ block: 'center' })
      for (let count = 0; count < 3; count++) await frame()
    }
  })

/** Those are the owner's addresses, which a base element does move. */
function withoutPictures(component: DeliveredComponent): DeliveredComponent {
  if (component.type === 'modal') return { ...component, config: { ...component.config, image: { url: '', alt: '' } } }
  if (component.type === 'form') return { ...component, config: { ...component.config, fields: component.config.fields.filter(({ type }) => type !== 'image') } }
  return component
}
