import type { Locator } from '@playwright/test'
import { withoutConstructableSheets } from '../../old-browser.ts'
import { expect, test } from '../../fixture.ts'
import { recordViolations } from '../../violations.ts'

/** Directives that the page sends, and what it is told; INLAY stands for Inlay's origin. Those that allow all are every-kind's. */
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
