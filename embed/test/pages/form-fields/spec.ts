import { deliver } from '@inlay/contract/deliver'
import { formShape } from '@inlay/contract/form'
import { EVERY_FIELD } from '../../form-sample.ts'
import { FORM_ID, NAME, THANKS, expect, formWith, test } from '../../form-fixture.ts'
import { recordViolations } from '../../violations.ts'

const OPTIONS = ['0', 'false', 'two  spaces']

test('every kind is answered in its own way, and stored as it was given', async ({ inlay, form, send, publish }) => {
  await publish(EVERY_FIELD)
  await form.getByLabel('Full name').fill('Ann ')
  await form.getByLabel('Email').fill('ann@example.com')
  await form.getByLabel('Phone').fill('+49 30 1234')
  await form.getByLabel('Website').fill('example.com')
  await form.getByLabel('Tableware').check()
  await form.getByLabel('Bowls').check()
  await form.getByLabel('Plates').check()
  await form.getByLabel('Places at the table').fill('6')
  await form.getByLabel('Glaze').selectOption('Iron red')
  await form.getByLabel('Heavy').check()
  await form.getByLabel('Size').fill('8')
  await form.getByLabel('4 / 5').check()
  await form.getByLabel('A colour that must be in it').fill('#00ff00')
  await form.getByLabel('Needed by').fill('2026-12-01')
  await form.getByLabel('Best time to call').fill('09:30')
  await form.getByLabel('Visit to the studio').fill('2026-12-01T10:00')
  await form.getByLabel('From').fill('2026-12-24')
  await form.getByLabel('To', { exact: true }).fill('2027-01-06')
  await form.getByLabel('Photo of the room').setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await form.getByLabel('Anything else?').fill('two\nlines')
  await form.getByLabel('Wrap it as a gift').check()
  await send.click()
  await expect(form.getByText(THANKS)).toBeVisible()
  expect(inlay.submissions.stored[0]).toHaveProperty('data', {
    name: 'Ann',
    email: 'ann@example.com',
    phone: '+49 30 1234',
    site: 'https://example.com',
    source: 'studio',
    what: 'Tableware',
    pieces: ['Plates', 'Bowls'],
    guests: 6,
    glaze: 'Iron red',
    mood: ['Heavy'],
    size: 8,
    last: 4,
    colour: '#00ff00',
    needed: '2026-12-01',
    call: '09:30',
    visit: '2026-12-01T10:00',
    away: { from: '2026-12-24', to: '2027-01-06' },
    photo: inlay.uploads[0]!.upload_id,
    more: 'two\nlines',
    gift: true,
  })
})

test('a form in which nothing is required may be sent empty, and says what it was drawn with', async ({ inlay, form, send, publish }) => {
  await publish(EVERY_FIELD.map((field) => ({ ...field, required: false })))
  await send.click()
  await expect(form.getByText(THANKS)).toBeVisible()
  expect(inlay.submissions.stored[0]).toHaveProperty('data', { source: 'studio', size: 6, colour: '#b45309', gift: false })
})

