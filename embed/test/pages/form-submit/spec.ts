import { holdBack } from '../../hold-back.ts'
import { oneSubmission } from '../../one-submission.ts'
import { FORM_ID, NAME, PART, SUBMIT, THANKS, expect, test } from '../../form-fixture.ts'
import { roundTrip } from '../../round-trip.ts'

const FAILED = 'Failed to submit form. Please try again.'
const error = (fields?: object) => ({ error: { code: 'ERROR', message: 'No', ...(fields && { fields }) } })
const EMAIL = { type: 'email', name: 'email', label: 'Email', required: true, hint: 'We write once.' }

test('what is missing or wrong is said beside each field, and the first of them has the focus', async ({ inlay, form, send, publish }) => {
  await publish([NAME, EMAIL, { type: 'number', name: 'age', label: 'Age', required: true, min: 18 }])
  await form.getByLabel('Email').fill('a@b')
  await expect(form.getByText('Enter an address like name@example.com'), 'not while it is typed for the first time').toHaveCount(0)
  await send.click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByText('This is required')).toHaveCount(2)
  await expect(form.getByText('We write once.'), 'in the place of the hint').toHaveCount(0)
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Enter an address like name@example.com')
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Age').fill('17')
  await expect(form.getByText('Must be 18 or more'), 'until it is right').toBeVisible()
  await form.getByLabel('Age').clear()
  await form.getByLabel('Age').fill('18')
  await form.getByLabel('Email').fill('ann@example.com')
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('We write once.')
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'false')
  await form.getByLabel('Name').fill('Ann')
  expect(inlay.submissions.arrived).toEqual([])
  await form.getByLabel('Name').press('Enter')
  await expect(form.locator('.done')).toBeFocused()
  expect(inlay.submissions.stored).toMatchObject([{ component_id: FORM_ID, version: 1, data: { name: 'Ann', email: 'ann@example.com', age: 18 }, trap: '' }])
})

test('the thank-you takes the place of the form, as text with its lines', async ({ form, send, publish }) => {
  await publish([NAME], { title: 'Ask', successMessage: 'Thank you.\n<b>Ann</b>' })
  await form.getByLabel('Name').fill('Ann')
  await send.click()
  await expect(form.locator('.done')).toBeFocused()
  await expect(form.locator('.done')).toHaveText('Thank you.\n<b>Ann</b>', { useInnerText: true })
  await expect(form.getByRole('heading', { name: 'Ask' })).toBeVisible()
  await expect(form.getByRole('button')).toHaveCount(0)
})

for (const status of [400, 403, 404, 413, 500]) {
  test(`an answer of ${status} is told beside the button, keeps what was filled in, and the next try may succeed (C09)`, async ({ inlay, form, send, publish }) => {
    await publish([NAME])
    await form.getByLabel('Name').fill('Ann')
    inlay.trouble.set(SUBMIT, { status, body: error() })
    await send.click()
    await expect(form.getByRole('alert')).toHaveText(FAILED)
    await expect(send).toBeFocused()
    await expect(form.getByLabel('Name')).toHaveValue('Ann')
    inlay.trouble.clear()
    await send.click()
    await expect(form.getByText(THANKS)).toBeVisible()
    expect(inlay.submissions.stored).toHaveLength(1)
  })
}

test('who is too fast is told how long to wait', async ({ inlay, form, send, publish }) => {
  await publish([NAME], { texts: { later: 'Noch {} Sekunden' } })
  await form.getByLabel('Name').fill('Ann')
  inlay.trouble.set(SUBMIT, { status: 429, body: error(), headers: { 'retry-after': '7' } })
  await send.click()
  await expect(form.getByRole('alert')).toHaveText('Noch 7 Sekunden')
  await expect(form.getByLabel('Name')).toHaveValue('Ann')
})

