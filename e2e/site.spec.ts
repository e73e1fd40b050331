import { expect, test } from '@playwright/test'
import { readBuilt, sitemapOf } from './support/built-pages.ts'
import { Inlay } from './support/inlay.ts'

let inlay: Inlay
test.beforeAll(async () => {
  inlay = await Inlay.start()
})
test.afterAll(() => inlay?.remove())

const read = (path: string) => readBuilt(inlay, path)
const sitemap = () => sitemapOf(inlay)
const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))

test('every link of every public page leads somewhere that exists', async () => {
  const paths = await sitemap()
  expect(paths.length).toBeGreaterThan(20)
  const pages = new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)))
  const broken: string[] = []
  const looked = new Map<string, Promise<number>>()
  for (const [path, html] of pages) {
    for (const [, href] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const link = href!.replaceAll('&amp;', '&')
      if (/^(mailto:|https?:)/.test(link)) {
        if (/^https?:/.test(link)) broken.push(`${path}: ${link} is elsewhere`)
        continue
      }
      const { pathname, hash } = new URL(link, inlay.origin + path)
      const own = pages.get(pathname)
      if (own) {
        if (hash.length > 1 && !idsOf(own).has(hash.slice(1))) broken.push(`${path}: ${link} has no such place`)
        continue
      }
      if (!looked.has(pathname)) looked.set(pathname, fetch(inlay.origin + pathname).then((answer) => answer.status))
      if ((await looked.get(pathname)) !== 200) broken.push(`${path}: ${link}`)
    }
  }
  expect(broken).toEqual([])
})

test('every public page tells search engines and link previews what it is, under its own address', async () => {
  const titles = new Set<string>()
  for (const path of await sitemap()) {
    const html = await read(path)
    titles.add(/<title>([^<]+)<\/title>/.exec(html)![1]!)
    expect(html, path).toContain(`<link rel="canonical" href="${inlay.origin}${path}"/>`)
    expect(html, path).toContain(`<meta property="og:image" content="${inlay.origin}/social.png"/>`)
    expect(/<meta name="description" content="([^"]+)"/.exec(html)![1]!.length, path).toBeGreaterThan(15)
    expect(html.match(/<h1\b/g)?.length, `${path}: one h1`).toBe(1)
    expect(html, `${path} asks for scripts before it shows`).not.toMatch(/<link rel="modulepreload"|<script[^>]+src=/)
    expect(html, path).not.toContain('public-url.invalid')
    for (const [, data] of html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)) expect(JSON.parse(data!), path).toHaveProperty('@context')
  }
  expect(titles.size).toBe((await sitemap()).length)
  // So do the snippets to copy, for whoever reads without scripts.
  expect(await read('/docs/install')).toContain(`&quot;${inlay.origin}/embed.js&quot;`)
  expect(await read('/robots.txt')).toContain(`Sitemap: ${inlay.origin}/sitemap.xml`)
  const { icons } = JSON.parse(await read('/site.webmanifest')) as { icons: { src: string }[] }
  for (const file of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/social.png', ...icons.map(({ src }) => src)]) {
    expect((await fetch(inlay.origin + file)).headers.get('content-type'), file).toMatch(/^image\//)
  }
  const script = /\/assets\/islands[^"]+\.js/.exec(await read('/'))![0]
  const asset = await fetch(inlay.origin + script, { headers: { 'accept-encoding': 'br' } })
  expect([asset.headers.get('content-encoding'), asset.headers.get('cache-control')]).toEqual(['br', 'public, max-age=31536000, immutable'])
})

