import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { Account } from './support/account.ts'
import { figure } from './support/figure.ts'
import { HostSite, PLAIN_PAGE } from './support/host-pages.ts'
import { Inlay } from './support/inlay.ts'
import { signedIn } from './support/signed-in.ts'
import { isSound } from './support/sound.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

// What a visitor sends on a stranger's page is found, read, exported and deleted by its owner.
test.describe.configure({ mode: 'serial' })

const HOSTILE = '=HYPERLINK("https://evil.example") <img src=x onerror="window.hurt=1">'

let inlay: Inlay
let site: HostSite
let account: Account
let owner: Page
let form: string

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  site = await HostSite.start()
  account = await Account.make(inlay)
  const fields = [
    { type: 'text', name: 'name', label: 'Your name', required: true },
    { type: 'email', name: 'email', label: 'Email', required: true },
    { type: 'number', name: 'pieces', label: 'Pieces' },
    { type: 'textarea', name: 'message', label: 'Message' },
  ]
  form = ((await account.call('POST', '/api/components', { component_type: 'form', name: 'Custom orders', config: { title: 'Order', fields, submitButtonText: 'Send' } })) as { id: string }).id
  await account.call('PATCH', `/api/components/${form}`, { is_active: true })
  site.paste(inlay.origin, form)
  owner = await (await signedIn(browser, inlay, account, { acceptDownloads: true, timezoneId: 'Asia/Kathmandu' })).newPage()
})

test.afterAll(async () => {
  await owner?.context().close()
  await site?.close()
  await inlay?.remove()
})

const rows = () => owner.getByRole('table', { name: 'Submissions' }).getByRole('row')

test('with nothing sent yet the screen says what will be there', async () => {
  await owner.goto(`${inlay.origin}/dashboard`)
  await owner.getByRole('link', { name: 'Submissions', exact: true }).click()
  await expect(owner.getByRole('heading', { name: 'No submissions yet' })).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Export CSV' })).toHaveCount(0)
})