test('what Inlay refuses stands beside its field until that is changed', async ({ inlay, form, send, publish }) => {
  await publish([NAME, EMAIL])
  await form.getByLabel('Name').fill('Ann')
  await form.getByLabel('Email').fill('ann@example.com')
  inlay.trouble.set(SUBMIT, { status: 400, body: error({ email: 'Not this host', nobody: 'Of no field' }) })
  await send.click()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Not this host')
  await form.getByLabel('Name').fill('Anna')
  await expect(form.getByText('Not this host')).toBeVisible()
  await form.getByLabel('Email').fill('anna@example.com')
  await expect(form.getByText('Not this host')).toHaveCount(0)
  inlay.trouble.set(SUBMIT, { status: 400, body: error({ nobody: 'Of no field' }) })
  await send.click()
  await expect(form.getByRole('alert'), 'what belongs to no field').toHaveText(FAILED)
})

oneSubmission('form')

test('five clicks before anything was loaded are one submission', async ({ inlay, form, send, publish }) => {
  await publish([{ ...NAME, value: 'Ann' }])
  await send.evaluate((button) => {
    for (let click = 0; click < 5; click++) (button as HTMLButtonElement).click()
  })
  await expect(form.getByText(THANKS)).toBeVisible()
  expect(inlay.submissions.arrived).toHaveLength(1)
})

test('a component that is taken out while it is being sent is stored once, and nothing is thrown (C03)', async ({ inlay, form, send, publish, warnings }) => {
  await publish([NAME])
  await form.getByLabel('Name').fill('Ann')
  const answer = holdBack(inlay, SUBMIT)
  await send.click()
  await expect.poll(() => inlay.asked.filter((path) => path === SUBMIT).length).toBe(1)
  await form.evaluate((host) => host.remove())
  answer()
  await expect.poll(() => inlay.submissions.stored.length).toBe(1)
  expect(inlay.submissions.arrived).toHaveLength(1)
  expect(warnings).toEqual([])
})

test('when what sends it cannot be loaded, that is told, and the next try loads it', async ({ inlay, form, send, publish }) => {
  await publish([NAME])
  inlay.trouble.set(PART, { status: 503 })
  await form.getByLabel('Name').fill('Ann')
  await send.click()
  await expect(form.getByRole('alert')).toHaveText(FAILED)
  await expect(form.getByLabel('Name')).toHaveValue('Ann')
  inlay.trouble.clear()
  await send.click()
  await expect(form.getByText(THANKS)).toBeVisible()
  expect(inlay.submissions.stored).toMatchObject([{ data: { name: 'Ann' } }])
})

test('where what sends it cannot be loaded, moving over the form asks for it once', async ({ page, inlay, form, publish }) => {
  await publish([NAME])
  inlay.trouble.set(PART, { status: 503 })
  const [name, title] = [form.getByLabel('Name'), form.locator('.label')]
  await name.hover()
  await expect.poll(() => inlay.counted('component_error')).toBe(1)
  for (let round = 0; round < 10; round++) {
    await title.hover()
    await name.hover()
  }
  await name.focus()
  await roundTrip(page, inlay)
  expect(inlay.asked.filter((path) => path.startsWith(PART))).toHaveLength(1)
})

test('a hidden field is filled from the address that the page was opened by, cut to a thousand characters', async ({ page, site, inlay, form, send, publish }) => {
  const hidden = (name: string, queryParameter: string) => ({ type: 'hidden', name, value: 'none', queryParameter })
  await publish([hidden('source', 'utm'), hidden('long', 'long'), hidden('absent', 'absent'), hidden('fixed', '')])
  await page.goto(`${site.origin}/form/page.html?utm=let%20ter&long=${'x'.repeat(1_500)}`)
  await form.locator('form').waitFor()
  await page.evaluate(() => history.replaceState(null, '', '/elsewhere'))
  await send.click()
  await expect.poll(() => inlay.submissions.stored[0]).toHaveProperty('data', { source: 'let ter', long: 'x'.repeat(1_000), absent: 'none', fixed: 'none' })
})

test('what happened is counted: drawn, seen, begun once, sent', async ({ inlay, form, send, publish }) => {
  await publish([NAME])
  await form.getByLabel('Name').focus()
  await form.getByLabel('Name').fill('Ann')
  await form.getByLabel('Name').fill('Anna')
  await send.click()
  await expect(form.getByText(THANKS)).toBeVisible()
  await expect.poll(() => inlay.counted('submit')).toBe(1)
  expect([inlay.counted('component_load'), inlay.counted('view'), inlay.counted('component_interaction'), inlay.counted('component_error')]).toEqual([1, 1, 1, 0])
})