test('the public pages say what they have to, and work', async ({ page }) => {
  const go = async (path: string) => {
    await page.goto(inlay.origin + path)
    // What is pressed waits for the scripts, which come after the first picture.
    await expect(page.locator('[inert]')).toHaveCount(0)
  }
  const leads = async (text: string, to: string) => expect(page.getByRole('main').getByRole('link', { name: text, exact: true }).first()).toHaveAttribute('href', to)
  const says = async (...texts: string[]) => {
    for (const text of texts) await expect(page.getByText(text, { exact: true }).first(), text).toBeVisible()
  }

  await go('/')
  const header = page.getByRole('banner')
  for (const [text, to] of [['Home', '/'], ['Features', '/features'], ['Use Cases', '/use-cases'], ['Pricing', '/pricing'], ['Docs', '/docs'], ['Login', '/auth'], ['Sign Up', '/auth']] as const) {
    await expect(header.getByRole('link', { name: text, exact: true }).first()).toHaveAttribute('href', to)
  }
  await leads('Get Started Free', '/auth')
  await leads('How It Works', '/demo')
  await leads('Start Free Trial', '/auth')
  await leads('Explore Features', '/features')
  await says('One Script', 'Instant Updates', 'Style Isolation', 'Built-in Analytics', '10K+', 'websites', '5K+', 'active users', '99.9%', 'uptime', '50ms', 'average load')
  await expect(page.locator('blockquote')).toHaveCount(3)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Inlay`)
  await expect(footer.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
  await expect(footer.getByRole('link', { name: 'hello@inlay.example' })).toHaveAttribute('href', 'mailto:hello@inlay.example')
  await expect(footer.locator('a[href="#"]')).toHaveCount(3)

  // The figure is the embed at work.
  await page.getByLabel('First question').fill('Do you ship abroad?')
  await expect(page.locator('summary').getByText('Do you ship abroad?')).toBeVisible()
  await page.getByRole('radio', { name: 'Poll' }).check({ force: true })
  await page.getByText('Iron red').first().click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Thank you for your response!')).toBeVisible()

  await go('/features')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(14)
  await expect(page.getByRole('heading', { name: 'One-Script Architecture' })).toBeVisible()
  await leads('Get Started Free', '/auth')
  await leads('View Demo', '/demo')

  await go('/use-cases')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(8)
  await leads('Get Started Free', '/auth')
  await leads('View Demo', '/demo')

  await go('/pricing')
  for (const [name, ...texts] of [
    ['Free', '$0 forever', 'Websites1', 'Components2', 'Loads per month10K', 'Basic analytics', 'Community support', 'Not included: Custom domains', 'Not included: Priority support', 'Not included: API access'],
    ['Pro', 'Most Popular', '$29 per month', 'Websites10', 'ComponentsUnlimited', 'Loads per month500K', 'Advanced analytics', 'Email support', 'Custom domains', 'Version control', 'API access'],
    ['Enterprise', 'Custom', 'WebsitesUnlimited', 'Loads per monthUnlimited', 'Custom analytics', 'Priority support', 'White-label', 'SLA', 'Dedicated account manager', 'Invoice payment'],
  ] as const) {
    const plan = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) }) })
    for (const text of texts) await expect(plan).toContainText(text)
    await expect(plan.getByRole('link')).toHaveAttribute('href', '/auth')
  }
  await expect(page.getByRole('main')).toContainText('80% of your load limit. Exceeding it does not stop components.')
  await says('30-day money-back guarantee')
  await expect(page.getByRole('main')).toContainText('Major cards and PayPal')
  await oneAtATime(5)

  await go('/docs')
  await says('Quick Start', 'Embed Guide', 'API Reference', 'FAQ')
  await leads('Open Dashboard', '/dashboard')
  await leads('Get Started Free', '/auth')
  await oneAtATime(7)
  await page.getByRole('main').getByRole('link', { name: /^Install on your site/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Install on your site' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Poll' }).click()
  await expect(page.getByText('Which glaze should we bring back?')).toBeVisible()

  await go('/demo')
  await page.getByRole('radio', { name: 'Newsletter' }).check({ force: true })
  await page.getByLabel('Headline').fill('Letters from the kiln')
  await expect(page.getByText('Letters from the kiln', { exact: true })).toBeVisible()
  await page.getByPlaceholder('you@example.com').fill('ada@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible()
  const log = page.getByRole('log')
  for (const event of ['component_load', 'component_interaction', 'submit']) await expect(log.getByText(event, { exact: true }).first()).toBeVisible()

  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  for (const nowhere of ['/no/such/page', '/docs/no-such-guide']) {
    await go(nowhere)
    await says('404', 'Oops! Page not found')
    await leads('Return to Home', '/')
    await expect.poll(() => logged.join('\n')).toContain(nowhere)
  }

  /** The questions of the page open alone, and close again. */
  async function oneAtATime(count: number): Promise<void> {
    const questions = page.locator('main details')
    await expect(questions).toHaveCount(count)
    await questions.nth(0).locator('summary').click()
    await questions.nth(1).locator('summary').click()
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await questions.nth(1).locator('summary').click()
    await expect(page.locator('main details[open]')).toHaveCount(0)
  }
})

test('platforms go round by one every two seconds until somebody takes hold of them, and not for who wants less motion', async ({ page }) => {
  await page.clock.install()
  await page.goto(inlay.origin)
  const strip = page.getByRole('list', { name: 'Supported platforms' })
  const left = () => strip.evaluate((list) => list.scrollLeft)
  await expect(page.getByRole('radio', { name: 'FAQ' })).toBeChecked()
  await page.clock.runFor(2_000)
  await expect.poll(left).toBeGreaterThan(0)
  await strip.dispatchEvent('pointerdown')
  const held = await left()
  await page.clock.runFor(10_000)
  // One step may still have been on its way; five would have gone farther.
  expect(await left()).toBeLessThan(held + 400)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await page.clock.runFor(10_000)
  expect(await left()).toBe(0)
})
