import { CHROMIUM } from '../../chromium.ts'
import { expect } from '../../fixture.ts'
import { answerAll, next, test } from '../../quiz-fixture.ts'

// Playwright switches the memory for pages that were left off; here it is what is tried.
test.use({ launchOptions: { executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'], ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

for (const lost of [false, true]) {
  test(`who leaves the page while sending and comes back finds ${lost ? 'a button that works, when the answer was lost' : 'the result'}, and is counted once`, { tag: '@chromium' }, async ({ page, inlay, site, quiz, publish }) => {
    await publish()
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => document.body.setAttribute('data-persisted', String(persisted))))
    await answerAll(quiz)
    let answer = () => {}
    inlay.trouble.set('/functions/v1/submit-quiz', { lost, until: new Promise((resolve) => (answer = resolve)) })
    await next(quiz).click()
    await expect(next(quiz)).toHaveAttribute('aria-disabled', 'true')
    await page.goto(`${site.origin}/ordinary/page.html`)
    // A page out of that memory has no load to wait for.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true')
    answer()
    if (lost) {
      await expect(quiz.getByRole('alert')).toHaveText('Failed to submit quiz. Please try again.')
      inlay.trouble.clear()
      await next(quiz).click()
    }
    await expect(quiz.getByRole('heading', { name: 'The steady maker' })).toBeVisible()
    expect(inlay.submissions.stored).toHaveLength(1)
  })
}
