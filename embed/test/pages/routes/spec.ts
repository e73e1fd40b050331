import type { PageApi } from '../../../src/loader/page-api.ts'
import { holdBack } from '../../hold-back.ts'
import { FAQ_ID, sampleFaq } from '../../sample.ts'
import { expect, test } from '../../fixture.ts'

declare function go(route: string): void
declare const Inlay: PageApi

test('a route left and entered twenty times draws its component each time, from one call', async ({ page, inlay, faq, visit }) => {
  await visit('routes')
  for (let round = 0; round < 20; round++) {
    await page.evaluate(() => go('help'))
    await expect(faq.locator('summary')).toHaveCount(3)
    await page.evaluate(() => go('home'))
    await expect(faq).toHaveCount(0)
  }
  expect(inlay.asked.filter((path) => path === '/v1/components')).toHaveLength(1)
  await expect.poll(() => inlay.counted('component_load')).toBe(20)
})

test('the same element taken out and put back is drawn again', async ({ page, faq, visit }) => {
  await visit('routes')
  await page.evaluate(() => go('help'))
  await expect(faq.locator('summary')).toHaveCount(3)
  const kept = await faq.elementHandle()
  await page.evaluate((host) => host.remove(), kept)
  await expect.poll(() => page.evaluate((host) => host.shadowRoot!.querySelectorAll('summary').length, kept)).toBe(0)
  await page.evaluate((host) => document.querySelector('main')!.append(host), kept)
  await expect(faq.locator('summary')).toHaveCount(3)
})

test('an element moved within the page keeps its open answer', async ({ page, inlay, faq, visit }) => {
  await visit('routes')
  await page.evaluate(() => go('help'))
  await faq.locator('summary').first().click()
  await page.evaluate(() => document.body.prepend(document.querySelector('[data-inlay]')!))
  await expect(faq.locator('details[open]')).toHaveCount(1)
  await expect.poll(() => inlay.counted('component_load')).toBe(1)
})

test('a place that is gone before the answer comes is left alone', async ({ page, inlay, visit }) => {
  const release = holdBack(inlay, '/v1/components')
  await visit('routes')
  await page.evaluate(() => go('help'))
  await expect.poll(() => inlay.asked.includes('/v1/components')).toBe(true)
  await page.evaluate(() => go('home'))
  const answered = page.waitForResponse('**/v1/components*')
  release()
  await (await answered).finished()
  await page.evaluate(() => go('help'))
  await expect(page.locator('summary')).toHaveCount(3)
  await expect.poll(() => inlay.counted('component_load')).toBe(1)
})

test('a marker that gets another id shows the other component', async ({ page, inlay, faq, visit }) => {
  inlay.components.set('other', sampleFaq({ title: 'The other one' }, 'other'))
  await visit('routes')
  await page.evaluate(() => go('help'))
  await expect(faq.getByRole('heading')).toHaveText('Before you order')
  await faq.evaluate((host) => host.setAttribute('data-inlay', 'other'))
  await expect(faq.getByRole('heading')).toHaveText('The other one')
  await faq.evaluate((host) => host.removeAttribute('data-inlay'))
  await expect(page.locator('summary')).toHaveCount(0)
})

test('refresh draws what was changed, keeps what is open, and takes out what was withdrawn', async ({ page, inlay, faq, visit }) => {
  await visit('routes')
  await page.evaluate(() => go('help'))
  await faq.locator('summary').first().click()
  inlay.components.set(FAQ_ID, sampleFaq({ title: 'Before you buy' }))
  const refresh = () => page.evaluate(() => Inlay.refresh())
  await refresh()
  await expect(faq.getByRole('heading')).toHaveText('Before you buy')
  await expect(faq.locator('details[open]')).toHaveCount(1)
  inlay.components.clear()
  await refresh()
  await expect(faq.locator('summary')).toHaveCount(0)
  inlay.components.set(FAQ_ID, sampleFaq())
  await refresh()
  await expect(faq.locator('summary')).toHaveCount(3)
})

test('what was withdrawn and published again on one page is a drawing and a view more', async ({ page, inlay, faq, visit }) => {
  await visit('routes')
  await page.evaluate(() => go('help'))
  await expect.poll(() => [inlay.counted('component_load'), inlay.counted('view')]).toEqual([1, 1])
  const [component] = [...inlay.components.values()].filter(({ id }) => id === FAQ_ID)
  inlay.components.clear()
  await page.evaluate(() => Inlay.refresh())
  await expect(faq.locator('summary')).toHaveCount(0)
  inlay.components.set(FAQ_ID, component!)
  await page.evaluate(() => Inlay.refresh())
  await expect.poll(() => [inlay.counted('component_load'), inlay.counted('view')]).toEqual([2, 2])
})

test('sixty markers are asked for in two calls of at most fifty', async ({ page, inlay, visit }) => {
  const ids = Array.from({ length: 60 }, (_, index) => `faq-${index}`)
  for (const id of ids) inlay.components.set(id, sampleFaq({ items: [] }, id))
  await visit('routes')
  await page.evaluate((all) => {
    for (const id of all) {
      const host = document.createElement('div')
      host.setAttribute('data-inlay', id)
      document.body.append(host)
    }
  }, ids)
  await expect(page.locator('h2')).toHaveCount(60)
  expect(inlay.asked.filter((path) => path === '/v1/components')).toHaveLength(2)
})

test('a marker with a broken id does not spoil the others', async ({ page, faq, visit }) => {
  await visit('routes')
  await page.evaluate(() => {
    for (const id of ['', ' ', '../../x', 'a,b', '<id>', 'x'.repeat(5_000)]) {
      const host = document.createElement('p')
      host.setAttribute('data-inlay', id)
      document.body.append(host)
    }
    go('help')
  })
  await expect(faq.locator('summary')).toHaveCount(3)
})
