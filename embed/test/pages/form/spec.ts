import { EVERY_FIELD } from '../../form-sample.ts'
import { complaints } from '../../complaints.ts'
import { expect, leave, test } from '../../fixture.ts'
import { idOf, sample } from '../../samples.ts'

const ID = idOf('form')
const SUBMIT = '/functions/v1/submit-form'

/** A form with these fields alone. */
const withFields = (fields: readonly object[], more: object = {}) => sample('form', { title: 'Form', subtitle: '', fields, ...more })
const NAME = { type: 'text', name: 'name', label: 'Name', required: true }

test('every kind of field is drawn, without steps, and axe finds nothing wrong with it', async ({ page, inlay, visit }) => {
  inlay.components.set(ID, withFields(EVERY_FIELD))
  await visit('form')
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  for (const { type, label } of EVERY_FIELD.filter((field) => 'label' in field) as { type: string; label: string }[]) {
    if (type !== 'progress' && label !== 'Which pieces?') await expect(page.getByText(label).first(), label).toBeVisible()
  }
  expect(await complaints(page)).toEqual([])
})

test('what is required and missing is said beside each field, and the first of them has the focus', async ({ page, inlay, visit }) => {
  inlay.components.set(ID, withFields([NAME, { type: 'email', name: 'email', label: 'Email', required: true }, { type: 'number', name: 'age', label: 'Age', required: true, min: 0 }]))
  await visit('form')
  await page.getByLabel('Email').fill('a@b')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByText('This is required')).toHaveCount(2)
  await expect(page.getByText('Enter an address like name@example.com')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Email').fill('ann@example.com')
  await expect(page.getByText('Enter an address like name@example.com')).toHaveCount(0)
  await page.getByLabel('Name').fill('Ann')
  await page.getByLabel('Age').fill('0')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.done')).toBeFocused()
  await expect(page.locator('.done')).toHaveText("Thank you! We'll be in touch soon.")
  expect(inlay.submissions.stored).toMatchObject([{ component_id: ID, data: { name: 'Ann', email: 'ann@example.com', age: 0 }, trap: '' }])
})

test('a hidden field is not required and not sent, whatever was typed before', async ({ page, inlay, visit }) => {
  inlay.components.set(ID, withFields([
    { type: 'radio', name: 'more', label: 'More?', required: true, options: ['yes', 'no'] },
    { type: 'text', name: 'why', label: 'Why?', required: true, showIf: { field: 'more', value: 'yes' } },
  ]))
  await visit('form')
  await expect(page.getByLabel('Why?')).toBeHidden()
  await page.getByLabel('yes').check()
  await page.getByLabel('Why?').fill('because')
  await page.getByLabel('no', { exact: true }).check()
  await expect(page.getByLabel('Why?')).toBeHidden()
  await page.getByLabel('yes').check()
  await expect(page.getByLabel('Why?'), 'kept for showing again').toHaveValue('because')
  await page.getByLabel('no', { exact: true }).check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => inlay.submissions.stored.length).toBe(1)
  expect(inlay.submissions.stored).toMatchObject([{ data: { more: 'no' } }])
  expect(inlay.submissions.stored[0]).not.toHaveProperty('data.why')
})

test('steps go forth and back by button and Enter, each with its own errors, and only the last one sends', async ({ page, inlay, visit }) => {
  await visit('form')
  const steps = page.getByRole('listitem')
  await expect(steps).toHaveText(['You', 'The piece', 'Send'])
  await expect(page.getByRole('button', { name: 'Previous' })).toBeHidden()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await page.getByLabel('Full name').fill('Ann')
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByLabel('Tableware')).toBeFocused()
  await expect(page.locator('[aria-current=step]')).toHaveText('The piece')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Ann')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('A single vase').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText("Thank you! We'll be in touch soon.")).toBeVisible()
  expect(inlay.submissions.stored).toMatchObject([{ data: { name: 'Ann', what: 'A single vase', source: 'studio', size: 6, colour: '#B45309'.toLowerCase(), gift: false } }])
})

test('progress is the share of what is answered, and a parameter of the address fills a hidden field', async ({ page, site, inlay }) => {
  inlay.components.set(ID, withFields([{ type: 'progress', name: 'done' }, NAME, { type: 'text', name: 'city', label: 'City' }, { type: 'hidden', name: 'source', value: 'none', queryParameter: 'utm' }]))
  await page.goto(`${site.origin}/form/page.html?utm=letter`)
  const bar = page.getByRole('progressbar')
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  await page.getByLabel('Name').fill('Ann')
  await expect(bar).toHaveAttribute('aria-valuenow', '50')
  await page.getByLabel('City').fill('Ghent')
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => inlay.submissions.stored[0]).toMatchObject({ data: { source: 'letter' } })
})

