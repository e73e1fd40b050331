import type { Locator } from '@playwright/test'
import { complaints } from '../../complaints.ts'
import { EVERY_FIELD } from '../../form-sample.ts'
import { NAME, expect, test } from '../../form-fixture.ts'

const endless = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(6)

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in ${theme}: empty, wrong, filled in`, async ({ page, site, form, send, publish }) => {
    site.words['ground'] = theme
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await publish([...EVERY_FIELD, { type: 'message', name: 'bad', text: 'Bad', variant: 'error' }, { type: 'message', name: 'good', text: 'Good', variant: 'success' }].map((field) => ({ ...field, required: true })), { styling: { theme } })
    expect(await complaints(page), 'empty').toEqual([])
    await send.click()
    await expect(form.getByText('This is required').first()).toBeVisible()
    expect(await complaints(page), 'wrong').toEqual([])
    await form.getByLabel('Tableware').check()
    await form.getByLabel('Plates').check()
    await form.getByLabel('Plain').check()
    await form.getByLabel('4 / 5').check()
    await form.getByLabel('Wrap it as a gift').check()
    await form.getByText('What is a firing?').click()
    await form.getByLabel('Photo of the room').setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await expect(form.getByText('room.png')).toBeVisible()
    expect(await complaints(page), 'filled in').toEqual([])
  })
}

test('neighbours of half a width share a line where there is room, and stand one under the other where there is none', async ({ page, form, publish }) => {
  await publish([{ ...NAME, width: 'half' }, { type: 'email', name: 'email', label: 'Email', width: 'half' }, { type: 'text', name: 'city', label: 'City', width: 'half' }])
  const place = async (label: string) => (await form.getByLabel(label).boundingBox())!
  expect((await place('Name')).y).toBe((await place('Email')).y)
  expect((await place('City')).width, 'one without a neighbour stays half').toBe((await place('Name')).width)
  await page.setViewportSize({ width: 360, height: 800 })
  expect((await place('Email')).y).toBeGreaterThan((await place('Name')).y + 40)
  expect((await place('Email')).width).toBe(328)
})

test('what is pressed is 42 px high or more, but boxes and stars that stand in a line', async ({ form, send, publish }) => {
  await publish(EVERY_FIELD)
  const low: Record<string, number> = {}
  const controls = [...(await form.locator('.input, .option, .button, .drop').all()), send]
  for (const control of controls) {
    const box = await control.boundingBox()
    if (box && box.height < 42) low[await control.evaluate((element) => element.outerHTML)] = box.height
  }
  expect(low).toEqual({})
  for (const small of await form.locator('.line, .star, .chip').all()) {
    const box = await small.boundingBox()
    if (box) expect(box.height, 'as much as WCAG asks').toBeGreaterThanOrEqual(24)
  }
})

/** What reaches out of the component, which a page without padding would scroll to. */
const linesOf = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getClientRects().length
}

const overflow = (form: Locator) =>
  form.evaluate((host) => [...host.shadowRoot!.querySelectorAll('.inlay *')].filter((element) => element.getBoundingClientRect().right > host.getBoundingClientRect().right + 1).map((element) => element.outerHTML.slice(0, 120)))

test('words without end wrap at 320 px, and nothing scrolls sideways', async ({ page, form, send, publish }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const texts: Record<string, unknown> = { label: endless, hint: endless, text: endless, tooltipText: endless, placeholder: endless, options: [endless, `${endless}2`] }
  const fields = EVERY_FIELD.map(({ ...field }) => ({ ...field, required: true, showIf: undefined, ...Object.fromEntries(Object.entries(texts).filter(([key]) => key in field || key === 'hint')) }))
  await publish([...fields, { type: 'progress', name: 'far', label: endless.slice(0, 200) }], { title: endless.slice(0, 200), subtitle: endless, submitButtonText: endless.slice(0, 100) })
  await send.click()
  await expect(form.getByText('This is required').first()).toBeVisible()
  expect(await overflow(form)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await form.locator('.meta span').last().evaluate(linesOf), 'a share stays in one line').toBe(1)
})

test('a page that is read from right to left gets all the other way round', async ({ page, form, send, publish }) => {
  await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl')))
  await publish([...EVERY_FIELD, { type: 'stepper', name: 'steps', steps: [{ title: 'One', fields: [] }, { title: 'Two', fields: [] }] }])
  const left = async (locator: Locator) => (await locator.boundingBox())!.x
  expect(await left(form.getByLabel('Full name'))).toBeGreaterThan(await left(form.getByLabel('Email')))
  expect(await left(form.getByText('Speckled'))).toBeLessThan(await left(form.getByText('Plain')))
  expect(await left(form.getByRole('switch'))).toBeGreaterThan(await left(form.getByText('Wrap it as a gift')))
  // The picture comes once it is near, and moves what is below it, between a press of the mouse and its end too.
  const picture = form.getByRole('img', { name: 'A shelf with bowls' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  await send.click()
  const note = form.getByText('This is required').first()
  await expect(note).toBeVisible()
  expect((await left(note.locator('svg'))) - (await left(note)), 'the icon at the right end').toBeGreaterThan(100)
  expect(await complaints(page)).toEqual([])
})

test('ten thousand options, and texts of full length, stay usable', async ({ inlay, form, send, publish }) => {
  const options = Array.from({ length: 10_000 }, (_, index) => `Option ${index}`)
  await publish([
    { type: 'select', name: 'one', label: 'One', options },
    { type: 'radio', name: 'radio', label: 'Radio', options },
    { type: 'checkbox', name: 'many', label: 'Many', options },
    { type: 'description', name: 'long', text: 'word '.repeat(2_000) },
    { type: 'textarea', name: 'text', label: 'Text' },
  ])
  for (const list of await form.locator('.many').all()) expect((await list.boundingBox())!.height, 'scrolls in itself').toBeLessThan(450)
  // By tag: looking for a label among so many takes longer than the form does.
  await form.locator('select').selectOption('Option 9999')
  await form.locator('input[type=checkbox][value="Option 7"]').check()
  await form.locator('input[type=radio][value="Option 8"]').check()
  await form.locator('textarea').fill('x'.repeat(10_001))
  await send.click()
  await expect(form.getByText('Must be at most 10000 characters')).toBeVisible()
  await form.locator('textarea').fill('x'.repeat(10_000))
  await send.click()
  await expect.poll(() => inlay.submissions.stored[0]).toMatchObject({ data: { one: 'Option 9999', radio: 'Option 8', many: ['Option 7'] } })
})
