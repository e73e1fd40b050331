import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { AuthPage } from './pages/auth-page.ts'
import { Account, GUEST, PERSON } from './support/account.ts'
import { figure } from './support/figure.ts'
import { Inlay } from './support/inlay.ts'
import { signedIn } from './support/signed-in.ts'
import { withDatabase } from './support/with-database.ts'

// What the specification says word by word, and number by number, of the dashboard and the admin panel, and what no journey comes by.
test.describe.configure({ mode: 'serial' })

let inlay: Inlay
let account: Account
let page: Page
let quiz: string
let gone: string

const CODES = { Active: 'ACTIVE22', Expired: 'EXPIRE22', 'Fully Used': 'FULLUS22', Inactive: 'SLEEPS22' } as const

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  account = await Account.make(inlay)
  await account.faq('Before you order', true)
  quiz = ((await account.call('POST', '/api/quizzes', {})) as { id: string }).id
  gone = await account.faq('Gone', true)
  await account.call('POST', '/v1/events', { events: [{ event_key: crypto.randomUUID(), event_type: 'component_load', component_id: gone, host_url: 'https://shop.example/', at: 0 }] })
  await account.call('DELETE', `/api/components/${gone}`)
  await withDatabase(inlay, async (client) => {
    await client.query(
      `insert into invitations (id, code, max_uses, uses_count, expires_at, is_active)
       values (gen_random_uuid(), $1, 5, 2, now() + interval '7 days', true), (gen_random_uuid(), $2, 1, 1, now() - interval '1 day', false), (gen_random_uuid(), $3, 2, 2, null, false), (gen_random_uuid(), $4, 3, 0, null, false)`,
      Object.values(CODES),
    )
  })
  page = await (await signedIn(browser, inlay, account)).newPage()
})
test.afterAll(async () => {
  await page?.context().close()
  await inlay?.remove()
})

/** Every screen, and what stands on it. */
const SCREENS: readonly (readonly [string, readonly string[]])[] = [
  ['/dashboard', [
    'Dashboard Overview', 'Create Component', 'Total Components', '2 active', 'Total Events', 'All-time analytics', 'Form Submissions', 'Total received', 'Active Rate', 'Components published',
    'Recent Activity', 'component_load', 'Quick Actions', 'Create New Component', 'View Analytics', 'View Documentation', PERSON.email,
    'Overview', 'Component Library', 'My Components', 'Placement', 'Analytics', 'Submissions', 'Documentation', 'Admin Panel', 'Log out',
  ]],
  ['/dashboard/library?category=acquisition-forms', ['Component Library', 'Interactive Quiz', 'Poll / Micro-Survey', 'Add to My Components']],
  ['/dashboard/components', ['My Components', 'Create Component', 'Live']],
  ['/dashboard/quizzes', ['Quizzes', 'New Quiz']],
  ['/dashboard/placement', ['Placement', 'Where it goes on your platform', 'Something does not show?']],
  ['/dashboard/analytics', ['Analytics', 'Total Events', 'Total Views', 'Total Submissions', 'Export CSV', 'Unknown component', 'The latest 100']],
  ['/dashboard/submissions', ['Submissions', 'Total Submissions', 'This Week', 'This Month', 'No submissions yet']],
  [`/admin/users`, ['User Management', 'Total Users', 'Active Components', 'Admins', 'Email', 'Name', 'Company', 'Components', 'Role', 'Joined', 'Actions', 'Super Admin', 'Back to Dashboard', 'Log out', PERSON.email]],
  ['/admin/invitations', [
    'Invitation Management', 'Generate Invite', 'Total Invites', 'Active Invites', 'Total Uses', 'Available Uses', 'Expires', 'Created', 'Used', 'Deactivate', 'Activate', ...Object.keys(CODES), '2/5', '1/1',
  ]],
  ['/admin/metrics', ['Platform Metrics', 'Total Users', 'Total Components', 'Total Events', 'Form Submissions', 'Events Today', 'This Week', 'This Month', 'Platform Health', 'Component Activation Rate', 'Avg Events Per User', 'Avg Components Per User']],
  ['/admin/bans', ['Ban Management', 'Ban User', 'Active Bans', 'Total Bans', 'Expired Bans', 'No bans recorded']],
  ['/admin/flags', ['System Flags', 'Create Flag', 'Total Flags', 'Enabled', 'Disabled', 'No system flags yet']],
]

test('every screen has the words of the specification', async () => {
  for (const [path, texts] of SCREENS) {
    await test.step(path, async () => {
      await page.goto(inlay.origin + path)
      for (const text of texts) await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first(), `${path}: ${text}`).toBeVisible()
    })
  }
})

