import { FORM_ID, NAME, THANKS, expect, test } from '../../form-fixture.ts'
import { holdBack } from '../../hold-back.ts'

const PHOTO = { type: 'file', name: 'photo', label: 'Photo', hint: 'Of the room', required: true, accept: ['image', 'pdf'] }
const UPLOADS = '/v1/uploads'
const picture = (name = 'room.png', size = 7) => ({ name, mimeType: 'image/png', buffer: Buffer.alloc(size, 'x') })

test('a file is sent when it is chosen, and its id is the answer', async ({ inlay, form, send, publish }) => {
  await publish([PHOTO])
  await expect(form.getByLabel('Photo')).toHaveAttribute('accept', 'image/*,.pdf')
  await send.click()
  await expect(form.getByText('This is required')).toBeVisible()
  await form.getByLabel('Photo').setInputFiles(picture('größe & co.png'))
  await expect(form.getByText('größe & co.png')).toBeVisible()
  await expect(form.getByText('This is required')).toHaveCount(0)
  await expect.poll(() => inlay.uploads).toMatchObject([{ query: { component_id: FORM_ID, field: 'photo', name: 'größe & co.png' }, type: 'image/png', size: 7 }])
  await send.click()
  await expect.poll(() => inlay.submissions.stored[0]).toHaveProperty('data', { photo: inlay.uploads[0]!.upload_id })
})

test('it can be chosen and taken back by keyboard, and the same one chosen again', async ({ page, inlay, form, send, publish }) => {
  await publish([PHOTO])
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Photo')).toBeFocused()
  await form.getByLabel('Photo').setInputFiles(picture())
  const remove = form.getByRole('button', { name: 'Remove room.png' })
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Photo')).toBeFocused()
  await expect(form.getByText('Choose a file')).toBeVisible()
  await send.click()
  await expect(form.getByText('This is required')).toBeVisible()
  await form.getByLabel('Photo').setInputFiles(picture())
  await expect(remove).toBeVisible()
  await send.click()
  await expect(form.getByText(THANKS)).toBeVisible()
  expect(inlay.uploads).toHaveLength(2)
  expect(inlay.submissions.stored[0]).toHaveProperty('data', { photo: inlay.uploads[1]!.upload_id })
})

test('while it is on its way its progress is told, and the submission waits for it', async ({ inlay, form, send, publish }) => {
  const go = holdBack(inlay, UPLOADS)
  await publish([NAME, PHOTO])
  await form.getByLabel('Name').fill('Ann')
  await form.getByLabel('Photo').setInputFiles(picture('room.png', 200_000))
  await expect(form.getByRole('progressbar', { name: 'room.png' })).toHaveAttribute('aria-valuenow', '100')
  await send.click()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await form.getByLabel('Name').fill('Anna')
  expect(inlay.submissions.arrived).toEqual([])
  go()
  await expect(form.getByText(THANKS)).toBeVisible()
  expect(inlay.submissions.stored).toMatchObject([{ data: { name: 'Anna', photo: inlay.uploads[0]!.upload_id } }])
})

test('one that is taken back while it is on its way is not waited for', async ({ inlay, form, send, publish }) => {
  const go = holdBack(inlay, UPLOADS)
  await publish([NAME, { ...PHOTO, required: false }])
  await form.getByLabel('Name').fill('Ann')
  await form.getByLabel('Photo').setInputFiles(picture())
  await send.click()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await form.getByRole('button', { name: 'Remove room.png' }).click()
  await expect.poll(() => inlay.submissions.stored[0]).toHaveProperty('data', { name: 'Ann' })
  go()
})

test('one that fails while the submission waits stops it, and is said beside its field', async ({ inlay, form, send, publish }) => {
  const go = holdBack(inlay, UPLOADS, { status: 500 })
  await publish([NAME, { ...PHOTO, required: false }])
  await form.getByLabel('Name').fill('Ann')
  await form.getByLabel('Photo').setInputFiles(picture())
  await send.click()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  go()
  await expect(form.getByText('The file could not be sent. Please choose it again.')).toBeVisible()
  await expect(form.getByLabel('Photo')).toBeFocused()
  await expect(form.getByLabel('Photo')).toHaveAttribute('aria-invalid', 'true')
  expect(inlay.submissions.arrived).toEqual([])
  inlay.trouble.clear()
  await send.click()
  await expect.poll(() => inlay.submissions.stored[0]).toHaveProperty('data', { name: 'Ann' })
})

test('what Inlay does not take is said beside the field until another is chosen, and all else is kept', async ({ inlay, form, publish }) => {
  await publish([NAME, PHOTO])
  await form.getByLabel('Name').fill('Ann')
  const cases = [
    [{ status: 415 }, 'Files of this kind are not accepted'],
    [{ status: 413 }, 'Must be at most 10 MB'],
    [{ status: 429, headers: { 'retry-after': '12' } }, 'Please wait 12 seconds and try again.'],
    [{ status: 500 }, 'The file could not be sent. Please choose it again.'],
    [{ lost: true }, 'The file could not be sent. Please choose it again.'],
  ] as const
  for (const [trouble, text] of cases) {
    inlay.trouble.set(UPLOADS, trouble)
    await form.getByLabel('Photo').setInputFiles(picture())
    await expect(form.getByText(text)).toBeVisible()
    await form.getByLabel('Name').fill(`Ann ${text.length}`)
    await expect(form.getByText(text), 'also while other fields are filled in').toBeVisible()
  }
  await expect(form.getByText('Of the room')).toHaveCount(0)
  inlay.trouble.clear()
  await form.getByLabel('Photo').setInputFiles(picture())
  await expect(form.getByText('Of the room'), 'the hint is back').toBeVisible()
})

test('one of more than 10 MB is not sent at all', async ({ inlay, form, publish }) => {
  await publish([PHOTO])
  await form.getByLabel('Photo').setInputFiles(picture('huge.png', 10 * 1024 * 1024 + 1))
  await expect(form.getByText('Must be at most 10 MB')).toBeVisible()
  expect(inlay.uploads).toEqual([])
  await form.getByLabel('Photo').setInputFiles(picture('large.png', 10 * 1024 * 1024))
  await expect.poll(() => inlay.uploads[0]?.size).toBe(10 * 1024 * 1024)
})

test('it can be dropped on its box', async ({ inlay, form, publish }) => {
  await publish([PHOTO])
  // A browser gives what is dropped to the input below the pointer: it fills the box.
  const box = (await form.locator('.drop').boundingBox())!
  const input = (await form.getByLabel('Photo').boundingBox())!
  expect(input.width).toBeGreaterThan(box.width - 4)
  expect(input.height).toBeGreaterThan(box.height - 4)
  await form.getByLabel('Photo').evaluate((control) => {
    const data = new DataTransfer()
    data.items.add(new File(['dropped'], 'dropped.png', { type: 'image/png' }))
    ;(control as HTMLInputElement).files = data.files
    control.dispatchEvent(new Event('change', { bubbles: true, composed: true }))
  })
  await expect(form.getByText('dropped.png')).toBeVisible()
  await expect.poll(() => inlay.uploads).toMatchObject([{ query: { name: 'dropped.png' } }])
})

test('a component that leaves breaks off what is on its way', async ({ page, inlay, form, publish }) => {
  const go = holdBack(inlay, UPLOADS)
  await publish([PHOTO])
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(UPLOADS))
  await form.getByLabel('Photo').setInputFiles(picture())
  await expect(form.getByRole('progressbar')).toBeVisible()
  await form.evaluate((host) => host.remove())
  await failed
  go()
})
