import { expect, test } from '../../fixture.ts'

test('a base element moves none of our addresses, and the icon needs none', async ({ page, inlay, faq, visit }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await visit('base')
  await expect(faq.locator('summary')).toHaveCount(3)
  await expect.poll(() => inlay.counted('component_load')).toBe(1)
  expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([])
  expect(await faq.evaluate((host) => host.shadowRoot!.innerHTML)).not.toMatch(/url\(|href|#/)
})
