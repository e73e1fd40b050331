import type { Page } from '@playwright/test'
import { holdBack } from '../../hold-back.ts'
import { FAQ_ID, sampleFaq } from '../../sample.ts'
import { expect, test } from '../../fixture.ts'

const refresh = (page: Page) => page.evaluate(() => (window.Inlay as { refresh(): void }).refresh())
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

test('calls made before a slow script arrives are done in order', async ({ page, inlay, faq, visit, warnings }) => {
  const release = holdBack(inlay, '/embed.js')
  await visit('late')
  await page.getByRole('button').click()
  await expect(faq).toHaveText('Ask us by mail.')
  release()
  await expect(faq.locator('details[open]'), 'open() was asked for before there was anything to open').toHaveCount(3)
  expect(await seen(page)).toEqual(['click', 'load faq'])
  expect(warnings).toEqual([])
})

for (const [what, path] of [
  ['script', '/embed.js'],
  ['list of components', '/v1/components'],
  ['renderer', '/embed/'],
] as const) {
  test(`a 503 for the ${what} leaves the page as it is`, async ({ page, inlay, faq, visit, warnings }) => {
    await page.clock.install()
    inlay.trouble.set(path, { status: 503 })
    await visit('late')
    await page.getByRole('button').click()
    expect(await seen(page)).toContain('click')
    await expect(faq).toHaveText('Ask us by mail.')
    if (path === '/embed.js') return
    // The retries' waits pass at once.
    await expect.poll(async () => (await page.clock.runFor(10_000), warnings.length)).toBe(1)
    expect(warnings[0]).toMatch(/^Inlay: a component is left out/)
    expect((await seen(page)).sort()).toEqual(['click', `error ${FAQ_ID}`])
    expect(inlay.asked.filter((asked) => asked.startsWith(path)).length).toBe(path === '/v1/components' ? 3 : 1)
  })
}

test('a server that comes back before the last try shows the component after all', async ({ page, inlay, faq, visit, warnings }) => {
  await page.clock.install()
  inlay.trouble.set('/v1/components', { status: 503 })
  await visit('late')
  await expect.poll(() => inlay.asked.includes('/v1/components')).toBe(true)
  inlay.trouble.clear()
  await expect.poll(async () => (await page.clock.runFor(1_000), await faq.locator('summary').count())).toBe(3)
  expect(warnings).toEqual([])
})

test('a server that cannot be reached at all leaves the page as it is', async ({ page, inlay, faq, visit, warnings }) => {
  await inlay.close()
  await visit('late')
  await page.getByRole('button').click()
  await expect(faq).toHaveText('Ask us by mail.')
  expect(await seen(page)).toEqual(['click'])
  expect(warnings).toEqual([])
})

test('a renderer that fails is counted, and asked for again once the page says so', async ({ page, inlay, faq, visit, warnings }) => {
  inlay.trouble.set('/embed/', { status: 503 })
  await visit('late')
  await expect.poll(() => inlay.counted('component_error')).toBe(1)
  await expect.poll(() => warnings.length).toBe(1)
  expect(inlay.counted('component_load')).toBe(0)
  inlay.trouble.clear()
  await refresh(page)
  await expect(faq.locator('summary')).toHaveCount(3)
})

test('of two refreshes whose answers overtake each other the later is drawn', async ({ page, inlay, faq, visit }) => {
  await visit('late')
  await expect(faq.locator('summary')).toHaveCount(3)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let older = false
  await page.route('**/v1/components*', async (route) => {
    const response = await route.fetch()
    older = true
    await held
    await route.fulfill({ response })
  }, { times: 1 })
  await refresh(page)
  await expect.poll(() => older).toBe(true)
  inlay.components.set(FAQ_ID, { ...sampleFaq({ items: [{ question: 'Is it new?', answer: 'Yes.' }] }), version: 9 })
  await refresh(page)
  await expect(faq.locator('summary')).toHaveText(['Is it new?'])
  const arrived = page.waitForResponse('**/v1/components*')
  release()
  await (await arrived).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(faq.locator('summary')).toHaveText(['Is it new?'])
})

test('a refresh while Inlay is down leaves what is there, and counts no error of a renderer', async ({ page, inlay, faq, visit, warnings }) => {
  await visit('late')
  await expect(faq.locator('summary')).toHaveCount(3)
  inlay.trouble.set('/v1/components', { status: 400 })
  await refresh(page)
  await expect.poll(() => warnings.length).toBe(1)
  // What is counted later has arrived. The page has opened them all; one is closed and opened.
  await faq.locator('summary').first().click()
  await faq.locator('summary').first().click()
  await expect.poll(() => inlay.counted('component_interaction')).toBe(1)
  expect(inlay.counted('component_error')).toBe(0)
  await expect(faq.locator('summary')).toHaveCount(3)
})

test('an answer that is not the expected JSON is taken as no answer', async ({ page, visit, warnings }) => {
  await page.route('**/v1/components*', (route) => route.fulfill({ body: '<html>Sign in to the wifi</html>', headers: { 'access-control-allow-origin': '*' } }))
  await visit('late')
  await expect.poll(() => seen(page)).toEqual([`error ${FAQ_ID}`])
  await expect.poll(() => warnings.length).toBe(1)
})
