import type { Locator } from '@playwright/test'
import { expect } from '../../fixture.ts'
import { holdBack } from '../../hold-back.ts'
import { oneSubmission } from '../../one-submission.ts'
import { answerAll, next, runs, test } from '../../quiz-fixture.ts'

const SUBMIT = '/functions/v1/submit-quiz'

test('starting again is a new run, with a key of its own', async ({ inlay, quiz, publish }) => {
  await publish({ texts: { again: 'Noch einmal', result: 'Ergebnis' } })
  await answerAll(quiz)
  await next(quiz).click()
  await expect(quiz.getByRole('heading', { name: 'Ergebnis' })).toBeVisible()
  await quiz.getByRole('button', { name: 'Noch einmal' }).click()
  await expect(quiz.getByRole('heading', { name: 'How much time' })).toBeFocused()
  await expect(quiz.getByRole('radio', { checked: true })).toHaveCount(0)
  await answerAll(quiz)
  await expect(quiz.getByRole('textbox')).toHaveValue('  A jug\nwith a handle ')
  await next(quiz).click()
  await expect(quiz.getByRole('heading', { name: 'Ergebnis' })).toBeVisible()
  const [one, two] = runs(inlay.submissions.stored)
  expect(one!.submission_key).not.toBe(two!.submission_key)
})

oneSubmission('quiz')

for (const [status, headers, said] of [
  [500, {}, 'Failed to submit quiz. Please try again.'],
  [503, {}, 'Failed to submit quiz. Please try again.'],
  [404, {}, 'Failed to submit quiz. Please try again.'],
  [413, {}, 'Failed to submit quiz. Please try again.'],
  [429, { 'retry-after': '30' }, 'Please wait 30 seconds and try again.'],
] as const) {
  test(`an answer of ${status} is told beside the button, and everything is kept`, async ({ inlay, quiz, publish }) => {
    await publish()
    await answerAll(quiz)
    inlay.trouble.set(SUBMIT, { status, headers, body: { error: { code: 'X', message: 'x' } } })
    await next(quiz).click()
    await expect(quiz.getByRole('alert')).toHaveText(said)
    await quiz.getByRole('button', { name: 'Back' }).click()
    await expect(quiz.getByRole('alert')).toBeHidden()
    await expect(quiz.getByRole('radio', { name: '4' })).toBeChecked()
  })
}

test('what Inlay finds wrong is shown at its question', async ({ inlay, quiz, publish }) => {
  await publish()
  await answerAll(quiz)
  inlay.trouble.set(SUBMIT, { status: 400, body: { error: { code: 'BAD_REQUEST', message: 'x', fields: { tools: 'Choose again' } } } })
  await next(quiz).click()
  await expect(quiz.getByRole('checkbox', { name: 'A wheel' })).toBeFocused()
  await expect(quiz.getByText('Choose again')).toBeVisible()
  await quiz.getByText('A kiln').click()
  await expect(quiz.getByText('Choose again')).toBeHidden()
  await next(quiz).click()
  await quiz.getByRole('button', { name: 'Back' }).click()
  await expect(quiz.getByText('Choose again'), 'it was answered anew').toBeHidden()
})

test('an answer that names a question nobody asked, or that is no result, is a failure like others', async ({ inlay, quiz, publish }) => {
  await publish()
  await answerAll(quiz)
  for (const trouble of [{ status: 400, body: { error: { code: 'BAD_REQUEST', message: 'x', fields: { other: 'Wrong' } } } }, { status: 200, body: null }, { status: 200, body: { ok: true } }]) {
    inlay.trouble.set(SUBMIT, trouble)
    await next(quiz).click()
    await expect(quiz.getByRole('alert')).toHaveText('Failed to submit quiz. Please try again.')
    await expect(next(quiz)).toHaveAttribute('aria-disabled', 'false')
  }
})

/** The shown score, and where the marked range and the badge's tip stand, in percent of the line. */
async function shown(quiz: Locator) {
  await expect(quiz.getByRole('img')).toBeVisible()
  return quiz.evaluate((host) => {
    const find = (selector: string) => host.shadowRoot!.querySelector(selector)!
    const line = find('.scale').getBoundingClientRect()
    const on = find('.scale .on').getBoundingClientRect()
    const badge = find('.at b').getBoundingClientRect()
    const part = (x: number) => Math.round((100 * (x - line.left)) / line.width)
    return { text: find('.at span').textContent, from: part(on.left), to: part(on.right), left: part(badge.left), right: part(badge.right) }
  })
}

for (const [score, range, text, from, to] of [
  [69.96, [40, 70], '69.9', 40, 70],
  [200 / 3, [0, 66], '66.6', 0, 67],
  [0, [0, 40], '0', 0, 40],
  [100, [100, 100], '100', 99, 100],
] as const) {
  test(`${score} from Inlay is shown as ${text}, in the range that it has there`, async ({ inlay, quiz, publish }) => {
    await publish()
    await answerAll(quiz)
    const [minScore, maxScore] = range
    inlay.trouble.set(SUBMIT, { status: 200, body: { score, outcome: { id: 'x', title: 'From Inlay', description: 'One\n\nTwo', minScore, maxScore } } })
    await next(quiz).click()
    await expect(quiz.getByRole('heading', { name: 'From Inlay' })).toBeVisible()
    await expect(quiz.getByText(/^One\s+Two$/)).toHaveCSS('white-space', /pre-line|preserve-breaks/)
    const drawn = await shown(quiz)
    expect(drawn.text).toBe(text)
    expect(Math.abs(drawn.from - from), `from ${drawn.from}`).toBeLessThanOrEqual(1)
    expect(Math.abs(drawn.to - to), `to ${drawn.to}`).toBeLessThanOrEqual(1)
    expect(drawn.left).toBeGreaterThanOrEqual(0)
    expect(drawn.right).toBeLessThanOrEqual(100)
    expect(drawn.left - 1).toBeLessThanOrEqual(score)
    expect(drawn.right + 1).toBeGreaterThanOrEqual(score)
  })
}

test('a quiz without outcomes ends with the score alone', async ({ quiz, publish }) => {
  await publish({ outcomes: [] })
  await answerAll(quiz)
  await next(quiz).click()
  await expect(quiz.getByRole('heading', { name: 'Your result', exact: true })).toBeFocused()
  await expect(quiz.getByRole('img', { name: '63 / 100' })).toBeVisible()
})

test('a quiz that is taken out while it is being sent is stored once and throws nothing', async ({ page, inlay, quiz, publish }) => {
  await publish()
  await answerAll(quiz)
  const answer = holdBack(inlay, SUBMIT)
  await next(quiz).click()
  await expect(next(quiz)).toHaveAttribute('aria-disabled', 'true')
  const answered = page.waitForResponse((response) => response.url().includes(SUBMIT))
  await quiz.evaluate((host) => host.remove())
  answer()
  await (await answered).finished()
  await expect.poll(() => inlay.submissions.stored.length).toBe(1)
})
