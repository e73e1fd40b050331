import { complaints } from '../../complaints.ts'
import { expect, test } from '../../fixture.ts'
import { idOf } from '../../samples.ts'

test('a poll needs a choice, is sent, and shows shares that add up to 100', async ({ page, inlay, visit }) => {
  await visit('kinds')
  const poll = page.locator(`[data-inlay="${idOf('poll')}"]`)
  await poll.getByRole('button', { name: 'Submit' }).click()
  await expect(poll.getByText('Choose an option')).toBeVisible()
  inlay.submissions.counts = { ash: 1, copper: 1 }
  await poll.getByLabel('Iron red').check()
  await poll.getByRole('button', { name: 'Submit' }).click()
  await expect(poll.getByText('Thank you for your response!')).toBeVisible()
  await expect(poll.locator('b')).toHaveText(['34 %', '33 %', '33 %'])
  expect(inlay.submissions.stored).toMatchObject([{ component_id: idOf('poll'), data: { choices: ['iron'] } }])
})

test('a newsletter and a waitlist take an address that mail can reach, and no other', async ({ page, inlay, visit }) => {
  await visit('kinds')
  for (const kind of ['newsletter', 'waitlist'] as const) {
    const signup = page.locator(`[data-inlay="${idOf(kind)}"]`)
    await signup.getByLabel('Email').fill('a@b')
    await signup.getByLabel('Email').press('Enter')
    await expect(signup.getByText('Enter an address like name@example.com')).toBeVisible()
    await signup.getByLabel('Email').fill('ann+news@example.com')
    await signup.getByLabel('Email').press('Enter')
    await expect(signup.locator('.done')).toBeVisible()
  }
  expect(inlay.submissions.stored).toMatchObject([{ data: { email: 'ann+news@example.com' } }, { data: { email: 'ann+news@example.com' } }])
})

test('a call to action leads where its owner says', async ({ page, visit }) => {
  await visit('kinds')
  await expect(page.getByRole('link', { name: 'See dates' })).toHaveAttribute('href', '/dates')
})

test('axe finds nothing wrong with any of them', async ({ page, visit }) => {
  await visit('kinds')
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See dates' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(2)
  expect(await complaints(page)).toEqual([])
})
