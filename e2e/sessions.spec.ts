import { expect, test } from '@playwright/test'
import { AuthPage } from './pages/auth-page.ts'
import { Account, PERSON } from './support/account.ts'
import { Inlay } from './support/inlay.ts'
import { signedIn } from './support/signed-in.ts'

let inlay: Inlay
let account: Account

test.beforeAll(async () => {
  inlay = await Inlay.start()
  account = await Account.make(inlay)
})
test.afterAll(() => inlay?.remove())

test('without a session the dashboard leads to sign-in, and back to the same page', async ({ page }) => {
  await page.goto(`${inlay.origin}/dashboard/components?status=live`)
  await expect(page).toHaveURL(/\/auth\?next=/)
  await new AuthPage(page).sendSignIn()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page).toHaveURL(`${inlay.origin}/dashboard/components?status=live`)
})

test('a token that is none leads to sign-in', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('inlay.session', 'gone'))
  await page.goto(`${inlay.origin}/dashboard`)
  await expect(page).toHaveURL(/\/auth/)
})

test('signing out in one tab signs out all', async ({ browser }) => {
  const context = await signedIn(browser, inlay, await Account.signIn(inlay))
  const [one, other] = [await context.newPage(), await context.newPage()]
  for (const page of [one, other]) {
    await page.goto(`${inlay.origin}/dashboard`)
    await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible()
  }
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(other.getByText('Logged out successfully')).toBeVisible()
  await expect(other).toHaveURL(`${inlay.origin}/auth`)
  await expect(one).toHaveURL(/\/auth/)
  await context.close()
})

test('a ban ends what somebody has open in two tabs at the next request, and none of their tokens opens anything any more (C25)', async ({ browser }) => {
  const banned = { email: 'banned@studio.example', password: 'thrown-out-1', name: 'Soon banned' }
  const { code } = (await account.call('POST', '/api/admin/invitations', { max_uses: 1 })) as { code: string }
  const owner = await Account.make(inlay, banned, code)
  const elsewhere = await Account.signIn(inlay, banned)
  const context = await signedIn(browser, inlay, owner)
  const [list, editor] = [await context.newPage(), await context.newPage()]
  await list.goto(`${inlay.origin}/dashboard/submissions`)
  await editor.goto(`${inlay.origin}/dashboard/components/${await owner.faq('Before the ban', true)}`)
  await expect(list.getByRole('heading', { name: 'Submissions', exact: true })).toBeVisible()
  await editor.getByRole('textbox', { name: 'Question' }).fill('Typed before the ban')
  const { users } = (await account.call('GET', '/api/admin/users?search=banned%40studio.example')) as { users: { id: string }[] }
  await account.call('POST', '/api/admin/bans', { user_id: users[0]!.id, reason: 'Proof', expires_at: null })
  await editor.keyboard.press('ControlOrMeta+s')
  await expect(editor).toHaveURL(/\/auth/)
  await expect(list).toHaveURL(/\/auth/)
  for (const { token } of [owner, elsewhere]) {
    const ask = (path: string) => fetch(inlay.origin + path, { headers: { authorization: `Bearer ${token}` } })
    for (const path of ['/api/components', '/api/submissions/export', '/api/analytics/export']) expect((await ask(path)).status, path).toBe(401)
    expect(await (await ask('/api/auth/get-session')).json()).toBeNull()
  }
  await context.close()
})

test('a person with a session is taken from sign-in to the dashboard', async ({ browser }) => {
  const context = await signedIn(browser, inlay, account)
  const page = await context.newPage()
  await page.goto(`${inlay.origin}/auth`)
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible()
  // Who is there is asked again on the way; without an answer nobody loses the screen they are at.
  await page.route('**/api/me', (route) => route.fulfill({ status: 403, json: { error: { code: 'FORBIDDEN', message: 'Not now' } } }))
  const refused = page.waitForResponse('**/api/me')
  await page.getByRole('link', { name: 'API & Webhooks' }).click()
  await refused
  await expect(page.getByRole('heading', { name: 'No API keys yet' })).toBeVisible()
  await expect(page.getByText('could not be loaded')).toHaveCount(0)
  await context.close()
})

test('a wrong password and an unknown address get the same answer, and what was typed stays', async ({ page }) => {
  await page.goto(`${inlay.origin}/auth`)
  const messages = new Set<string>()
  for (const email of [PERSON.email, 'nobody@studio.example']) {
    await page.getByLabel('Email').fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password')
    const answered = page.waitForResponse('**/api/auth/sign-in/email')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    const answer = await answered
    expect(answer.status()).toBe(401)
    const { error } = (await answer.json()) as { error: { message: string } }
    messages.add(error.message)
    await expect(page.getByText(error.message).first()).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
  }
  expect(messages.size).toBe(1)
  // Where no mail is set up, nobody is promised one.
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByText('Ask an administrator of this Inlay for a link that sets a new one')).toBeVisible()
})

test('signing up says in its own words what is missing or wrong', async ({ page }) => {
  await page.goto(`${inlay.origin}/auth`)
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const create = page.getByRole('button', { name: 'Create account' })
  await create.click()
  await expect(page.getByText('Please enter an invitation code')).toBeVisible()
  await page.getByLabel('Invitation code').fill(' abcd 2345 ')
  await expect(page.getByLabel('Invitation code')).toHaveValue('ABCD2345')
  await page.getByLabel('Full name').fill('Someone')
  await page.getByLabel('Email').fill('someone@studio.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('12345')
  await create.click()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill('123456')
  await create.click()
  await expect(page.getByText('Invalid invitation code').first()).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Someone')
})
