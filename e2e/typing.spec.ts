import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { Account } from './support/account.ts'
import { Inlay } from './support/inlay.ts'
import { signedIn } from './support/signed-in.ts'

// A letter is drawn in the preview at once, and the editor is told when typing rests: nothing that comes in between may miss it.
let inlay: Inlay
let account: Account
let page: Page

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  account = await Account.make(inlay)
  page = await (await signedIn(browser, inlay, account)).newPage()
})

test.afterAll(async () => {
  await page?.context().close()
  await inlay?.remove()
})

const preview = () => page.getByRole('region', { name: 'Live preview' })
const stored = async (id: string) => ((await account.call('GET', `/api/components/${id}`)) as { config: { title: string; items: unknown[] } }).config

async function openFaq(): Promise<{ id: string; title: Locator }> {
  const id = await account.faq('Typed into', false)
  await page.goto(`${inlay.origin}/dashboard/components/${id}`)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect(title).toHaveValue('Frequently asked questions')
  await expect(preview().getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible()
  return { id, title }
}

async function openQuiz(): Promise<void> {
  const options = ['Clay', 'Sand'].map((text, place) => ({ id: `o${place}`, text, score: { default: place } }))
  const questions = [{ id: 'q1', type: 'single-choice', text: 'What for?', options }]
  const { id } = (await account.call('POST', '/api/quizzes', { title: 'Which clay?', config: { questions } })) as { id: string }
  await page.goto(`${inlay.origin}/dashboard/quiz-builder/${id}`)
  await page.getByRole('button', { name: /What for\?/ }).first().click()
}

type Next = { press: string; ctrlKey?: boolean } | { click: string } | null

/**
 * Puts a text into a field as typing does, and does what comes next in the same breath.
 * @returns what the preview says, and what the bar says of unsaved changes, right after the letter
 */
const typeAnd = (field: Locator, text: string, next: Next) =>
  field.evaluate((element, [text, next]) => {
    const input = element as HTMLInputElement
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text.at(-1)!, inputType: 'insertText' }))
    const host = [...document.querySelectorAll('[aria-label="Live preview"] *')].find((each) => each.shadowRoot)
    const seen = { preview: host!.shadowRoot!.textContent, bar: document.querySelector('header [role=status]')!.textContent }
    if (next && 'click' in next) document.querySelector<HTMLElement>(next.click)!.click()
    else if (next) input.dispatchEvent(new KeyboardEvent('keydown', { key: next.press, ctrlKey: next.ctrlKey ?? false, bubbles: true, cancelable: true }))
    return seen
  }, [text, next] as const)

test('a letter is in the preview before the editor is drawn, and the editor knows of it a moment later', async () => {
  const { title } = await openFaq()
  const seen = await typeAnd(title, 'Asked often', null)
  expect(seen.preview).toContain('Asked often')
  expect(seen.bar).toBe('')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expect(title).toHaveValue('Asked often')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(title).toHaveValue('Frequently asked questions')
})

test('a letter is saved by the key that follows it at once', async () => {
  const { id, title } = await openFaq()
  await typeAnd(title, 'Saved at once', { press: 's', ctrlKey: true })
  await expect(page.getByText('Component updated successfully').first()).toBeVisible()
  expect((await stored(id)).title).toBe('Saved at once')
})

test('a click that follows a letter at once changes what has the letter', async () => {
  const { id, title } = await openFaq()
  await page.getByRole('button', { name: 'Add a question' }).evaluate((button) => (button.id = 'add-one'))
  await typeAnd(title, 'With one more', { click: '#add-one' })
  const question = page.getByRole('textbox', { name: 'Question', exact: true })
  await expect(question).toBeFocused()
  await question.fill('And this?')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Yes.')
  await expect(title).toHaveValue('With one more')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Component updated successfully').first()).toBeVisible()
  const config = await stored(id)
  expect(config.title).toBe('With one more')
  expect(config.items).toHaveLength(4)
})

test('a letter typed into another field at once leaves that of the first', async () => {
  const { id, title } = await openFaq()
  const question = page.getByRole('textbox', { name: 'Question', exact: true })
  await question.evaluate((element) => (element.id = 'other'))
  await title.evaluate((element) => {
    const type = (input: HTMLInputElement, text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    type(element as HTMLInputElement, 'The first')
    type(document.querySelector<HTMLInputElement>('#other')!, 'The second?')
  })
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Component updated successfully').first()).toBeVisible()
  expect(await stored(id)).toMatchObject({ title: 'The first', items: [{ question: 'The second?' }, {}, {}] })
})

test('Backspace after the first letter of an empty option takes the letter, not the option', async () => {
  await openQuiz()
  const second = page.getByRole('textbox', { name: 'Option 2', exact: true })
  await second.fill('')
  await expect(preview().getByText('Sand')).toBeHidden()
  await typeAnd(second, 'S', { press: 'Backspace' })
  await expect(second).toHaveValue('S')
  await second.fill('')
  await second.press('Backspace')
  await expect(second).toBeHidden()
})

test('what is typed while a save is answered stays, letter by letter', async () => {
  const { id, title } = await openFaq()
  await page.route(`**/api/components/${id}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
  const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(4)
  await title.fill('T')
  await page.keyboard.press('ControlOrMeta+s')
  await page.keyboard.type(letters)
  await expect(page.getByText('Component updated successfully').first()).toBeVisible()
  await page.keyboard.type('!')
  await expect(title).toHaveValue(`T${letters}!`)
  await expect(preview().getByRole('heading', { name: `T${letters}!` })).toBeVisible()
  await page.unroute(`**/api/components/${id}`)
})