test('the sidebars and the quick actions lead where the specification has their screens', async () => {
  const places = {
    '/dashboard': [['Overview', ''], ['Component Library', '/library'], ['My Components', '/components'], ['Placement', '/placement'], ['Analytics', '/analytics'], ['Submissions', '/submissions']],
    '/admin': [['Users', '/users'], ['Invitations', '/invitations'], ['Metrics', '/metrics'], ['Bans', '/bans'], ['System Flags', '/flags']],
  } as const
  for (const [area, links] of Object.entries(places)) {
    await page.goto(inlay.origin + area)
    const sidebar = page.getByRole('complementary').first()
    if (area === '/dashboard') {
      for (const [name, href] of [[/^Create New Component/, '/dashboard/library'], [/^View Analytics/, '/dashboard/analytics'], [/^View Documentation/, '/docs']] as const) await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href)
    }
    for (const [name, path] of links) await expect(sidebar.getByRole('link', { name, exact: true })).toHaveAttribute('href', area + path)
    await expect(sidebar.getByRole('link', { name: area === '/admin' ? 'Back to Dashboard' : 'Documentation' })).toHaveAttribute('href', area === '/admin' ? '/dashboard' : '/docs')
  }
})

test('an invitation says what it is, is dimmed once it can be used no more, and counts what is left', async () => {
  await page.goto(`${inlay.origin}/admin/invitations`)
  for (const [status, code] of Object.entries(CODES)) {
    const row = page.getByRole('listitem').filter({ hasText: code })
    await expect(row.getByText(status, { exact: true })).toBeVisible()
    const colour = await row.locator('code').evaluate((element) => getComputedStyle(element).color)
    expect(colour === (await page.getByRole('listitem').filter({ hasText: CODES.Active }).locator('code').evaluate((element) => getComputedStyle(element).color)), status).toBe(status === 'Active')
  }
  // The setup link is one of them, and is used.
  for (const [label, value] of [['Total Invites', '4'], ['Active Invites', '1'], ['Total Uses', '5'], ['Available Uses', '3']] as const) await expect(figure(page, label), label).toHaveText(value)
  await page.getByRole('button', { name: `Activate ${CODES.Inactive}` }).click()
  await expect(page.getByText('Invitation activated', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Generate Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate Invite' })
  for (const hint of ['Leave empty for generic invite', 'Leave empty for no expiration']) await expect(dialog.getByText(hint)).toBeVisible()
  await dialog.getByLabel('Expires In (Days)').fill('366')
  await dialog.getByRole('button', { name: 'Generate Invite' }).click()
  await expect(dialog.getByText('Please enter a whole number from 1 to 365')).toBeVisible()
  await page.keyboard.press('Escape')
})

test('what fails says so in the words of the catalogue', async () => {
  const broken = (path: string) => page.route(path, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }))
  const told = async (text: string, title = 'Error') => {
    const toast = page.getByRole('alert').filter({ hasText: text })
    await expect(toast).toBeVisible()
    await expect(toast).toContainText(title)
    await page.unrouteAll()
  }

  await page.goto(`${inlay.origin}/dashboard/quiz-builder/${quiz}`)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Another title')
  await expect(page.getByRole('button', { name: /^Save/ })).toBeEnabled()
  await broken(`**/api/quizzes/${quiz}`)
  await page.keyboard.press('ControlOrMeta+s')
  // Its title says it, so that what the server says has room.
  await told('Failed to save quiz', 'Failed to save quiz')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Quiz saved successfully').first()).toBeVisible()
  await page.route(`**/api/quizzes/${quiz}`, (route) => route.fulfill({ status: 403, json: { error: { code: 'FORBIDDEN', message: 'Not now' } } }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Failed to load quiz')
  await page.unrouteAll()

  await page.goto(`${inlay.origin}/dashboard`)
  await broken('**/api/auth/sign-out')
  await page.getByRole('button', { name: 'Log out' }).click()
  await told('Failed to log out')

  const answer = { components_total: 1, components_active: 1, events_total: 0, submissions_total: 0, recent: 5 }
  await page.route('**/api/overview', (route) => route.fulfill({ json: answer }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await page.unrouteAll()

  const stranger = await page.context().browser()!.newPage()
  const refuse = (path: string) => stranger.route(path, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '' }))
  await refuse('**/api/auth/**')
  await refuse('**/api/invitations/validate')
  await stranger.goto(`${inlay.origin}/auth`)
  await new AuthPage(stranger).sendSignIn()
  await expect(stranger.getByRole('alert')).toContainText('Failed to sign in')
  await new AuthPage(stranger).sendSignUp(`${inlay.origin}/auth?invite=${CODES.Active}`, GUEST)
  await expect(stranger.getByText('Failed to validate invitation code').first()).toBeVisible()
  await stranger.unroute('**/api/invitations/validate')
  await stranger.getByRole('button', { name: 'Create account' }).click()
  await expect(stranger.getByText('Failed to create account')).toBeVisible()
  await stranger.context().close()
})

test('while it is checked who is there, the dashboard and the admin panel say so', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/me', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${inlay.origin}/dashboard`)
  await expect(page.getByText('Checking your session…', { exact: true })).toBeVisible()
  await page.goto(`${inlay.origin}/admin`)
  await expect(page.getByText('Loading admin panel...', { exact: true })).toBeVisible()
  answer()
  await page.waitForURL('**/admin/users')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible()
})

test('the sidebar is 16rem wide, 3rem of icons, 18rem on phones, toggled by mod+B and remembered for seven days', async () => {
  const sidebar = page.getByRole('complementary').first()
  const width = async (locator = sidebar) => Math.round((await locator.boundingBox())?.width ?? 0)
  for (const path of ['/dashboard', '/admin/users']) {
    await page.goto(inlay.origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(width, path).toBe(256)
    await page.keyboard.press('ControlOrMeta+b')
    await expect.poll(width, path).toBe(48)
    await page.reload()
    await expect.poll(width, path).toBe(48)
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar')!
    expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(7 * 86_400 - 60)
    expect(cookie.expires - Date.now() / 1000).toBeLessThanOrEqual(7 * 86_400)
    await page.keyboard.press('ControlOrMeta+b')
    await expect.poll(width, path).toBe(256)
  }
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto(`${inlay.origin}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sidebar).toBeHidden()
  await page.keyboard.press('ControlOrMeta+b')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect.poll(() => width(drawer)).toBe(288)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 769, height: 800 })
  await expect(sidebar).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('of many toasts three are seen, 356 px wide and 14 px apart, each for four seconds; a tooltip waits 700 ms, the next one does not', async () => {
  await page.goto(`${inlay.origin}/dashboard/components?view=list`)
  await page.getByRole('checkbox', { name: 'Select Before you order' }).check()
  const bar = page.getByRole('region', { name: 'Selected components' })
  // How long each toast was there, ms, told by the page itself.
  const lives = await page.evaluateHandle(() => {
    const born = new Map<Node, number>()
    const ended: number[] = []
    const toastsIn = (node: Node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')].filter(({ classList }) => classList.contains('mantine-Notification-root')) : [])
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]).flatMap(toastsIn)) born.set(node, performance.now())
      for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]).flatMap(toastsIn)) ended.push(performance.now() - born.get(node)!)
    }).observe(document.body, { childList: true, subtree: true })
    return ended
  })
  for (const [act, words] of [['Unpublish', 'unpublished'], ['Publish', 'published'], ['Unpublish', 'unpublished'], ['Publish', 'published']] as const) {
    const button = bar.getByRole('button', { name: act, exact: true })
    await button.click()
    await expect(bar.getByRole('button', { name: act === 'Publish' ? 'Unpublish' : 'Publish', exact: true }), words).toBeEnabled()
  }
  const toasts = page.locator('.mantine-Notification-root')
  await expect(toasts).toHaveCount(3)
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const [one, two] = [(await toasts.nth(0).boundingBox())!, (await toasts.nth(1).boundingBox())!]
  expect([Math.round(one.width), Math.round(two.y - one.y - one.height)]).toEqual([356, 14])
  await expect(toasts).toHaveCount(0, { timeout: 15_000 })
  const told = await lives.jsonValue()
  expect(told).toHaveLength(4)
  for (const life of told) expect(life > 3_900 && life < 6_000, `${life} ms`).toBe(true)

  const tooltip = page.getByRole('tooltip')
  await page.mouse.move(700, 700)
  const hovered = Date.now()
  await page.getByRole('button', { name: 'Toggle sidebar' }).hover()
  await expect(tooltip).toBeVisible()
  expect(Date.now() - hovered).toBeGreaterThanOrEqual(650)
  const moved = Date.now()
  await page.getByRole('button', { name: /^Notifications/ }).hover()
  await expect(tooltip.filter({ hasText: 'Notifications' })).toBeVisible()
  expect(Date.now() - moved).toBeLessThan(650)
})
