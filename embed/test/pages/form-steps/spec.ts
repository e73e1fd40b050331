import { FORM_ID, NAME, SUBMIT, THANKS, expect, formWith, test } from '../../form-fixture.ts'
import { sample } from '../../samples.ts'

const steps = (...names: string[][]) => ({ type: 'stepper', name: 'steps', steps: names.map((fields, index) => ({ title: `Step ${index + 1}`, fields })) })
const EMAIL = { type: 'email', name: 'email', label: 'Email', required: true }

test('steps go forth and back by button and Enter, each with its own errors, and only the last one sends', async ({ inlay, form, send, visit }) => {
  await visit('form')
  await expect(form.getByRole('listitem')).toHaveText(['You', 'The piece', 'Send'])
  await expect(form.getByRole('button', { name: 'Previous' })).toBeHidden()
  await expect(send).toHaveText('Next')
  await send.click()
  await expect(form.getByLabel('Full name')).toBeFocused()
  await expect(form.getByText('This is required')).toHaveCount(2)
  await form.getByLabel('Full name').fill('Ann')
  await form.getByLabel('Email').fill('ann@example.com')
  await form.getByLabel('Email').press('Enter')
  await expect(form.getByLabel('Tableware'), 'what this step asks has no error yet').toBeFocused()
  await expect(form.getByText('This is required')).toHaveCount(0)
  await expect(form.locator('[aria-current=step]')).toHaveText('The piece')
  await form.getByRole('button', { name: 'Previous' }).click()
  await expect(form.getByLabel('Full name')).toBeFocused()
  await expect(form.getByLabel('Full name')).toHaveValue('Ann')
  await send.click()
  await form.getByLabel('A single vase').check()
  await form.getByLabel('A single vase').press('Enter')
  await expect(form.locator('[aria-current=step]')).toHaveText('Send')
  expect(inlay.submissions.arrived).toEqual([])
  await send.click()
  await expect(form.getByText(THANKS)).toBeVisible()
  expect(inlay.submissions.stored).toMatchObject([{ data: { name: 'Ann', what: 'A single vase', source: 'studio', size: 6, colour: '#b45309', gift: false } }])
})

test('by keyboard alone a form of three steps is filled in and sent', async ({ page, inlay, form, visit }) => {
  await visit('form')
  await form.locator('form').waitFor()
  const type = async (text: string) => {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await type('Ann')
  await type('ann@example.com')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Tableware')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(form.getByLabel('A single vase')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Needed by')).toBeFocused()
  await form.getByLabel('Wrap it as a gift').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(form.getByRole('button', { name: 'Previous' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form.locator('.done')).toBeFocused()
  expect(inlay.submissions.stored).toMatchObject([{ data: { what: 'A single vase', gift: true } }])
})

test('what Inlay refuses in an earlier step leads there', async ({ inlay, form, send, publish }) => {
  await publish([NAME, EMAIL, steps(['name'], ['email'])])
  await form.getByLabel('Name').fill('Ann')
  await send.click()
  await form.getByLabel('Email').fill('ann@example.com')
  inlay.trouble.set(SUBMIT, { status: 400, body: { error: { code: 'BAD_REQUEST', message: 'No', fields: { name: 'Not this name' } } } })
  await send.click()
  await expect(form.getByText('Not this name')).toBeVisible()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.locator('[aria-current=step]')).toHaveText('Step 1')
  inlay.trouble.clear()
  await form.getByLabel('Name').fill('Bea')
  await expect(form.getByText('Not this name')).toHaveCount(0)
  await send.click()
  await send.click()
  await expect.poll(() => inlay.submissions.stored[0]).toHaveProperty('data', { name: 'Bea', email: 'ann@example.com' })
})

test('a field of an earlier step that became required leads there', async ({ inlay, form, send, publish }) => {
  await publish([
    { type: 'toggle', name: 'late', label: 'Late' },
    { type: 'text', name: 'why', label: 'Why', required: true, showIf: { field: 'late', value: true } },
    steps(['why'], ['late']),
  ])
  await send.click()
  await form.getByLabel('Late').check()
  await send.click()
  await expect(form.getByLabel('Why')).toBeFocused()
  await form.getByLabel('Why').fill('traffic')
  await send.click()
  await send.click()
  await expect.poll(() => inlay.submissions.stored[0]).toHaveProperty('data', { late: true, why: 'traffic' })
})

test('a step that asks nothing tells its name, and fields that no step names stand in the first', async ({ form, send, publish }) => {
  await publish([NAME, { type: 'heading', name: 'thanks', text: 'Nearly there' }, EMAIL, steps(['email'], ['thanks'], [])])
  await form.getByLabel('Name').fill('Ann')
  await form.getByLabel('Email').fill('ann@example.com')
  await send.click()
  await expect(form.getByRole('heading', { name: 'Nearly there' })).toBeVisible()
  await expect(form.locator('[aria-current=step]')).toBeFocused()
  await send.click()
  await expect(send).toHaveText('Send')
})

test('one step alone is no steps', async ({ form, send, publish }) => {
  await publish([NAME, steps(['name'])], { submitButtonText: 'Go' })
  await expect(form.getByRole('list')).toHaveCount(0)
  await expect(send).toHaveText('Go')
})

test('another version of the form keeps step, answers and focus', async ({ page, inlay, form, send, publish }) => {
  const fields = [NAME, EMAIL, { type: 'radio', name: 'size', label: 'Size', options: ['S', 'M'] }, { type: 'tags', name: 'mood', label: 'Mood', options: ['Plain', 'Fine'] }, { type: 'toggle', name: 'gift', label: 'Gift' }, steps(['name'], ['email', 'size', 'mood', 'gift'])]
  await publish(fields)
  await form.getByLabel('Name').fill('Ann')
  await send.click()
  await form.getByLabel('M', { exact: true }).check()
  await form.getByLabel('Fine').check()
  await form.getByLabel('Gift').check()
  await form.getByLabel('Email').fill('ann@example.com')
  const next = fields.map((field) => ('label' in field ? { ...field, label: `Your ${field.label.toLowerCase()}`, hint: 'New' } : field))
  inlay.components.set(FORM_ID, formWith(next, { texts: { previous: 'Back' } }))
  await page.evaluate(() => (window.Inlay as { refresh(): void }).refresh())
  await expect(form.getByRole('button', { name: 'Back' })).toBeVisible()
  await expect(form.getByLabel('Your email')).toBeFocused()
  await expect(form.getByLabel('Your email')).toHaveValue('ann@example.com')
  await send.click()
  await expect.poll(() => inlay.submissions.stored[0]).toHaveProperty('data', { name: 'Ann', email: 'ann@example.com', size: 'M', mood: ['Fine'], gift: true })
})

test('another version of a form that was sent says its own thanks', async ({ page, inlay, form, send, publish }) => {
  await publish([NAME])
  await form.getByLabel('Name').fill('Ann')
  await send.click()
  await expect(form.getByText(THANKS)).toBeVisible()
  inlay.components.set(FORM_ID, sample('form', { title: 'Other', successMessage: 'Sent.' }))
  await page.evaluate(() => (window.Inlay as { refresh(): void }).refresh())
  await expect(form.getByText('Sent.')).toBeVisible()
  await expect(form.locator('form')).toHaveCount(0)
})