test('the native inputs do the work', async ({ form, publish }) => {
  await publish(EVERY_FIELD)
  const types = { 'Full name': 'text', Email: 'text', Phone: 'tel', 'Places at the table': 'number', Size: 'range', 'A colour that must be in it': 'color', 'Needed by': 'date', 'Best time to call': 'time', 'Visit to the studio': 'datetime-local', 'Photo of the room': 'file', 'Wrap it as a gift': 'checkbox' }
  for (const [label, type] of Object.entries(types)) await expect(form.getByLabel(label), label).toHaveAttribute('type', type)
  await expect(form.getByLabel('Email')).toHaveAttribute('inputmode', 'email')
  await expect(form.getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
  await expect(form.getByLabel('Phone')).toHaveAttribute('autocomplete', 'tel')
  await expect(form.getByRole('switch', { name: 'Wrap it as a gift' })).toBeVisible()
  await expect(form.getByRole('group', { name: 'Mood' }).getByRole('checkbox')).toHaveCount(4)
  await expect(form.getByRole('radiogroup', { name: 'How did you like our last piece?' }).getByRole('radio')).toHaveCount(5)
  await expect(form.locator('form')).toHaveJSProperty('noValidate', true)
})

test('what is required has an asterisk for the eye and the attribute for the rest', async ({ form, publish }) => {
  await publish([NAME, { type: 'radio', name: 'r', label: 'R', required: true, options: ['a', 'b'] }, { type: 'select', name: 's', label: 'S', required: true, options: ['c'] }, { type: 'text', name: 'free', label: 'Free' }])
  await expect(form.locator('.label i')).toHaveText(['*', '*', '*'])
  for (const control of [form.getByLabel('Name'), form.getByLabel('a', { exact: true }), form.getByRole('combobox')]) await expect(control).toHaveAttribute('required', '')
  await expect(form.getByLabel('Free')).not.toHaveAttribute('required')
})

test('zero is an answer (C12)', async ({ inlay, form, send, publish }) => {
  await publish([
    { type: 'number', name: 'number', label: 'Number', required: true },
    { type: 'rating', name: 'rating', label: 'Rating', required: true, min: 0, maxRating: 10 },
    { type: 'range', name: 'range', label: 'Range', required: true, min: -5, max: 5, value: 0 },
    { type: 'radio', name: 'radio', label: 'Radio', required: true, options: OPTIONS },
    { type: 'select', name: 'select', label: 'Select', required: true, options: OPTIONS },
    { type: 'number', name: 'least', label: 'Least', min: 0, value: 0 },
  ])
  await send.click()
  await expect(form.getByText('This is required')).toHaveCount(4)
  await form.getByLabel('Number').fill('0')
  await expect(form.getByRole('radiogroup', { name: 'Rating' }).getByRole('radio')).toHaveCount(11)
  await form.getByRole('radiogroup', { name: 'Rating' }).getByLabel('0', { exact: true }).check()
  await form.getByRole('radiogroup', { name: 'Radio' }).getByLabel('false').check()
  await form.getByLabel('Select').selectOption('0')
  await expect(form.getByText('This is required')).toHaveCount(0)
  await expect(form.getByLabel('Least')).toHaveAttribute('min', '0')
  await send.click()
  await expect.poll(() => inlay.submissions.stored[0]).toHaveProperty('data', { number: 0, rating: 0, range: 0, radio: 'false', select: '0', least: 0 })
})

test('an option is sent to the letter', async ({ inlay, form, send, publish }) => {
  await publish([{ type: 'select', name: 'select', label: 'Select', options: OPTIONS }, { type: 'tags', name: 'tags', label: 'Tags', options: OPTIONS }])
  await form.locator('select').selectOption({ index: 3 })
  await form.getByLabel('two spaces').check()
  await send.click()
  await expect.poll(() => inlay.submissions.stored[0]).toHaveProperty('data', { select: OPTIONS[2], tags: [OPTIONS[2]] })
})

test('what a browser cannot read is wrong, not empty', { tag: '@chromium' }, async ({ page, form, send, publish }) => {
  await publish([{ type: 'number', name: 'number', label: 'Number' }, { type: 'date', name: 'date', label: 'Date' }])
  await form.getByLabel('Number').focus()
  await page.keyboard.type('1e')
  await form.getByLabel('Date').focus()
  await page.keyboard.type('12')
  await send.click()
  await expect(form.getByText('Enter a number')).toBeVisible()
  await expect(form.getByText('Enter a date')).toBeVisible()
})

test('stars are chosen by arrow keys, and all up to the chosen one are lit', async ({ page, form, publish }) => {
  await publish([{ type: 'rating', name: 'rating', label: 'Rating' }])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(form.getByLabel('3 / 5')).toBeChecked()
  await expect(form.locator('.star.on')).toHaveCount(3)
  await expect(form.locator('.star').nth(2).locator('svg'), 'where the focus is').toHaveCSS('outline-style', 'solid')
})

test('a slider shows its value, below its thumb', async ({ page, form, publish }) => {
  await publish([{ type: 'range', name: 'range', label: 'Range', min: 0, max: 10, step: 0.1, value: 0.3 }])
  await expect(form.locator('.ends b')).toHaveText('0.3')
  await form.getByRole('slider').focus()
  await page.keyboard.press('End')
  await expect(form.locator('.ends b')).toHaveText('10')
  const [value, slider] = [(await form.locator('.ends b').boundingBox())!, (await form.getByRole('slider').boundingBox())!]
  expect(Math.abs(value.x + value.width - slider.x - slider.width)).toBeLessThan(12)
})

test('limits that make no sense, stored long ago, are drawn mended (C14)', async ({ inlay, form, send, publish }) => {
  const fields = [
    { type: 'range', name: 'flat', label: 'Flat', min: 5, max: 5, step: 0 },
    { type: 'range', name: 'crossed', label: 'Crossed', min: 10, max: -10, step: -1, value: 99 },
    { type: 'range', name: 'below', label: 'Below', min: -10, max: 0, value: -4 },
    { type: 'rating', name: 'none', label: 'None', min: 3, maxRating: 0 },
    { type: 'number', name: 'number', label: 'Number', min: 9, max: 1, step: 0 },
    { type: 'spacer', name: 'gap', height: -20 },
    { type: 'radio', name: 'empty', label: 'Empty', required: true, options: [] },
  ]
  await publish([NAME])
  inlay.components.set(FORM_ID, deliver({ type: 'form', config: formShape.parse({ title: 'Form', fields }) }, { id: FORM_ID, version: 2 }))
  await form.page().reload()
  for (const [name, [min, max, value]] of Object.entries({ Flat: ['5', '6', '5'], Crossed: ['-10', '10', '10'], Below: ['-10', '0', '-4'] })) {
    await expect(form.getByLabel(name)).toHaveAttribute('min', min!)
    await expect(form.getByLabel(name)).toHaveAttribute('max', max!)
    await expect(form.getByLabel(name)).toHaveValue(value!)
  }
  await expect(form.getByRole('radiogroup', { name: 'None' }).getByRole('radio')).toHaveCount(2)
  await form.getByLabel('Number').fill('4')
  await send.click()
  await expect.poll(() => inlay.submissions.stored[0]).toHaveProperty('data', { flat: 5, crossed: 10, below: -4, number: 4 })
})

test('fields named as what a form has by itself do no harm', async ({ inlay, form, send, publish, warnings }) => {
  const names = ['removeEventListener', 'childNodes', 'submit', 'insertBefore', 'elements', 'constructor', 'toString', 'noValidate', 'parentNode']
  await publish(names.map((name) => ({ type: 'text', name, label: `Field ${name}` })))
  for (const name of names) await form.getByLabel(`Field ${name}`).fill(name)
  await send.click()
  await expect.poll(() => inlay.submissions.stored[0]).toHaveProperty('data', Object.fromEntries(names.map((name) => [name, name])))
  await form.evaluate((host) => host.remove())
  expect(warnings).toEqual([])
})

test('every text is shown as the text it is (C10)', async ({ page, form, publish }) => {
  const hostile = '<img src=x onerror=alert(1)>'
  const texts = { label: hostile, hint: hostile, text: hostile, tooltipText: hostile, alt: hostile, placeholder: hostile, options: [hostile] }
  await publish(EVERY_FIELD.map((field) => ({ ...field, showIf: undefined, ...Object.fromEntries(Object.entries(texts).filter(([key]) => key in field || key === 'label' || key === 'hint')) })), { title: hostile, subtitle: hostile, submitButtonText: hostile })
  await expect(form.getByText(hostile).first()).toBeVisible()
  expect(await form.evaluate((host) => [...host.shadowRoot!.querySelectorAll('img')].map((image) => image.getAttribute('src')))).toEqual(['/shelf.svg'])
  expect(await page.evaluate(() => document.querySelectorAll('img').length)).toBe(0)
})

test('under a strict policy with Trusted Types nothing is refused', async ({ page, inlay, site, form, send, visit }) => {
  site.headers['content-security-policy'] = `default-src 'none'; script-src ${inlay.origin}; connect-src ${inlay.origin}; img-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`
  const violations = await recordViolations(page)
  inlay.components.set(FORM_ID, formWith(EVERY_FIELD))
  site.words['faq'] = FORM_ID
  await visit('policy')
  await form.getByLabel('Full name').fill('Ann')
  await form.getByLabel('Photo of the room').setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await send.click()
  await expect(form.getByText('This is required').first()).toBeVisible()
  expect(violations).toEqual([])
})