test('what a visitor sends on a stranger’s page is listed, and read by its labels', async ({ browser }) => {
  const visitors = await browser.newContext()
  const { page } = await visit(visitors, site.address(PLAIN_PAGE))
  await page.getByLabel('Your name').fill('Ann')
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByLabel('Pieces').fill('-5')
  await page.getByLabel('Message').fill(HOSTILE)
  // Whoever is quicker than people are is asked to try again.
  await expect(async () => {
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText("Thank you! We'll be in touch soon.")).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await visitors.close()
  // One more, from elsewhere, to tell them apart.
  const other = { component_id: form, data: { name: 'Bob', email: 'bob@example.com' }, host_url: 'https://other.example/shop', elapsed: 5_000 }
  expect((await fetch(`${inlay.origin}/functions/v1/submit-form`, { method: 'POST', body: JSON.stringify(other) })).status).toBe(200)

  await owner.reload()
  await expect(rows()).toHaveCount(3)
  await expect(owner.getByText('1 to 2 of 2')).toBeVisible()
  for (const card of ['Total Submissions', 'This Week', 'This Month']) await expect(figure(owner, card), card).toHaveText('2')
  for (const column of ['Date', 'Type', 'Source', 'Actions']) await expect(owner.getByRole('columnheader', { name: column })).toBeVisible()
  await owner.getByRole('searchbox', { name: 'Search answers' }).fill('ANN@example')
  await expect(rows()).toHaveCount(2)
  await owner.getByRole('link', { name: /^View the form of/ }).click()
  const detail = owner.getByRole('complementary', { name: 'Submission' })
  await expect(detail.getByRole('listitem')).toHaveText(['Your nameAnn', 'Emailann@example.com', 'Pieces-5', `Message${HOSTILE}`])
  await expect(detail.getByRole('link', { name: /127\.0\.0\.1/ })).toHaveAttribute('href', /^http:\/\/127\.0\.0\.1/)
  await expect(detail.getByText('Custom orders')).toBeVisible()
  expect(await owner.evaluate(() => 'hurt' in window || document.querySelector('img[src="x"]') !== null)).toBe(false)
})

test('the export of one component has a column for each field, and a strict parser reads it', async () => {
  await owner.goto(`${inlay.origin}/dashboard/submissions?component=${form}`)
  const saved = owner.waitForEvent('download')
  await owner.getByRole('button', { name: 'Export CSV' }).click()
  const file = await saved
  await expect(owner.getByText('Submissions exported to CSV')).toBeVisible()
  expect(file.suggestedFilename()).toMatch(/^submissions-\d{4}-\d\d-\d\d\.csv$/)
  const read: string[][] = parse(await readFile(await file.path()), { bom: true, record_delimiter: '\r\n' })
  expect(read[0]).toEqual(['Date', 'Type', 'Component', 'Source', 'Version', 'Your name', 'Email', 'Pieces', 'Message'])
  expect(read.map((line) => line.slice(5))).toEqual([read[0]!.slice(5), ['Bob', 'bob@example.com', '', ''], ['Ann', 'ann@example.com', '-5', `'${HOSTILE}`]])
  expect(read[1]![0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:45$/)
})

test('going from one to the next, and back to the list, keeps what the list was narrowed down to', async () => {
  await owner.goto(`${inlay.origin}/dashboard/submissions?kind=form`)
  await owner.getByRole('link', { name: /^View the form of/ }).first().click()
  const detail = owner.getByRole('complementary', { name: 'Submission' })
  await expect(detail.getByRole('listitem').first()).toHaveText('Your nameBob')
  await expect(detail.getByRole('button', { name: 'Previous submission' })).toBeDisabled()
  await detail.getByRole('link', { name: 'Next submission' }).click()
  await expect(detail.getByRole('listitem').first()).toHaveText('Your nameAnn')
  await detail.getByRole('link', { name: 'Close' }).click()
  await expect(owner).toHaveURL(/\/dashboard\/submissions\?kind=form$/)
})

test('a submission that is not there is told, and leads back to the list', async () => {
  for (const path of ['form/0197c2f4-0000-7000-8000-000000000001', 'novel/x']) {
    await owner.goto(`${inlay.origin}/dashboard/submissions/${path}`)
    await expect(owner.getByText('Submission not found').first()).toBeVisible()
    await expect(owner).toHaveURL(`${inlay.origin}/dashboard/submissions`)
  }
})

for (const [width, colorScheme] of [[1440, 'light'], [360, 'dark']] as const) {
  test(`the list, one submission and the question before deleting are accessible and no wider than ${width} px, in ${colorScheme}`, async ({ browser }) => {
    const context = await signedIn(browser, inlay, account, { viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(`${inlay.origin}/dashboard/submissions?range=custom`)
    await page.getByRole('checkbox', { name: /^Select the form/ }).first().check()
    await isSound(page, 'the list')
    await page.getByRole('link', { name: /^View the form of/ }).last().click()
    await expect(page.getByText(HOSTILE)).toBeVisible()
    await isSound(page, 'one submission')
    await page.getByRole('complementary', { name: 'Submission' }).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('dialog')).toContainText('Custom orders')
    await isSound(page, 'the question')
    await context.close()
  })
}

test('the results of a poll and of a quiz are drawn, told in words, and accessible', async () => {
  const config = { question: 'Which glaze next?', options: [{ id: 'a', text: 'Celadon' }, { id: 'b', text: 'Tenmoku' }] }
  const poll = ((await account.call('POST', '/api/components', { component_type: 'poll', name: 'Glazes', config })) as { id: string }).id
  await account.call('PATCH', `/api/components/${poll}`, { is_active: true })
  const questions = [{ id: 'q', type: 'single-choice', text: 'First?', options: [{ id: 'x', text: 'Bowls', score: { default: 10 } }, { id: 'y', text: 'Cups', score: { default: 4 } }] }]
  const outcomes = [{ id: 'o', title: 'The maker', minScore: 0, maxScore: 100 }]
  const quiz = ((await account.call('POST', '/api/quizzes', { name: 'Makers', title: 'Makers', config: { questions, outcomes } })) as { id: string }).id
  const host_url = 'https://shop.example/'
  const post = async (path: string, body: object) => expect((await fetch(`${inlay.origin}/functions/v1/${path}`, { method: 'POST', body: JSON.stringify(body) })).status).toBe(200)
  for (const choice of ['a', 'a', 'b']) await post('submit-form', { component_id: poll, data: { choices: [choice] }, host_url })
  for (const q of ['x', 'y']) await post('submit-quiz', { quiz_id: quiz, responses: { q }, host_url })

  await owner.goto(`${inlay.origin}/dashboard/submissions?component=${poll}`)
  await expect(owner.getByText('3 people answered')).toBeVisible()
  await expect(owner.getByRole('list', { name: 'Which glaze next?' }).getByRole('listitem')).toHaveText(['Celadon67%2', 'Tenmoku33%1'])
  expect(await violations(owner)).toEqual([])
  await owner.goto(`${inlay.origin}/dashboard/submissions?component=${quiz}`)
  await expect(owner.getByRole('heading', { name: 'Scores, 70 on average' })).toBeVisible()
  await expect(owner.getByRole('list', { name: 'Scores' }).getByRole('listitem').last()).toHaveText('90 to 100: 1 run')
  await expect(owner.getByRole('list', { name: 'Outcomes' }).getByRole('listitem')).toHaveText(['The maker100%2'])
  await expect(owner.getByRole('list', { name: 'Points on average' }).getByRole('listitem')).toHaveText(['First?7 of 102 answers'])
  expect(await violations(owner)).toEqual([])
  for (const path of [`components/${poll}`, `quizzes/${quiz}`]) await account.call('DELETE', `/api/${path}`)
})

test('a visitor’s file is told by name and size, and downloaded as it came', async () => {
  const fields = [{ type: 'file', name: 'sketch', label: 'A sketch' }]
  const id = ((await account.call('POST', '/api/components', { component_type: 'form', name: 'Sketches', config: { fields } })) as { id: string }).id
  await account.call('PATCH', `/api/components/${id}`, { is_active: true })
  const sent = await fetch(`${inlay.origin}/v1/uploads?component_id=${id}&field=sketch&name=bowl.txt`, { method: 'POST', body: 'round and deep', headers: { 'content-type': 'text/plain' } })
  expect(sent.status, await sent.clone().text()).toBe(201)
  const { upload_id } = (await sent.json()) as { upload_id: string }
  const answer = await fetch(`${inlay.origin}/functions/v1/submit-form`, { method: 'POST', body: JSON.stringify({ component_id: id, data: { sketch: upload_id }, host_url: 'https://shop.example/' }) })
  expect(answer.status, await answer.text()).toBe(200)
  await owner.goto(`${inlay.origin}/dashboard/submissions?component=${id}`)
  await owner.getByRole('link', { name: /^View the form of/ }).click()
  await expect(owner.getByText('14 B')).toBeVisible()
  const saved = owner.waitForEvent('download')
  await owner.getByRole('button', { name: 'Download bowl.txt' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('bowl.txt')
  expect(await readFile(await file.path(), 'utf8')).toBe('round and deep')
  await account.call('DELETE', `/api/components/${id}`)
})

test('one is deleted after it was named, then the rest at once', async () => {
  await owner.goto(`${inlay.origin}/dashboard/submissions`)
  await owner.getByRole('button', { name: /^Delete the form of/ }).first().click()
  const dialog = owner.getByRole('dialog')
  await expect(dialog).toContainText('“Custom orders”, sent from other.example/shop')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(rows()).toHaveCount(3)
  await owner.getByRole('button', { name: /^Delete the form of/ }).first().click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(owner.getByText('Submission deleted successfully')).toBeVisible()
  await expect(rows()).toHaveCount(2)

  for (const name of ['Cleo', 'Dan']) {
    const more = { component_id: form, data: { name, email: `${name}@example.com` }, host_url: 'https://other.example/', elapsed: 5_000 }
    expect((await fetch(`${inlay.origin}/functions/v1/submit-form`, { method: 'POST', body: JSON.stringify(more) })).status).toBe(200)
  }
  await owner.reload()
  await expect(rows()).toHaveCount(4)
  // The one that is shown has the next but one beside it, once the next is gone.
  const detail = owner.getByRole('complementary', { name: 'Submission' })
  await owner.getByRole('link', { name: /^View the form of/ }).first().click()
  await expect(detail.getByRole('listitem').first()).toHaveText('Your nameDan')
  const next = detail.getByRole('link', { name: 'Next submission' })
  const gone = (await next.getAttribute('href'))!
  await owner.getByRole('button', { name: /^Delete the form of/ }).nth(1).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(rows()).toHaveCount(3)
  await expect(next).not.toHaveAttribute('href', gone)
  await next.click()
  await expect(detail.getByRole('listitem').first()).toHaveText('Your nameAnn')
  await detail.getByRole('link', { name: 'Close' }).click()
  await owner.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(owner.getByText('2 selected')).toBeVisible()
  await owner.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(owner.getByText('2 submissions deleted successfully')).toBeVisible()
  await expect(owner.getByRole('heading', { name: 'No submissions yet' })).toBeVisible()
})
