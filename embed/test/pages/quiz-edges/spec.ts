import { complaints } from '../../complaints.ts'
import { expect } from '../../fixture.ts'
import { QUIZ_ID, answerAll, next, test } from '../../quiz-fixture.ts'
import { sample, sampleConfig } from '../../samples.ts'

test('a quiz without questions shows its title and description', async ({ inlay, quiz, visit }) => {
  const { config, ...rest } = sample('quiz')
  inlay.components.set(QUIZ_ID, { ...rest, config: { ...config, questions: [] } })
  await visit('quiz')
  await expect(quiz.getByRole('heading', { name: 'Which course suits you?' })).toBeVisible()
  await expect(quiz.getByText('Four questions, one minute.')).toBeVisible()
  await expect(quiz.locator('form')).toBeHidden()
})

test('questions that could never be answered stop nobody', async ({ inlay, quiz, visit }) => {
  const { config, ...rest } = sample('quiz')
  const bare = { required: true, text: '' }
  const questions = [{ ...bare, type: 'single-choice', id: 'one', options: [] }, { ...bare, type: 'multiple-choice', id: 'two', options: [] }, { ...bare, type: 'rating', id: 'three', maxRating: 0 }] as const
  inlay.components.set(QUIZ_ID, { ...rest, config: { ...config, questions } })
  inlay.submissions.quizzes.set(QUIZ_ID, { ...sampleConfig('quiz'), questions: questions.map((question) => ({ ...question, options: [], points: 5 })) })
  await visit('quiz')
  await expect(quiz.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()
  await next(quiz).click()
  await next(quiz).click()
  await expect(quiz.getByRole('radio')).toHaveCount(2)
  await quiz.getByRole('radio', { name: '2' }).check()
  await next(quiz).click()
  await expect(quiz.getByRole('heading', { name: 'The kiln builder' })).toBeVisible()
})

test('options with the id 0 are answers, go with the run and count (C12)', async ({ inlay, quiz, publish }) => {
  const options = [{ id: '0', text: 'None', score: { default: 10 } }, { id: '1', text: 'One', score: { default: 0 } }]
  await publish({ questions: [{ type: 'single-choice', id: '0', text: 'How many?', options }, { type: 'multiple-choice', id: '1', text: 'Which?', options }] })
  await quiz.getByRole('radio', { name: 'None' }).check()
  await next(quiz).click()
  await quiz.getByRole('checkbox', { name: 'None' }).check()
  await next(quiz).click()
  await expect(quiz.getByRole('img', { name: '100 / 100' })).toBeVisible()
  expect(inlay.submissions.stored).toMatchObject([{ responses: { 0: '0', 1: ['0'] } }])
})

test('two hundred questions on one page, and one of a thousand options, stay usable', async ({ inlay, quiz, publish }) => {
  const options = Array.from({ length: 1_000 }, (_, index) => ({ id: `o${index}`, text: `Option ${index}`, score: { default: index } }))
  const questions = Array.from({ length: 200 }, (_, index) => ({ type: 'single-choice', id: `q${index}`, text: `Question ${index}`, required: false, options: index ? options.slice(0, 5) : options }))
  await publish({ questions, settings: { oneQuestionPerStep: false } })
  await expect(quiz.getByRole('heading', { level: 3 })).toHaveCount(200)
  const list = quiz.getByRole('radiogroup').first()
  await expect(list.getByRole('radio')).toHaveCount(1_000)
  expect((await list.boundingBox())!.height, 'scrolls in itself').toBeLessThan(500)
  const took = await list.getByText('Option 999').evaluate((option) => {
    const start = performance.now()
    ;(option as HTMLElement).click()
    return performance.now() - start
  })
  expect(took, 'choosing does not hold up the page, ms').toBeLessThan(500)
  await expect(quiz.getByText('1 / 200')).toBeVisible()
  await next(quiz).click()
  await expect(quiz.getByRole('img', { name: /^[\d.]+ \/ 100$/ })).toBeVisible()
  expect(inlay.submissions.stored).toMatchObject([{ responses: { q0: 'o999' } }])
})

test('two hundred questions one by one count in whole percent', async ({ quiz, publish }) => {
  await publish({ questions: Array.from({ length: 200 }, (_, index) => ({ type: 'text', id: `q${index}`, text: `Tell ${index}`, required: false })) })
  await next(quiz).click()
  await next(quiz).click()
  await expect(quiz.getByText('Question 3 of 200')).toBeVisible()
  await expect(quiz.getByText('1 %')).toBeVisible()
})

const HOSTILE = '<img src=x onerror=alert(1)><script>alert(2)</script>{{7*7}}'

test('texts of an owner are text, in questions, errors and the result', async ({ quiz, publish }) => {
  await publish({
    title: HOSTILE,
    description: HOSTILE,
    questions: [{ type: 'single-choice', id: 'constructor', text: HOSTILE, options: [{ id: 'submit', text: HOSTILE, score: { default: 1 } }] }, { type: 'text', id: 'addEventListener', text: HOSTILE }],
    outcomes: [{ id: 'x', title: HOSTILE, description: HOSTILE, minScore: 0, maxScore: 100 }],
    texts: { required: HOSTILE, again: HOSTILE, result: HOSTILE },
  })
  await next(quiz).click()
  await expect(quiz.getByText(HOSTILE, { exact: true })).toHaveCount(5)
  await quiz.getByRole('radio').check()
  await next(quiz).click()
  await quiz.getByRole('textbox').fill(HOSTILE)
  await next(quiz).click()
  await expect(quiz.getByRole('heading')).toHaveText(HOSTILE + HOSTILE)
  expect(await quiz.evaluate((host) => host.shadowRoot!.querySelectorAll('img, script').length)).toBe(0)
})

for (const ground of ['light', 'dark'] as const) {
  test(`axe finds nothing in ${ground}, at each step and in the result`, async ({ page, site, quiz, publish }) => {
    site.words['ground'] = ground
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await publish({ settings: { theme: ground }, questions: sampleConfig('quiz').questions.map((question) => ({ ...question, required: true })) })
    const steps = [() => quiz.getByText('A whole day').click(), () => quiz.getByText('A wheel').click(), () => quiz.getByRole('radio', { name: '4' }).check(), () => quiz.getByRole('textbox').fill('A jug')]
    for (const answer of steps) {
      await next(quiz).click()
      await expect(quiz.getByText('Please answer this question')).toBeVisible()
      expect(await complaints(page)).toEqual([])
      await answer()
      expect(await complaints(page)).toEqual([])
      await next(quiz).click()
    }
    await expect(quiz.getByRole('heading', { name: 'The kiln builder' })).toBeVisible()
    expect(await complaints(page)).toEqual([])
  })

  // Under axe on the longer page, Firefox ESR 153 ends its process by signal 11 every other time; step by step it does not.
  test(`axe finds nothing in ${ground} with all on one page`, { tag: '@not-firefox' }, async ({ page, site, quiz, publish }) => {
    site.words['ground'] = ground
    await publish({ settings: { theme: ground, oneQuestionPerStep: false } })
    await next(quiz).click()
    await expect(quiz.getByText('Please answer this question')).toHaveCount(3)
    expect(await complaints(page)).toEqual([])
  })
}

test('a page that is read from right to left gets its line from the right, and its arrow to the right', async ({ page, site, quiz, publish }) => {
  site.words['dir'] = 'rtl'
  await publish()
  await answerAll(quiz)
  const back = (await quiz.getByRole('button', { name: 'Back' }).boundingBox())!
  const forward = (await next(quiz).boundingBox())!
  expect(back.x).toBeGreaterThan(forward.x)
  await expect(quiz.locator('.back .icon')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
  await next(quiz).click()
  const line = (await quiz.locator('.scale').boundingBox())!
  const badge = (await quiz.locator('.at b').boundingBox())!
  const share = (line.x + line.width - badge.x - badge.width / 2) / line.width
  expect(Math.abs(share - 0.63)).toBeLessThan(0.02)
  expect(await complaints(page)).toEqual([])
})

for (const width of [320, 360]) {
  test(`words without end wrap at ${width} px, and nothing scrolls sideways`, async ({ page, quiz, publish }) => {
    const endless = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4)
    await page.setViewportSize({ width, height: 640 })
    await publish({
      title: endless,
      description: endless,
      questions: [
        { type: 'single-choice', id: 'one', text: endless, options: [{ id: 'a', text: endless, score: { default: 1 } }] },
        { type: 'rating', id: 'two', text: endless, maxRating: 10, required: false },
      ],
      outcomes: [{ id: 'x', title: endless, description: endless, minScore: 0, maxScore: 100 }],
      texts: { back: endless, finish: endless, question: endless, required: endless, again: endless, optional: endless },
    })
    const fits = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      const wide = await quiz.evaluate((host) => [...host.shadowRoot!.querySelectorAll('*:not(.away)')].filter((element) => element.getBoundingClientRect().right > innerWidth - 15).map((element) => element.outerHTML))
      expect(wide).toEqual([])
    }
    await next(quiz).click()
    await fits()
    await quiz.getByRole('radio').check()
    await next(quiz).click()
    await expect(quiz.getByRole('radio')).toHaveCount(10)
    await fits()
    await next(quiz).click()
    await expect(quiz.getByRole('img')).toBeVisible()
    await fits()
  })
}
