import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { Account } from './support/account.ts'
import { clipboard } from './support/clipboard.ts'
import { Inlay } from './support/inlay.ts'
import { pressAt, tabTo } from './support/keys.ts'
import { signedIn } from './support/signed-in.ts'
import { isSound } from './support/sound.ts'
import { takeQuiz } from './support/take-quiz.ts'

interface Quiz {
  id: string
  is_active: boolean
  version: number
  title: string
  config: { questions: { text: string; type: string; options?: { text: string; score: { default: number } }[] }[]; outcomes: { title: string; minScore: number; maxScore: number }[] }
}

let inlay: Inlay
let account: Account
let page: Page

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  account = await Account.make(inlay)
  const context = await signedIn(browser, inlay, account, { permissions: ['clipboard-read', 'clipboard-write'] })
  page = await context.newPage()
})

test.afterAll(async () => {
  await page?.context().close()
  await inlay?.remove()
})

const made = async (more: object = {}) => ((await account.call('POST', '/api/quizzes', more)) as Quiz).id
const stored = async (id: string) => (await account.call('GET', `/api/quizzes/${id}`)) as Quiz
const open = async (id: string) => {
  await page.goto(`${inlay.origin}/dashboard/quiz-builder/${id}`)
  await expect(page.getByRole('heading', { name: 'Outcomes' })).toBeVisible()
}
const questions = () => page.getByRole('region', { name: 'Questions' })
const option = (n: number) => page.getByRole('textbox', { name: `Option ${n}`, exact: true })
const preview = () => page.getByRole('region', { name: 'Live preview' })
const save = () => page.keyboard.press('ControlOrMeta+s')

