import { expect, leave, test } from '../../fixture.ts'

test('the script included five times acts once: one call, one drawing and one view of each marker', async ({ page, inlay, visit }) => {
  await visit('twice')
  await expect(page.locator('summary')).toHaveCount(6)
  await page.waitForLoadState('load')
  await expect.poll(() => inlay.counted('view')).toBe(2)
  await leave(page)
  expect(inlay.asked.filter((path) => path === '/v1/components')).toHaveLength(1)
  expect(inlay.counted('component_load')).toBe(2)
  expect(inlay.counted('view')).toBe(2)
})

test('a container that is mounted, unmounted and mounted again in one turn shows one component', async ({ page, inlay, visit }) => {
  await visit('twice')
  await expect(page.locator('summary')).toHaveCount(6)
  await page.evaluate(() => {
    const host = document.querySelector('[data-inlay]')!
    host.remove()
    document.body.append(host)
    const copy = host.cloneNode() as Element
    document.body.append(copy)
    copy.remove()
    document.body.append(copy)
  })
  await expect(page.locator('summary')).toHaveCount(9)
  await expect.poll(() => inlay.counted('component_load')).toBe(3)
})
