import { oneSubmission } from '../../one-submission.ts'
import { expect, test } from '../../overlay-fixture.ts'

oneSubmission('poll')

test('by keyboard alone: what is missing is said, the arrows choose, Enter sends, and the focus is at the thank-you', async ({ page, inlay, show }) => {
  const poll = await show('poll')
  const submit = poll.getByRole('button', { name: 'Submit' })
  const [first, second] = [poll.getByLabel('Ash white'), poll.getByLabel('Iron red')]
  await expect(submit).toBeVisible()
  await page.locator('#own').focus()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await expect(first, 'to be there is not to choose').not.toBeChecked()
  // How many stops a group has while nothing is chosen is the browser's.
  while (!(await submit.evaluate((button) => button.matches(':focus')))) await page.keyboard.press('Tab')
  await expect(submit).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(poll.getByRole('alert')).toHaveText('Choose an option')
  await expect(first).toBeFocused()
  await expect(poll.getByRole('group', { name: 'Which glaze should we bring back?' })).toHaveAccessibleDescription('Choose an option')
  await page.keyboard.press('ArrowDown')
  await expect(second).toBeFocused()
  await expect(second).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(poll.locator('.done')).toBeFocused()
  expect(inlay.submissions.stored).toMatchObject([{ data: { choices: ['iron'] } }])
})

test('by keyboard alone where several may be chosen: Space chooses and takes back', async ({ page, inlay, show }) => {
  const poll = await show('poll', { allowMultiple: true })
  await expect(poll.getByRole('checkbox')).toHaveCount(3)
  await page.locator('#own').focus()
  for (const key of ['Tab', 'Space', 'Tab', 'Space', 'Space', 'Tab', 'Space', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(poll.locator('.done')).toBeFocused()
  expect(inlay.submissions.stored).toMatchObject([{ data: { choices: ['ash', 'copper'] } }])
})
