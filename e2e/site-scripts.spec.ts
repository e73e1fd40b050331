import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { readBuilt, sitemapOf } from './support/built-pages.ts'
import { Inlay } from './support/inlay.ts'

let inlay: Inlay
test.beforeAll(async () => {
  inlay = await Inlay.start()
})
test.afterAll(() => inlay?.remove())

/** @returns what says how many bytes of JavaScript a page has asked for */
function scriptBytes(page: Page): () => number {
  let bytes = 0
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    expect(response.headers()['content-encoding']).toBe('br')
    bytes += Number(response.headers()['content-length'])
  })
  return () => bytes
}

test('the landing page loads at most 90 KB of JavaScript, the component at work in it included', async ({ page }) => {
  const bytes = scriptBytes(page)
  await page.goto(inlay.origin)
  await expect(page.locator('summary').getByText('Are the glazes food safe?')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(bytes()).toBeGreaterThan(50_000)
  expect(bytes()).toBeLessThanOrEqual(90 * 1024)
})

test('a public page loads what its live parts need and nothing else, each when it comes near', async ({ page }) => {
  const bytes = scriptBytes(page)
  await page.goto(`${inlay.origin}/pricing`)
  await page.waitForLoadState('networkidle')
  // It has none above its foot.
  expect(bytes()).toBeLessThan(5 * 1024)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(bytes).toBeGreaterThan(30 * 1024)
  expect(bytes()).toBeLessThan(80 * 1024)
  // A part is not told from one that is not yet alive by its looks, so what is chosen is chosen until it takes.
  await expect.poll(async () => {
    await page.getByLabel('Colour scheme').selectOption('light')
    await page.getByLabel('Colour scheme').selectOption('dark')
    return page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'))
  }).toBe('dark')
  await page.goto(`${inlay.origin}/docs/install`)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Colour scheme')).toHaveValue('dark')
})

test('no public page moves or complains while it comes to life, and no part of it is drawn otherwise than it was built', async ({ page }) => {
  test.slow()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${new URL(page.url()).pathname}: ${error.message}`))
  page.on('console', (message) => message.type() === 'error' && complaints.push(`${new URL(page.url()).pathname}: ${message.text()}`))
  await page.addInitScript(() => {
    const told = window as unknown as { moved: number }
    told.moved = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) told.moved += entry.value
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of await sitemapOf(inlay)) {
    await page.goto(inlay.origin + path)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved), `${path} moves`).toBeLessThan(0.05)
    expect(await page.content(), `${path} has the address of this Inlay`).not.toContain('public-url.invalid')
    // Sign-in and the API reference are screens of the app, built for whoever comes from elsewhere.
    if (path === '/auth' || path === '/api/docs') continue
    const parts = page.locator('[data-island]')
    const count = await parts.count()
    expect(count, path).toBeGreaterThan(0)
    for (let i = 0; i < count; i++) await parts.nth(i).scrollIntoViewIfNeeded()
    // React marks what it has taken over.
    await expect.poll(() => parts.evaluateAll((all) => all.filter((part) => !Object.keys(part).some((key) => key.startsWith('__reactContainer'))).length), path).toBe(0)
  }
  expect(complaints).toEqual([])
})

test('from within the app a public page is drawn by the router, and works the same', async ({ page }) => {
  await page.goto(`${inlay.origin}/auth`)
  await expect(page.locator('[inert] form')).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('link', { name: 'Inlay, home' }).click()
  await page.getByLabel('First question').fill('Do you ship abroad?')
  await expect(page.locator('summary').getByText('Do you ship abroad?')).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('a call of the API reference is where its address says, though those before it are not drawn yet', async ({ page }) => {
  const { paths } = JSON.parse(await readBuilt(inlay, '/api/openapi.json')) as { paths: Record<string, object> }
  expect(Object.keys(paths).length).toBeGreaterThan(30)
  await page.goto(`${inlay.origin}/api/docs#get-api-analytics-hosts`)
  const call = page.locator('#get-api-analytics-hosts')
  const top = async () => Math.round((await call.boundingBox())?.y ?? -1)
  await expect.poll(top).toBe(72)
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('navigation', { name: 'Procedures' }).locator('a[href="#get-api-components"]').click()
  await expect.poll(async () => Math.round((await page.locator('#get-api-components').boundingBox())?.y ?? -1)).toBe(72)
})

test('sign-in is there to be read before its scripts are, takes nothing that would be lost, and is ready with 170 KB of them', async ({ page }) => {
  expect(await readBuilt(inlay, '/auth')).toContain('Signing in needs JavaScript')
  const bytes = scriptBytes(page)
  let arrive = () => {}
  const asked = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/*.js', async (route) => (await asked, route.fallback()))
  await page.setViewportSize({ width: 390, height: 800 })
  // The other form comes a second later, by itself; what was loaded until then is what sign-in needed, however late it is looked at.
  const needed = page.waitForRequest(/\/assets\/sign-up-form-/).then(bytes)
  await page.goto(`${inlay.origin}/auth`, { waitUntil: 'commit' })
  const email = page.locator('input[type=email]')
  await expect(email).toBeVisible()
  await expect(page.locator('[inert]').filter({ has: email })).toBeVisible()
  arrive()
  await expect(email).toBeFocused()
  const before = await needed
  expect(before).toBeGreaterThan(50_000)
  expect(before).toBeLessThanOrEqual(170 * 1024)
  await expect.poll(bytes).toBeGreaterThan(before)
  // What the browser would fill in on the way back, the form would not know of.
  await email.fill('ada@studio.example')
  await page.goto(`${inlay.origin}/pricing`)
  await page.goBack()
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('')
})

// Applied a second time, by a script that brings its styles with it, it would lay out the whole page anew.
test('the style sheet with the typeface is applied once, whatever a page loads later', async ({ page }) => {
  for (const path of ['/', '/demo', '/docs/poll']) {
    await page.goto(inlay.origin + path)
    await expect.poll(() => page.evaluate(() => [...document.querySelectorAll('main *')].some((element) => element.shadowRoot !== null)), path).toBe(true)
    const sheets = await page.evaluate(() => [...document.styleSheets].filter(({ cssRules }) => [...cssRules].some((rule) => rule instanceof CSSFontFaceRule)).map(({ href }) => href))
    expect(sheets, path).toHaveLength(1)
  }
})
