import type { Locator } from '@playwright/test'
import type { QuizSubmission } from '@inlay/contract/submissions'
import { expect, test as base } from './fixture.ts'
import { idOf, sample, sampleConfig } from './samples.ts'

export const QUIZ_ID = idOf('quiz')

export const test = base.extend<{
  quiz: Locator
  /** Publishes the quiz with other words, and opens its page. */
  publish: (changes?: Record<string, unknown>) => Promise<void>
}>({
  quiz: async ({ page }, use) => use(page.locator('[data-inlay-quiz]')),
  publish: async ({ inlay, visit, quiz }, use) => {
    await use(async (changes = {}) => {
      inlay.components.set(QUIZ_ID, sample('quiz', changes))
      inlay.submissions.quizzes.set(QUIZ_ID, sampleConfig('quiz', changes))
      await visit('quiz')
      await expect(quiz.locator('form')).toBeAttached()
    })
  },
})

/** The button that goes on, whatever it says. */
export const next = (quiz: Locator) => quiz.locator('button:not([type])')

/** Answers the sample: 15 of 25 points, 20 of 40, 28 of 35. */
export async function answerAll(quiz: Locator): Promise<void> {
  await quiz.getByText('Two or three hours').click()
  await next(quiz).click()
  await quiz.getByText('A wheel').click()
  await next(quiz).click()
  await quiz.getByRole('radio', { name: '4' }).check()
  await next(quiz).click()
  await quiz.getByRole('textbox').fill('  A jug\nwith a handle ')
}

/** What arrived, as runs of a quiz. */
export const runs = (submissions: readonly unknown[]) => submissions as QuizSubmission[]
