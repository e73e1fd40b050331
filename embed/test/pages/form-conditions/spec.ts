import { CHAIN } from '../../answer-chain.ts'
import { NAME, expect, test } from '../../form-fixture.ts'

test('a hidden field is not required and not sent, whatever was typed before (C13)', async ({ inlay, form, send, publish }) => {
  await publish(CHAIN)
  await expect(form.getByLabel('Why?')).toBeHidden()
  await form.getByLabel('yes').check()
  await send.click()
  await expect(form.getByLabel('Why?'), 'shown, it is required').toBeFocused()
  await form.getByLabel('Why?').fill('because')
  await form.getByLabel('no', { exact: true }).check()
  await expect(form.getByLabel('Why?')).toBeHidden()
  await form.getByLabel('yes').check()
  await expect(form.getByLabel('Why?'), 'kept for showing again').toHaveValue('because')
  await form.getByLabel('no', { exact: true }).check()
  await send.click()
  await expect.poll(() => inlay.submissions.stored.length).toBe(1)
  expect(inlay.submissions.stored[0]).toHaveProperty('data', { more: 'no' })
})

test('what is wrong in a hidden field stops nobody', async ({ inlay, form, send, publish }) => {
  await publish([{ type: 'toggle', name: 'other', label: 'Other' }, { type: 'email', name: 'email', label: 'Email', showIf: { field: 'other', value: true } }])
  await form.getByLabel('Other').check()
  await form.getByLabel('Email').fill('a@b')
  await send.click()
  await expect(form.getByText('Enter an address like name@example.com')).toBeVisible()
  await form.getByLabel('Other').uncheck()
  await send.click()
  await expect.poll(() => inlay.submissions.stored[0]).toHaveProperty('data', { other: false })
})

test('conditions look at choices of every kind, and at one of several', async ({ form, publish }) => {
  const after = (field: string, value: string | boolean) => ({ type: 'text', name: `after-${field}`, label: `After ${field}`, showIf: { field, value } })
  await publish([
    { type: 'select', name: 'select', label: 'Select', options: ['a', '2'] },
    { type: 'checkbox', name: 'checkbox', label: 'Checkbox', options: ['one', 'two'] },
    { type: 'toggle', name: 'toggle', label: 'Toggle' },
    after('select', '2'),
    after('checkbox', 'two'),
    after('toggle', false),
  ])
  await expect(form.getByLabel('After toggle'), 'off is an answer').toBeVisible()
  await form.getByLabel('Toggle', { exact: true }).check()
  await expect(form.getByLabel('After toggle')).toBeHidden()
  await form.getByLabel('Select', { exact: true }).selectOption('2')
  await expect(form.getByLabel('After select')).toBeVisible()
  await form.getByLabel('one').check()
  await expect(form.getByLabel('After checkbox')).toBeHidden()
  await form.getByLabel('two').check()
  await expect(form.getByLabel('After checkbox')).toBeVisible()
})

test('what depends on a hidden field is hidden too', async ({ form, publish }) => {
  const link = (name: string, above?: string) => ({ type: 'radio', name, label: name.toUpperCase(), options: [`${name} on`, `${name} off`], ...(above && { showIf: { field: above, value: `${above} on` } }) })
  await publish([link('a'), link('b', 'a'), link('c', 'b')])
  await form.getByLabel('a on').check()
  await form.getByLabel('b on').check()
  await expect(form.getByLabel('c on')).toBeVisible()
  await form.getByLabel('a off').check()
  await expect(form.getByLabel('c on')).toBeHidden()
  await form.getByLabel('a on').check()
  await expect(form.getByLabel('b on')).toBeChecked()
  await expect(form.getByLabel('c on')).toBeVisible()
})

test('before anybody answers, a form shows what follows from its own values', async ({ inlay, form, publish }) => {
  await publish([
    { type: 'progress', name: 'done' },
    { type: 'toggle', name: 'gift', label: 'Gift', value: true },
    { type: 'toggle', name: 'card', label: 'Card', value: false },
    { type: 'text', name: 'words', label: 'Words', showIf: { field: 'gift', value: true } },
    { type: 'text', name: 'colour', label: 'Colour', showIf: { field: 'card', value: true } },
    NAME,
  ])
  await expect(form.getByLabel('Words')).toBeVisible()
  await expect(form.getByLabel('Colour')).toBeHidden()
  await expect(form.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  expect(inlay.asked.filter((path) => path.startsWith('/embed/')), 'nothing more is loaded for it').toHaveLength(1)
})

test('progress counts what is shown and right', async ({ form, publish }) => {
  await publish([{ type: 'progress', name: 'done', label: 'So far' }, ...CHAIN, { type: 'email', name: 'email', label: 'Email' }])
  const bar = form.getByRole('progressbar', { name: 'So far' })
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  await form.getByLabel('no', { exact: true }).check()
  await expect(bar).toHaveAttribute('aria-valuenow', '50')
  await form.getByLabel('yes').check()
  await expect(bar, 'one more is asked').toHaveAttribute('aria-valuenow', '33')
  await form.getByLabel('Email').fill('a@b')
  await expect(bar, 'a wrong answer is none').toHaveAttribute('aria-valuenow', '33')
  await form.getByLabel('Email').fill('a@b.example')
  await form.getByLabel('Why?').fill('because')
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await expect(form.getByText('100 %')).toBeVisible()
})