test('a quiz with four outcomes is built by mouse, published, answered on a strange site, and read in Submissions', async ({ browser }) => {
  const id = await made({ is_active: false })
  await open(id)
  await page.getByRole('button', { name: 'Title and description' }).click()
  const title = page.getByRole('region', { name: 'Title and description' }).getByRole('textbox', { name: 'Title' })
  await title.fill('Which maker are you?')
  await questions().getByRole('button', { name: /Your first question/ }).last().click()
  await option(1).fill('An hour')
  await option(2).fill('A whole day')
  await page.getByRole('textbox', { name: 'Score of A whole day' }).fill('20')
  await questions().getByRole('button', { name: 'Add a question' }).click()
  await page.getByRole('menuitem', { name: 'Rating' }).click()
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused()
  await page.keyboard.type('How patient are you?')
  await page.getByRole('textbox', { name: 'Score of the highest' }).fill('20')
  for (const name of ['Second', 'Third', 'Fourth']) {
    await page.getByRole('button', { name: 'Add outcome' }).click()
    await expect(page.getByRole('textbox', { name: 'Outcome', exact: true })).toBeFocused()
    await page.keyboard.type(name)
  }
  await expect(page.getByText('Every score from 0 to 100 has exactly one outcome')).toBeVisible()
  const grip = page.getByRole('slider').last()
  const before = Number(await grip.getAttribute('aria-valuenow'))
  const box = (await grip.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Number(await grip.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Quiz published').first()).toBeVisible()
  const quiz = await stored(id)
  expect(quiz).toMatchObject({ is_active: true, title: 'Which maker are you?', config: { questions: [{ options: [{ text: 'An hour' }, { text: 'A whole day', score: { default: 20 } }] }, { type: 'rating' }] } })
  expect(quiz.config.outcomes).toHaveLength(4)

  await page.getByRole('button', { name: 'Copy embed code' }).click()
  await takeQuiz(browser, inlay, await clipboard(page), async (host) => {
    await host.getByRole('radio', { name: 'A whole day' }).check()
    await host.getByRole('button', { name: 'Next' }).click()
    await host.getByRole('radio').nth(1).check()
    await host.getByRole('button', { name: 'See the result' }).click()
  }, '70 / 100')

  const [sent] = ((await account.call('GET', `/api/submissions?component=${id}`)) as { items: { id: string; outcome: string }[] }).items
  const { outcome } = sent!
  await page.goto(`${inlay.origin}/dashboard/submissions/quiz/${sent!.id}`)
  await expect(page.getByText('70 of 100')).toBeVisible()
  await expect(page.getByText(outcome, { exact: true }).first()).toBeVisible()
})

test('a quiz is built by keyboard alone: options by Enter and by pasting, both orders, four outcomes and a boundary; published, taken and read', async ({ browser }) => {
  const id = await made({ is_active: false })
  await open(id)
  await option(2).focus()
  await page.keyboard.press('Enter')
  await expect(option(3)).toBeFocused()
  await page.keyboard.type('Third')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(page.getByRole('textbox', { name: 'Score of Third' })).toHaveValue('11')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(option(2)).toHaveValue('Third')
  await expect(option(2)).toBeFocused()
  await page.evaluate(() => navigator.clipboard.writeText('Fourth\t5\nFifth\t6'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(option(4)).toHaveValue('Fifth')
  await questions().getByRole('button', { name: 'Add a question' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Text' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused()
  await page.keyboard.type('What should we know?')
  const second = questions().getByRole('listitem').nth(1).getByRole('button', { name: /^2/ })
  await second.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(questions().getByText('Question 2 is now question 1 of 2')).toBeAttached()
  for (const name of ['The better half', 'The middle', 'The best quarter']) {
    await pressAt(page, page.getByRole('button', { name: 'Add outcome' }), 'Enter')
    await expect(page.getByRole('textbox', { name: 'Outcome', exact: true })).toBeFocused()
    await page.keyboard.type(name)
  }
  await pressAt(page, page.getByRole('slider').last(), 'PageUp')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('slider').last()).toHaveAttribute('aria-valuenow', '86')
  await save()
  await expect(page.getByText('Quiz saved successfully').first()).toBeVisible()
  await page.reload()
  await pressAt(page, page.getByRole('button', { name: 'Publish', exact: true }), 'Enter')
  await expect(page.getByText('Quiz published').first()).toBeVisible()
  const { config } = await stored(id)
  expect(config.questions.map(({ text }) => text)).toEqual(['What should we know?', 'Your first question'])
  expect(config.questions[1]!.options!.map(({ text, score }) => [text, score.default])).toEqual([['Option 1', 0], ['Third', 11], ['Fourth', 5], ['Fifth', 6], ['Option 2', 10]])
  expect(config.outcomes.map(({ title, minScore, maxScore }) => [title, minScore, maxScore])).toEqual([['Your result', 0, 25], ['The middle', 25, 50], ['The better half', 50, 86], ['The best quarter', 86, 100]])

  await takeQuiz(browser, inlay, `<div data-inlay-quiz="${id}"></div>`, async (host) => {
    await tabTo(host, host.getByRole('textbox', { name: 'What should we know?' }))
    await host.keyboard.type('Ann')
    await pressAt(host, host.getByRole('button', { name: 'Next' }), 'Enter')
    await tabTo(host, host.getByRole('radio').first())
    // Chosen is what the arrow key leads to: Third, of 11 points.
    await host.keyboard.press('ArrowDown')
    await pressAt(host, host.getByRole('button', { name: 'See the result' }), 'Enter')
  }, '100 / 100')
  await page.goto(`${inlay.origin}/dashboard/submissions?component=${id}`)
  const view = page.getByRole('table', { name: 'Submissions' }).getByRole('link').first()
  await expect(view).toBeVisible()
  await pressAt(page, view, 'Enter')
  for (const text of ['100 of 100', 'The best quarter', 'Ann', 'Third']) await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
})

test('a score that is no whole number is refused beside its field; gaps and overlaps show at once and are told at the save (C14, C15)', async () => {
  const id = await made()
  await open(id)
  await page.getByRole('textbox', { name: 'Score of Option 2' }).fill('2.5')
  await save()
  await expect(page.getByText('Must be a whole number')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Score of Option 2' })).toHaveValue('2.5')
  expect((await stored(id)).version).toBe(1)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Score of Option 2' })).toHaveValue('2.5')
  await page.getByRole('textbox', { name: 'Score of Option 2' }).fill('-5')
  await page.getByRole('button', { name: /Your result/ }).click()
  await page.getByRole('textbox', { name: 'Up to' }).fill('66')
  await expect(page.getByRole('status').filter({ hasText: 'A gap from 66 to 100' })).toBeVisible()
  await save()
  await expect(page.getByText('Look at the outcomes').first()).toBeVisible()
  await expect(page.getByText('Quiz saved successfully').first()).toBeVisible()
})

test('a rating of one star and a quiz without questions are refused where they are (C14); a removed question comes back by undo', async () => {
  const id = await made()
  await open(id)
  await questions().getByRole('button', { name: 'Add a question' }).click()
  await page.getByRole('menuitem', { name: 'Rating' }).click()
  const highest = page.getByRole('textbox', { name: 'Highest rating' })
  await highest.fill('1')
  await questions().getByRole('button', { name: /Your first question/ }).last().click()
  await save()
  await expect(highest).toBeFocused()
  await expect(highest).toHaveAccessibleDescription('Must be a whole number from 2 to 10')
  await page.getByRole('button', { name: 'Remove the question' }).click()
  await page.getByRole('button', { name: 'Remove the question' }).click()
  await expect(page.getByText('No questions yet')).toBeVisible()
  await save()
  await expect(page.getByText('Add at least one question')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(questions().getByRole('listitem')).toHaveCount(1)
})

test('the preview is tried and explains the score; a delete names the quiz and leads to the list', async () => {
  const id = await made({ title: 'Tried and gone' })
  await open(id)
  await preview().getByRole('radio', { name: 'Option 2' }).check()
  await preview().getByRole('button', { name: 'See the result' }).click()
  await expect(preview().getByText('Your try: 100 of 100')).toBeVisible()
  await expect(preview().getByText('100 × 10 of 10 points = 100')).toBeVisible()
  expect(((await account.call('GET', '/api/submissions/summary')) as { sources: { id: string; total: number }[] }).sources.find((source) => source.id === id)?.total ?? 0).toBe(0)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText('Tried and gone')
  await expect(page.getByRole('dialog')).toContainText('Nobody has submitted anything to it')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Quiz deleted successfully').first()).toBeVisible()
  await expect(page).toHaveURL(`${inlay.origin}/dashboard/quizzes`)
})

test('the Interactive Quiz of the library opens in the builder, from which Back to Quizzes leads to the list', async () => {
  await page.goto(`${inlay.origin}/dashboard/library?category=acquisition-forms`)
  await page.getByRole('listitem').filter({ hasText: 'Interactive Quiz' }).getByRole('button', { name: 'Add to My Components' }).click()
  await expect(page).toHaveURL(/\/dashboard\/quiz-builder\/[0-9a-f-]{36}$/)
  await page.getByRole('link', { name: 'Back to Quizzes' }).click()
  await expect(page).toHaveURL(`${inlay.origin}/dashboard/quizzes`)
  await page.goto(`${inlay.origin}/dashboard/quiz-builder/0190a0a0-0000-7000-8000-000000000000`)
  await expect(page.getByText('There is no such quiz')).toBeVisible()
})

for (const [width, colorScheme] of [[1440, 'light'], [360, 'dark']] as const) {
  test(`the builder is accessible and no wider than ${width} px, in ${colorScheme}`, async ({ browser }) => {
    const context = await signedIn(browser, inlay, account, { viewport: { width, height: 900 }, colorScheme })
    const own = await context.newPage()
    await own.goto(`${inlay.origin}/dashboard/quiz-builder/${await made()}`)
    await expect(own.getByRole('heading', { name: 'Questions' })).toBeVisible()
    const parts = width < 900 ? ['Questions', 'Outcomes', 'Preview'] : ['']
    for (const part of parts) {
      if (part) await own.getByRole('group', { name: 'Parts' }).getByRole('button', { name: part }).click()
      await isSound(own, part)
    }
    await context.close()
  })
}
