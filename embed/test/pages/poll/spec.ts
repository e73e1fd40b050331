import { SUBMIT } from '../../form-fixture.ts'
import { holdBack } from '../../hold-back.ts'
import { oneSubmission } from '../../one-submission.ts'
import { expect, test } from '../../overlay-fixture.ts'
import { idOf, sample } from '../../samples.ts'

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

test('an option with the id 0 is an answer: it may be chosen alone, and its row is the visitor’s (C12)', async ({ inlay, show }) => {
  const poll = await show('poll', { options: [{ id: '0', text: 'None' }, { id: '1', text: 'One' }] })
  await poll.getByLabel('None').check()
  await poll.getByRole('button', { name: 'Submit' }).click()
  await expect(poll.locator('.done')).toBeFocused()
  expect(inlay.submissions.stored).toMatchObject([{ data: { choices: ['0'] } }])
  await expect(poll.locator('[aria-current=true]')).toHaveText(/^None\s*100\s%$/)
})

test('what a visitor chooses while an answer is on its way is not shown as the answer', async ({ inlay, show }) => {
  const poll = await show('poll')
  await poll.getByLabel('Iron red').check()
  const release = holdBack(inlay, SUBMIT)
  await poll.getByRole('button', { name: 'Submit' }).click()
  await poll.getByLabel('Ash white').check()
  release()
  await expect(poll.locator('[aria-current=true]')).toHaveText(/^Iron red/)
  expect(inlay.submissions.stored).toMatchObject([{ data: { choices: ['iron'] } }])
})

test('a poll of one option, stored long ago, works (C14)', async ({ inlay, show }) => {
  const poll = await show('poll', { options: [{ id: 'one', text: 'The only one' }] })
  await poll.getByRole('button', { name: 'Submit' }).click()
  await expect(poll.getByRole('alert')).toHaveText('Choose an option')
  await poll.getByLabel('The only one').check()
  await poll.getByRole('button', { name: 'Submit' }).click()
  await expect(poll.locator('.done')).toBeFocused()
  expect(inlay.submissions.stored).toMatchObject([{ data: { choices: ['one'] } }])
})

test('a poll without options, stored long ago, is its question, until it has some (C14)', async ({ page, inlay, show, publish }) => {
  const { config, ...rest } = sample('poll')
  const empty = { ...rest, config: { ...config, options: [] } }
  const poll = await show('poll')
  await expect(poll.getByRole('radio')).toHaveCount(3)
  inlay.components.set(idOf('poll'), { ...empty, version: 2 })
  await page.evaluate(() => (window.Inlay as { refresh(): void }).refresh())
  await expect(poll.locator('form')).toHaveCount(0)
  await expect(poll.getByRole('heading', { name: 'Which glaze should we bring back?' })).toBeVisible()
  publish('poll', {}, 3)
  await page.evaluate(() => (window.Inlay as { refresh(): void }).refresh())
  await poll.getByLabel('Iron red').check()
  await poll.getByRole('button', { name: 'Submit' }).click()
  await expect(poll.locator('.done')).toBeFocused()
})
