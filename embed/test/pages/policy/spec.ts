import type { Locator, Page } from '@playwright/test'
import { withoutConstructableSheets } from '../../old-browser.ts'
import { expect, leave, test } from '../../fixture.ts'

/** Directives that the page sends; INLAY stands for Inlay's origin. */
const ALLOWING = {
  'style-src self': "default-src 'none'; script-src INLAY; connect-src INLAY; style-src 'self'",
  'style-src none': "default-src 'none'; script-src INLAY; connect-src INLAY; style-src 'none'",
  'a nonce for styles': "default-src 'none'; script-src INLAY; connect-src INLAY; style-src 'self' 'nonce-x1'",
  'style-src-elem and style-src-attr apart': "script-src INLAY; connect-src INLAY; style-src-elem 'nonce-x1'; style-src-attr 'none'",
  'a nonce for scripts': "script-src 'nonce-x1'; connect-src INLAY; style-src 'self'",
  'a nonce for scripts, strict-dynamic': "script-src 'nonce-x1' 'strict-dynamic'; connect-src INLAY; style-src 'self'; base-uri 'none'; object-src 'none'",
  'Trusted Types required': "require-trusted-types-for 'script'; trusted-types 'none'; script-src INLAY; connect-src INLAY; style-src 'self'",
}

for (const [name, policy] of Object.entries(ALLOWING)) {
  test(`under ${name} the component is drawn with its styles, and the policy has nothing to report`, async ({ page, inlay, site, faq, visit }) => {
    site.headers['content-security-policy'] = policy.replaceAll('INLAY', inlay.origin)
    const violations = await recordViolations(page)
    await visit('policy')
    await expectStyled(faq)
    await faq.locator('summary').first().click()
    await expect.poll(() => inlay.counted('component_load')).toBe(1)
    expect(await faq.evaluate((host) => host.shadowRoot!.querySelectorAll('[style]').length)).toBe(0)
    expect(violations).toEqual([])
    await leave(page)
  })
}

const REFUSING = {
  'connect-src': ["script-src INLAY; connect-src 'self'", 'Allow INLAY in connect-src.'],
  'default-src': ["script-src INLAY; default-src 'self'; style-src 'unsafe-inline'", 'Allow INLAY in'],
  'script-src': ['script-src INLAY/embed.js; connect-src INLAY', 'Allow INLAY in script-src.'],
  'script-src-elem': ['script-src-elem INLAY/embed.js; connect-src INLAY', 'Allow INLAY in script-src-elem.'],
} as const

for (const [directive, [policy, advice]] of Object.entries(REFUSING)) {
  test(`where ${directive} refuses Inlay, the page gets one warning that names it`, async ({ page, inlay, site, faq, visit, warnings }) => {
    await page.clock.install()
    site.headers['content-security-policy'] = policy.replaceAll('INLAY', inlay.origin)
    await visit('policy')
    await expect.poll(() => warnings.length).toBe(1)
    expect(warnings[0]).toContain(advice.replace('INLAY', inlay.origin))
    const tried = inlay.asked.filter(isRead)
    await page.clock.runFor(20_000)
    expect(warnings, 'later failures are not told').toHaveLength(1)
    expect(inlay.asked.filter(isRead), 'no second try').toEqual(tried)
    await expect(page.getByRole('heading', { name: 'Strict' })).toBeVisible()
    expect(await faq.evaluate((host) => host.shadowRoot)).toBeNull()
  })
}

test('without constructable style sheets the nonce reaches the style element', async ({ page, inlay, site, faq, visit }) => {
  await page.addInitScript(withoutConstructableSheets)
  site.headers['content-security-policy'] = `script-src 'nonce-x1' 'strict-dynamic'; connect-src ${inlay.origin}; style-src 'nonce-x1'`
  const violations = await recordViolations(page)
  await visit('policy')
  await expectStyled(faq)
  expect(await faq.evaluate((host) => host.shadowRoot!.querySelectorAll('style').length)).toBe(1)
  expect(violations).toEqual([])
})

test('without constructable style sheets, and without a nonce that style-src takes, nothing is drawn unstyled', async ({ page, inlay, site, faq, visit, warnings }) => {
  await page.addInitScript(withoutConstructableSheets)
  site.headers['content-security-policy'] = `script-src ${inlay.origin}; connect-src ${inlay.origin}; style-src 'self'`
  await visit('policy')
  await expect.poll(() => warnings.length).toBe(1)
  expect(warnings[0]).toContain('style-src')
  await expect(faq.locator('summary')).toHaveCount(0)
  await expect.poll(() => inlay.counted('component_error')).toBe(1)
})

const isRead = (path: string) => path !== '/v1/events'

async function expectStyled(faq: Locator): Promise<void> {
  await expect(faq.locator('summary').first()).toHaveCSS('display', 'flex')
  await expect(faq.locator('h2')).toHaveCSS('font-size', '18px')
}

/** What the page's policy refused; that an icon for the tab is refused concerns the browser alone. */
async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (what: string) => void (what.endsWith('/favicon.ico') || violations.push(what)))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      ;(window as unknown as { tellViolation(what: string): void }).tellViolation(`${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
  return violations
}