test('five clicks at once and a lost answer make one submission', async ({ page, inlay, visit }) => {
  inlay.components.set(ID, withFields([NAME]))
  await visit('form')
  await page.getByLabel('Name').fill('Ann')
  inlay.trouble.set(SUBMIT, { lost: true })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to submit form. Please try again.' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ann')
  inlay.trouble.clear()
  await page.getByRole('button', { name: 'Send' }).evaluate((button) => {
    for (let click = 0; click < 5; click++) (button as HTMLButtonElement).click()
  })
  await expect(page.getByText("Thank you! We'll be in touch soon.")).toBeVisible()
  expect(inlay.submissions.stored).toHaveLength(1)
  expect(new Set(inlay.submissions.arrived.map((one) => one.submission_key)).size).toBe(1)
})

test('what Inlay refuses stands beside its field, and being too fast says how long to wait', async ({ page, inlay, visit }) => {
  inlay.components.set(ID, withFields([NAME]))
  await visit('form')
  await page.getByLabel('Name').fill('Ann')
  inlay.trouble.set(SUBMIT, { status: 400, body: { error: { code: 'BAD_REQUEST', message: 'No', fields: { name: 'Not this name' } } } })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Not this name')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  inlay.trouble.set(SUBMIT, { status: 429, body: { error: { code: 'TOO_MANY_REQUESTS', message: 'No' } }, headers: { 'retry-after': '7' } })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please wait 7 seconds and try again.')).toBeVisible()
  inlay.trouble.clear()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText("Thank you! We'll be in touch soon.")).toBeVisible()
})

test('a file is sent when it is chosen, and its id is the answer', async ({ page, inlay, visit }) => {
  inlay.components.set(ID, withFields([{ type: 'file', name: 'photo', label: 'Photo', required: true }]))
  await visit('form')
  await page.getByLabel('Photo').setInputFiles({ name: 'größe.png', mimeType: 'image/png', buffer: Buffer.from('picture') })
  await expect(page.getByText('größe.png')).toBeVisible()
  expect(inlay.uploads).toMatchObject([{ query: { component_id: ID, field: 'photo', name: 'größe.png' }, type: 'image/png', size: 7 }])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => inlay.submissions.stored[0]).toMatchObject({ data: { photo: inlay.uploads[0]!.upload_id } })
})

test('a file that is refused is said beside its field', async ({ page, inlay, visit }) => {
  inlay.components.set(ID, withFields([NAME, { type: 'file', name: 'photo', label: 'Photo' }]))
  await visit('form')
  await page.getByLabel('Name').fill('Ann')
  const file = { name: 'a.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('x') }
  for (const [status, text] of [[415, 'Files of this kind are not accepted'], [413, 'Must be at most 10 MB'], [500, 'The file could not be sent. Please choose it again.']] as const) {
    inlay.trouble.set('/v1/uploads', { status })
    await page.getByLabel('Photo').setInputFiles(file)
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.getByLabel('Name')).toHaveValue('Ann')
})

test('sliders and ratings with limits that make no sense are drawn mended', async ({ page, inlay, visit }) => {
  const form = withFields([{ type: 'range', name: 'range', label: 'Range' }, { type: 'rating', name: 'rating', label: 'Rating' }])
  const [range, rating] = form.config.fields as [object, object]
  inlay.components.set(ID, { ...form, config: { ...form.config, fields: [{ ...range, min: 5, max: 5, step: 0 }, { ...rating, maxRating: 0 }] as never } })
  await visit('form')
  await expect(page.getByRole('slider')).toHaveAttribute('max', '6')
  await expect(page.getByRole('radio')).toHaveCount(2)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => inlay.submissions.stored[0]).toMatchObject({ data: { range: 5 } })
})

test('ten thousand options stay usable', async ({ page, inlay, visit }) => {
  const options = Array.from({ length: 10_000 }, (_, index) => `Option ${index}`)
  inlay.components.set(ID, withFields([{ type: 'select', name: 'one', label: 'One', options }, { type: 'checkbox', name: 'many', label: 'Many', options }]))
  await visit('form')
  // By tag: looking for a label among twenty thousand takes longer than the form does.
  await page.locator('select').selectOption('Option 9999')
  await page.locator('input[value="Option 7"]').check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => inlay.submissions.stored[0]).toMatchObject({ data: { one: 'Option 9999', many: ['Option 7'] } })
})

test('what happened is counted: drawn, seen, begun once, sent', async ({ page, inlay, visit }) => {
  inlay.components.set(ID, withFields([NAME]))
  await visit('form')
  await page.getByLabel('Name').fill('Ann')
  await page.getByLabel('Name').fill('Anna')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText("Thank you! We'll be in touch soon.")).toBeVisible()
  await leave(page)
  await expect.poll(() => inlay.counted('submit')).toBe(1)
  expect([inlay.counted('component_load'), inlay.counted('view'), inlay.counted('component_interaction')]).toEqual([1, 1, 1])
})
