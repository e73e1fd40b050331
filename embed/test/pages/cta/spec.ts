import { expect, test } from '../../overlay-fixture.ts'

test('by keyboard alone: Tab goes to each of its links, Enter follows and counts', async ({ page, inlay, show }) => {
  const cta = await show('cta', { button: { text: 'See dates', url: '#more' }, secondButton: { text: 'Give as a gift', url: '#place' } })
  const [first, second] = [cta.getByRole('link', { name: 'See dates' }), cta.getByRole('link', { name: 'Give as a gift' })]
  await expect(first).toBeVisible()
  await page.locator('#own').focus()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await expect(first).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Tab')
  await expect(second).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#place$/)
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#more$/)
  await expect.poll(() => inlay.counted('click')).toBe(2)
})

test('with nothing to follow there is nothing to stop at', async ({ page, show, inlay }) => {
  const cta = await show('cta', { button: { text: 'See dates', url: '' }, secondButton: { text: '', url: '#more' } })
  await expect(cta.getByRole('heading')).toBeVisible()
  await expect(cta.getByRole('link')).toHaveCount(0)
  await page.locator('#own').focus()
  await page.keyboard.press('Tab')
  expect(await cta.evaluate((host) => host.matches(':focus-within'))).toBe(false)
  expect(inlay.counted('click')).toBe(0)
})
