import { EVERY, OPENING, expect, leave, test } from '../../every-kind.ts'
import { installOldLibrary } from '../../old-library.ts'
import { answerAll, next } from '../../quiz-fixture.ts'
import { idOf } from '../../samples.ts'

test.beforeEach(({ page }) => page.addInitScript(installOldLibrary))

test('where a library of the page has its own in the place of built-in functions, all kinds are drawn, opened and sent as elsewhere', async ({ page, inlay, showEvery }) => {
  await showEvery()
  await page.evaluate((ids) => visitor.open(ids), OPENING)
  await page.evaluate(() => visitor.complain())
  expect(await page.evaluate(() => visitor.send()), 'taken').toBe(6)
  const scale = page.locator('[data-inlay="form-one-step"]').getByRole('radiogroup', { name: 'How did you like our last piece?' })
  await expect(scale.getByRole('radio')).toHaveCount(5)
  await page.evaluate((ids) => ids.forEach((id) => (window.Inlay as { close(id: string): void }).close(id)), OPENING)
  const quiz = page.locator(`[data-inlay-quiz="${idOf('quiz')}"]`)
  await answerAll(quiz)
  await next(quiz).click()
  await expect(quiz.getByRole('img', { name: '63 / 100' })).toBeVisible()
  expect(inlay.submissions.stored).toHaveLength(7)
  await leave(page)
  await expect.poll(() => inlay.counted('submit')).toBe(7)
  expect(inlay.counted('component_load')).toBe(EVERY.length)
  expect(inlay.counted('component_error')).toBe(0)
})
