import { EVERY_FIELD } from '../../form-sample.ts'
import { NAME, PART, THANKS, expect, test } from '../../form-fixture.ts'

test('every kind of field is drawn, in its order', async ({ form, publish }) => {
  await publish(EVERY_FIELD)
  await expect(form.getByRole('heading', { name: 'About you', level: 3 })).toBeVisible()
  for (const { type, label } of EVERY_FIELD.filter((field) => 'label' in field) as { type: string; label: string }[]) {
    if (type !== 'progress' && label !== 'Which pieces?') await expect(form.getByText(label).first(), label).toBeVisible()
  }
  await expect(form.getByAltText('A shelf with bowls')).toHaveAttribute('src', '/shelf.svg')
  await expect(form.getByRole('separator')).toBeVisible()
  await expect(form.locator('.symbol svg')).toBeVisible()
  await expect(form.getByText('We ask for half of the price once you have seen the sketch.')).toBeVisible()
  await form.getByText('What is a firing?').click()
  await expect(form.getByText('One round in the kiln.')).toBeVisible()
  await expect(form.locator('.fields > *')).toHaveCount(EVERY_FIELD.filter(({ type }) => type !== 'hidden').length)
})

test('a page pays for what follows from answers once somebody comes near', async ({ page, inlay, form, publish }) => {
  await publish([NAME])
  expect(inlay.asked.filter((path) => path !== '/v1/events')).toEqual(['/embed.js', '/v1/components', inlay.renderers['form']])
  await form.getByLabel('Name').focus()
  await expect.poll(() => inlay.asked.filter((path) => path.startsWith(PART)).length).toBe(1)
  await page.keyboard.type('Ann')
  await page.keyboard.press('Enter')
  await expect(form.getByText(THANKS)).toBeVisible()
  expect(inlay.asked.filter((path) => path.startsWith(PART))).toHaveLength(1)
})
