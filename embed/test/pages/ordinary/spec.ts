import { sampleFaq } from '../../sample.ts'
import { expect, leave, test } from '../../fixture.ts'

test('a marker becomes the component, by three calls', async ({ inlay, faq, visit }) => {
  await visit('ordinary')
  await expect(faq.getByRole('heading', { name: 'Before you order', level: 2 })).toBeVisible()
  await expect(faq.locator('summary')).toHaveText(sampleFaq().config.items.map((item) => item.question))
  expect(inlay.asked).toEqual(['/embed.js', '/v1/components', inlay.chunk])
})

test('a question opens to its paragraphs and closes again', async ({ faq, visit }) => {
  await visit('ordinary')
  const question = faq.getByText('How long does delivery take?')
  await question.click()
  await expect(faq.getByText('Two to four working days.')).toBeVisible()
  await expect(faq.locator('details[open] p')).toHaveCount(2)
  await question.click()
  await expect(faq.getByText('Two to four working days.')).toBeHidden()
})

test('what happened is counted when the page is left', async ({ page, inlay, site, faq, visit }) => {
  await visit('ordinary')
  await faq.locator('summary').first().click()
  await faq.locator('summary').first().click()
  await expect.poll(() => inlay.counted('view')).toBe(1)
  await leave(page)
  await expect.poll(() => inlay.counted('component_interaction'), 'opening counts, closing does not').toBe(1)
  expect(inlay.counted('component_load')).toBe(1)
  expect(new Set(inlay.contentTypes)).toEqual(new Set(['text/plain;charset=UTF-8']))
  expect(new Set(inlay.events.map((event) => event.event_key)).size).toBe(inlay.events.length)
  for (const event of inlay.events) expect(event).toMatchObject({ host_url: `${site.origin}/ordinary/page.html`, version: sampleFaq().version })
})

test('an FAQ without questions shows its title alone', async ({ inlay, faq, visit }) => {
  inlay.components.set(sampleFaq().id, sampleFaq({ items: [] }))
  await visit('ordinary')
  await expect(faq.getByRole('heading', { name: 'Before you order' })).toBeVisible()
  await expect(faq.locator('.list')).toBeHidden()
})

test('a component that is not published leaves its place empty and says nothing', async ({ page, inlay, faq, visit, warnings }) => {
  inlay.components.clear()
  const answered = page.waitForResponse((response) => response.url().includes('/v1/components'))
  await visit('ordinary')
  await (await answered).finished()
  await expect(page.getByText('After the component.')).toBeVisible()
  expect(await faq.evaluate((host) => host.shadowRoot)).toBeNull()
  expect(warnings).toEqual([])
})
