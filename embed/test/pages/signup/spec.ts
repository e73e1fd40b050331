import { checkAnswer } from '@inlay/contract/rules/check-answer'
import { formText } from '@inlay/contract/rules/form-texts'
import { formField } from '@inlay/contract/form-field'
import type { Question } from '@inlay/contract/rules/check-answer'
import { oneSubmission } from '../../one-submission.ts'
import { expect, test } from '../../overlay-fixture.ts'

oneSubmission('newsletter')
oneSubmission('waitlist')

test('a newsletter by keyboard alone: what is wrong is said, Enter sends, and the focus is at the thank-you', async ({ page, inlay, show }) => {
  const signup = await show('newsletter')
  const email = signup.getByLabel('Email')
  await expect(email).toBeVisible()
  await page.locator('#own').focus()
  await page.keyboard.press('Tab')
  await expect(email).toBeFocused()
  await expect(email).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription('This is required')
  await page.keyboard.type('ann@example')
  await expect(email).toHaveAccessibleDescription('Enter an address like name@example.com')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type('.com')
  await expect(email).toHaveAttribute('aria-invalid', 'false')
  await page.keyboard.press('Tab')
  await expect(signup.getByRole('button', { name: 'Subscribe' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(signup.getByRole('link', { name: 'Privacy' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(signup.locator('.done')).toBeFocused()
  expect(inlay.submissions.stored).toMatchObject([{ data: { email: 'ann@example.com' }, trap: '' }])
})

test('a waitlist with fields of its owner by keyboard alone', async ({ page, inlay, show }) => {
  const signup = await show('waitlist', {
    customFields: [
      { name: 'why', label: 'Why', type: 'textarea' },
      { name: 'wheel', label: 'I have a wheel', type: 'toggle', required: true },
    ],
  })
  await expect(signup.getByLabel('Name')).toBeVisible()
  await page.locator('#own').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ann')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ann@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Clay')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Fire')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(signup.getByRole('button', { name: 'Join the waitlist' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(signup.getByRole('checkbox')).toBeFocused()
  await expect(signup.getByRole('checkbox')).toHaveAccessibleDescription('This is required')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(signup.locator('.done')).toBeFocused()
  expect(inlay.submissions.stored).toMatchObject([{ data: { name: 'Ann', email: 'ann@example.com', why: 'Clay\nFire', wheel: true } }])
})

test('of an address it says what the rule says that the server has (C21)', async ({ page, inlay, show }) => {
  const rule = formField.parse({ type: 'email', name: 'email', required: true }) as Question
  const signup = await show('newsletter')
  const email = signup.getByLabel('Email')
  let taken = 0
  for (const typed of ['a@b', 'Test@test', 'a@b..c', 'a@@b.c', '   ', `${'a'.repeat(300)}@example.com`, 'Ann@Example.com', 'ann@example.com ', 'ann+kiln@example.com', 'ann@bücher.example', 'உதாரணம்@எடுத்துக்காட்டு.example']) {
    const { answer, wrong } = checkAnswer(rule, typed)
    await email.fill(typed)
    await email.press('Enter')
    if (wrong) {
      await expect(email, typed).toHaveAccessibleDescription(formText({}, wrong.key, wrong.limit))
      continue
    }
    await expect(signup.locator('.done'), typed).toBeFocused()
    taken++
    expect(inlay.submissions.arrived.at(-1), typed).toMatchObject({ data: { email: answer } })
    // A new visitor.
    await page.reload()
  }
  expect([taken, inlay.submissions.arrived.length]).toEqual([5, 5])
})

test('fields that are called as methods of a form take the place of none', async ({ page, inlay, show, publish }) => {
  const customFields = ['childNodes', 'insertBefore', 'addEventListener', 'submit'].map((name) => ({ name, label: name }))
  const signup = await show('newsletter', { customFields })
  await signup.getByLabel('Email').fill('ann@example.com')
  for (const { name } of customFields) await signup.getByLabel(name).fill(name)
  publish('newsletter', { customFields: [...customFields].reverse(), headline: 'New' }, 2)
  await page.evaluate(() => (window.Inlay as { refresh(): void }).refresh())
  await expect(signup.getByRole('heading', { name: 'New' })).toBeVisible()
  await signup.getByRole('button').click()
  await expect(signup.locator('.done')).toBeFocused()
  expect(inlay.submissions.stored).toMatchObject([{ data: { childNodes: 'childNodes', insertBefore: 'insertBefore', submit: 'submit' } }])
})

for (const kind of ['newsletter', 'waitlist'] as const) {
  test(`zero is an answer to a number that a ${kind} requires (C12)`, async ({ inlay, show }) => {
    const signup = await show(kind, { customFields: [{ name: 'pots', label: 'Pots so far', type: 'number', required: true }] })
    await signup.getByLabel('Email').fill('ann@example.com')
    await signup.getByRole('button').click()
    await expect(signup.getByLabel('Pots so far')).toHaveAccessibleDescription('This is required')
    await signup.getByLabel('Pots so far').fill('0')
    await expect(signup.getByLabel('Pots so far')).toHaveAttribute('aria-invalid', 'false')
    await signup.getByRole('button').click()
    await expect(signup.locator('.done')).toBeFocused()
    expect(inlay.submissions.stored).toMatchObject([{ data: { email: 'ann@example.com', pots: 0 } }])
  })
}
