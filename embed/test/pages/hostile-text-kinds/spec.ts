import type { Page } from '@playwright/test'
import type { DeliveredComponent } from '@inlay/contract/delivery'
import { OPENING, expect, test } from '../../every-kind.ts'

/** In the place of every text that an owner writes. */
const HOSTILE = '<img src=x onerror="owned++"><svg onload="owned++"></svg></style><script>owned++</script><a href="javascript:owned++">x</a>{{name}}${owned++}&lt;b&gt;'
/** In the place of every address. Browsers skip what stands before and in a scheme. */
const ADDRESSES = ['javascript:owned++', ' java\nscript:owned++', '\u0001JaVaScRiPt:owned++', 'data:text/html,<script>owned++</script>', 'vbscript:owned++', 'javascript://example.org/%0Aowned++']

const TEXTS = /^(title|subtitle|text|label|question|answer|placeholder|hint|description|headline|subheadline|buttonText|submitButtonText|successMessage|errorMessage|consentText|closeLabel|alt|tooltipText)$/
const LISTS = /^(options|texts)$/
const URLS = /^(url|imageUrl)$/

/** The component as an Inlay that checks nothing would deliver it. @param nextAddress in the place of each address */
function hostile(component: DeliveredComponent, nextAddress: () => string): DeliveredComponent {
  const change = (value: unknown, key: string, inList = false): unknown => {
    if (typeof value === 'string') return URLS.test(key) ? nextAddress() : inList || TEXTS.test(key) ? HOSTILE : value
    if (Array.isArray(value)) return value.map((item) => change(item, key, LISTS.test(key)))
    if (typeof value === 'object' && value) return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, change(item, name, key === 'texts')]))
    return value
  }
  return { ...component, config: change(component.config, '') } as DeliveredComponent
}

/** What the page holds of ours that no text may bring: what runs, loads or leads somewhere by itself. */
const brought = () =>
  visitor.all('script, style, iframe, b > *, svg[onload], [onerror], [onload], [src="x"], [href]:not([href^="http"]):not([href^="/"]), form[action]').map((element) => element.outerHTML)

const owned = (page: Page) => page.evaluate(() => (window as unknown as { owned: number }).owned)

test('all kinds show every text as the text it is, and lead nowhere by an address that runs', async ({ page, inlay, showEvery }) => {
  await page.addInitScript(() => Object.assign(window, { owned: 0 }))
  let addresses = 0
  await showEvery((component) => hostile(component, () => ADDRESSES[addresses++ % ADDRESSES.length]!))
  expect(addresses).toBeGreaterThan(2 * ADDRESSES.length)
  await page.evaluate((ids) => visitor.open(ids), OPENING)
  await page.evaluate(() => visitor.all<HTMLDetailsElement>('details').forEach((details) => (details.open = true)))
  await page.evaluate(() => visitor.complain())
  expect(await page.evaluate(brought)).toEqual([])
  const places = await page.evaluate((text) => visitor.all('*').filter(({ childNodes }) => [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent === text)).length, HOSTILE)
  expect(places, 'places that show it').toBeGreaterThan(100)

  // What Inlay itself says is text too.
  const fields = Object.fromEntries(['email', 'name'].map((name) => [name, HOSTILE]))
  inlay.trouble.set('/functions/v1/', { status: 400, body: { error: { code: 'BAD_REQUEST', message: HOSTILE, fields } } })
  expect(await page.evaluate(() => visitor.send()), 'taken').toBe(0)
  expect(await page.evaluate(brought)).toEqual([])
  inlay.trouble.clear()
  expect(await page.evaluate(() => visitor.send()), 'taken').toBe(6)
  expect(await page.evaluate(() => visitor.all('.done').map(({ textContent }) => textContent))).toEqual(Array.from({ length: 6 }, () => HOSTILE))
  expect(await page.evaluate(brought)).toEqual([])
  expect(await owned(page)).toBe(0)
})

test('what a visitor writes into every field is sent to the letter and run nowhere', async ({ page, inlay, site, publishEvery }) => {
  await page.addInitScript(() => Object.assign(window, { owned: 0 }))
  publishEvery()
  site.words['markers'] = '<div data-inlay="form-one-step"></div>'
  await page.goto(`${site.origin}/every-kind/page.html?utm_source=${encodeURIComponent(HOSTILE)}`)
  const form = page.locator('[data-inlay="form-one-step"]')
  const line = HOSTILE.slice(0, 900)
  await form.getByLabel('Full name').fill(line)
  await form.getByLabel('Email').fill('ann@example.com')
  await form.getByLabel('Anything else?').fill(HOSTILE)
  await form.getByLabel('A single vase').check()
  await form.locator('input[type=file]').setInputFiles({ name: '<img src=x onerror=owned++>.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(form.locator('.drop')).toContainText('<img src=x onerror=owned++>.png')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.locator('.done')).toBeVisible()
  expect(inlay.submissions.stored).toMatchObject([{ data: { name: line, more: HOSTILE, source: HOSTILE } }])
  expect(await page.evaluate(brought)).toEqual([])
  expect(await owned(page)).toBe(0)
})

test('ids, kinds and versions that are no such thing make no other address and no rule', async ({ page, inlay, showEvery }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  const bad = '0;}:host{background:url(https://elsewhere.invalid/)}.x{' as unknown as number
  await showEvery((component) => ({ ...component, version: bad, style: { ...component.style, radius: bad } }))
  await page.evaluate((ids) => visitor.open(ids), OPENING)
  expect(asked.filter((url) => url.includes('elsewhere.invalid/'))).toEqual([])
  expect(new Set(inlay.asked.filter((path) => path.startsWith('/embed/'))).size).toBeGreaterThan(5)
})
