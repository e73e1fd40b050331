import type { Page } from '@playwright/test'
import { Account } from '@inlay/e2e/support/account'
import { Inlay } from '@inlay/e2e/support/inlay'
import { signedIn } from '@inlay/e2e/support/signed-in'
import { openChromium } from './support/chromium.ts'
import { median } from './support/median.ts'
import { spread } from './support/spread.ts'
import { typeLetters } from './support/typing.ts'
import type { Keystroke } from './support/typing.ts'

// From a key that is pressed in an editor to the preview that shows the letter, on a slowed-down processor, of the built
// product. The baseline is the same editor with three parts in the place of a hundred, typed into in turn.
const SLOWDOWN = 4
const LETTERS = 8
const ROUNDS = 3
const LARGE = 100
const SMALL = 3

const FIELD_KINDS = ['text', 'email', 'select', 'radio', 'checkbox', 'textarea', 'number', 'date', 'rating', 'toggle']
const fields = (count: number) =>
  Array.from({ length: count }, (_, place) => {
    const type = FIELD_KINDS[place % FIELD_KINDS.length]!
    return { type, name: `field_${place}`, label: `Field ${place + 1}`, ...(/select|radio|checkbox/.test(type) && { options: ['One', 'Two', 'Three'] }) }
  })
const questions = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: `q${place}`, type: 'single-choice', text: `Question number ${place + 1}`,
    options: [1, 2, 3, 4].map((option) => ({ id: `o${option}`, text: `Option ${option}`, score: { default: option } })),
  }))
const outcomes = [0, 25, 50, 75].map((minScore) => ({ id: `r${minScore}`, title: `From ${minScore}`, description: '', minScore, maxScore: minScore + 25 }))

const inlay = await Inlay.start()
const browser = await openChromium()

/** An editor, open, with the focus in a field in the middle of it. */
type Open = (count: number) => Promise<Page>

try {
  const account = await Account.make(inlay)
  const context = await signedIn(browser, inlay, account, { viewport: { width: 1680, height: 950 } })
  const opened = async (path: string, row?: RegExp) => {
    const page = await context.newPage()
    await page.goto(inlay.origin + path)
    if (row) await page.getByRole('button', { name: row }).click()
    return page
  }
  const made = async (path: string, body: object) => ((await account.call('POST', path, body)) as { id: string }).id
  const form: Open = async (count) => {
    const id = await made('/api/components', { component_type: 'form', config: { title: 'A form', fields: fields(count) } })
    const page = await opened(`/dashboard/components/${id}`, new RegExp(`^Field ${Math.ceil(count / 2)}\\b`))
    await page.getByRole('textbox', { name: 'Label', exact: true }).press('End')
    return page
  }
  const quiz = (oneQuestionPerStep: boolean): Open => async (count) => {
    const id = await made('/api/quizzes', { title: 'A quiz', config: { questions: questions(count), outcomes, settings: { oneQuestionPerStep } } })
    const page = await opened(`/dashboard/quiz-builder/${id}`, new RegExp(`^${Math.ceil(count / 2)}\\s*Question number`))
    await page.getByRole('textbox', { name: 'Question', exact: true }).press('End')
    return page
  }
  const faq: Open = async (count) => {
    const items = Array.from({ length: count }, (_, place) => ({ question: `Question ${place + 1}`, answer: 'An answer.' }))
    const page = await opened(`/dashboard/components/${await made('/api/components', { component_type: 'faq', config: { title: 'Questions', items } })}`)
    await page.getByRole('textbox', { name: 'Question', exact: true }).press('End')
    return page
  }

  for (const [name, open] of [['form of 100 fields', form], ['quiz of 100 questions', quiz(true)], ['quiz of 100 questions on one page', quiz(false)], ['FAQ of 100 questions', faq]] as const) {
    if (process.argv[2] && !name.startsWith(process.argv[2])) continue
    const large = await open(LARGE)
    const small = await open(SMALL)
    const figures = { slow: [] as Keystroke[], few: [] as Keystroke[], fast: [] as Keystroke[] }
    for (let round = 0; round < ROUNDS; round++) {
      for (const [page, rate, into] of [[large, SLOWDOWN, figures.slow], [small, SLOWDOWN, figures.few], [large, 1, figures.fast]] as const) {
        await page.bringToFront()
        // The first letter after a page came to the front makes again what the browser threw away.
        into.push(...(await typeLetters(browser, page, LETTERS, rate)).slice(1))
      }
    }
    const own = (strokes: Keystroke[]) => strokes.map(({ work }) => work)
    console.log(
      `editor typing, ${name}: main thread from key to preview at ${SLOWDOWN}x ${spread(own(figures.slow), 'ms')} (target ≤ 50), ` +
        `with ${SMALL} of them ${spread(own(figures.few), 'ms')}, ratio ${(median(own(figures.slow)) / median(own(figures.few))).toFixed(2)}; ` +
        `by the clock ${spread(figures.slow.map(({ elapsed }) => elapsed), 'ms')}; at full speed ${spread(own(figures.fast), 'ms')}`,
    )
    await large.close()
    await small.close()
  }
} finally {
  await browser.close()
  await inlay.remove()
}
