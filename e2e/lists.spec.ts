import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { KEY_NAME_MAX, KEYS_MAX } from '@inlay/contract/api-keys'
import { WEBHOOKS_MAX } from '@inlay/contract/webhooks'
import { Account } from './support/account.ts'
import { Inlay } from './support/inlay.ts'
import { LISTS } from './support/lists.ts'
import { addLongWebhook } from './support/long-webhook.ts'
import { signedIn } from './support/signed-in.ts'
import { withDatabase } from './support/with-database.ts'

// Every list while it is awaited, when it fails, while it is empty, and with far more in it than fits on a screen.
test.describe.configure({ mode: 'serial' })

const COMPONENTS = 1_000
/** Some pages of a log. */
const DELIVERIES = 1_000
const SUBMISSIONS = process.env['INLAY_TEST_LONG'] ? 1_000_000 : 100_000
/** Until a screen can be used, ms; on a machine that does other things besides. */
const USABLE = 5_000
/** Most elements on a page with whatever many in its lists. */
const ELEMENTS_MAX = 4_000

let inlay: Inlay
let account: Account
let page: Page

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  account = await Account.make(inlay)
  page = await (await signedIn(browser, inlay, account, { reducedMotion: 'reduce' })).newPage()
})
test.afterAll(async () => {
  await page?.context().close()
  await inlay?.remove()
})

test('every list has the shape of what is awaited, says what failed and tries again, and says what will be there', async () => {
  for (const { name, path, asks, awaited, failed, empty, open } of LISTS) {
    await test.step(name, async () => {
      let refused = true
      let answer = () => {}
      const held = new Promise<void>((resolve) => (answer = resolve))
      const called = (url: URL) => asks.test(url.pathname)
      await page.route(called, async (route) => {
        await held
        if (refused) return route.fulfill({ status: 403, json: { error: { code: 'FORBIDDEN', message: 'Not now' } } })
        // The library is never empty by itself.
        return name === 'the library' ? route.fulfill({ json: { categories: [], templates: [], kinds: [] } }) : route.continue()
      })
      await page.goto(inlay.origin + (typeof path === 'string' ? path : await path(account)))
      await open?.(page)
      await expect(page.getByRole('status', { name: awaited }), name).toBeVisible()
      answer()
      const told = page.getByRole('alert').filter({ hasText: failed })
      await expect(told, name).toContainText('Not now')
      refused = false
      // By its key: what is still being drawn above moves it away below a pointer.
      await told.getByRole('button', { name: 'Try again' }).press('Enter')
      await expect(page.getByText(empty).first(), name).toBeVisible()
      await expect(told, name).toBeHidden()
      await expect(page.getByRole('status', { name: awaited }), name).toHaveCount(0)
      await page.unroute(called)
    })
  }
})

test(`with ${COMPONENTS.toLocaleString('en')} components and ${SUBMISSIONS.toLocaleString('en')} submissions every screen is usable at once, and draws no more than a page`, async () => {
  test.setTimeout(600_000)
  const { id: owner } = (await account.call('GET', '/api/me')) as { id: string }
  const { id: form } = (await account.call('POST', '/api/components', { component_type: 'form', name: 'Orders', config: { fields: [{ type: 'text', name: 'name', label: 'Name' }] } })) as { id: string }
  const { id: hook, screen: deliveries } = await addLongWebhook(account)
  for (let others = 2; others < WEBHOOKS_MAX; others++) await addLongWebhook(account)
  for (let key = 0; key < KEYS_MAX; key++) await account.call('POST', '/api/api-keys', { name: `${key}-`.padEnd(KEY_NAME_MAX, 'a-name-') })
  await withDatabase(inlay, async (client) => {
    await client.query(
      `insert into component_configs (id, user_id, component_type, name, config, created_at)
       select uuidv7(-n * interval '1 minute'), $1, (array['faq','banner','newsletter','poll','cta'])[1 + n % 5], 'Piece ' || n, '{}', now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
      [owner, COMPONENTS],
    )
    await client.query(
      `insert into form_submissions (id, component_id, data, host_url, host, version, submission_key, submitted_at)
       select uuidv7(-n * interval '1 minute'), $1, jsonb_build_object('name', 'Visitor ' || n), 'https://shop.example/', 'shop.example', 1, gen_random_uuid(), now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
      [form, SUBMISSIONS],
    )
    await client.query(
      `insert into analytics_events (id, owner_id, component_id, component_type, event_type, event_key, host_url, host, created_at)
       select gen_random_uuid(), $1, id, component_type, 'view', gen_random_uuid(), 'https://shop.example/', 'shop.example', now() from component_configs where user_id = $1`,
      [owner],
    )
    await client.query(
      `insert into analytics_rollup (owner_id, quarter, component_id, event_type, host, count)
       select $1, date_bin('15 minutes', now(), timestamptz '2000-01-01 00:00:00+00'), id, 'view', 'shop.example', 1 from component_configs where user_id = $1`,
      [owner],
    )
    await client.query(
      `insert into webhook_deliveries (id, endpoint_id, event, outbox_id, state, attempts, last_at, last_status, last_error, created_at)
       select gen_random_uuid(), $1, 'webhook.test', gen_random_uuid(), 'failed', 32, now(), 500, repeat('Answered 500. ', 40), now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
      [hook, DELIVERIES],
    )
    await client.query('analyze')
  })

  const text = (words: string | RegExp) => page.getByText(words).first()
  const all = (COMPONENTS + 1).toLocaleString('en')
  const screens = [
    ['/dashboard', text(SUBMISSIONS.toLocaleString('en'))],
    ['/dashboard/components?view=grid', text(`1 to 48 of ${all}`)],
    ['/dashboard/components?view=list', text(`1 to 48 of ${all}`)],
    ['/dashboard/library', text('Add to My Components')],
    ['/dashboard/placement', page.getByText(`1 to 20 of ${all}`).last()],
    ['/dashboard/analytics', text(`1 to 50 of ${all}`)],
    ['/dashboard/developers', page.getByRole('list', { name: 'Webhooks' })],
    [deliveries, page.getByRole('list', { name: 'Deliveries' })],
    ['/dashboard/submissions', text(/^1 to \d+ of more than 10,000$/)],
  ] as const
  for (const [path, drawn] of screens) {
    const start = performance.now()
    await page.goto(inlay.origin + path)
    await expect(drawn, path).toBeVisible()
    const took = performance.now() - start
    await page.waitForLoadState('networkidle')
    // To the end, where what is drawn only once it is near comes near.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    console.log(`${path}: ${Math.round(took)} ms, ${elements} elements`)
    expect(took, `${path}: ms until it is usable`).toBeLessThan(USABLE)
    expect(elements, `${path}: elements`).toBeLessThan(ELEMENTS_MAX)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path}: px too wide for ${width}`).toBeLessThanOrEqual(0)
    }
  }

  await page.goto(`${inlay.origin}/dashboard`)
  await expect(page.locator('section', { hasText: 'Recent Activity' }).getByRole('listitem')).toHaveCount(5)

  // A log goes on where it ends, in what it was narrowed down to; a question about an address as long as a page has room for it.
  const sent = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem')
  await page.goto(`${inlay.origin}${deliveries}?state=failed`)
  await expect(sent).toHaveCount(25)
  await page.getByRole('button', { name: 'Show older ones' }).click()
  await expect(sent).toHaveCount(50)
  await page.getByRole('combobox', { name: 'Show' }).click()
  await page.getByRole('option', { name: 'Delivered' }).click()
  await expect(page.getByText('No data available')).toBeVisible()
  await page.goto(`${inlay.origin}/dashboard/developers`)
  await page.getByRole('button', { name: /^Actions for / }).first().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete “hooks.invalid”?' })).toBeVisible()
  await page.keyboard.press('Escape')

  // What offers components to choose from offers a few and finds the others.
  await page.goto(`${inlay.origin}/dashboard/submissions`)
  await page.getByRole('combobox', { name: 'Component' }).fill('Piece 99')
  await expect(page.getByRole('option', { name: 'Piece 997' })).toBeVisible()
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(50)
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog', { name: 'Search or jump to' }).locator('input').fill('Piece')
  await expect(page.getByRole('option')).toHaveCount(20)
})

test('what is searched, chosen and turned to is in the address: it is there after a reload, and when one comes back', async () => {
  const chosen = (tab: string) => page.getByRole('tab', { name: tab, selected: true })
  const value = (name: string) => page.getByRole('combobox', { name })
  const screens: readonly (readonly [string, () => Promise<void>])[] = [
    ['/dashboard?range=7d', async () => expect(page.getByRole('radio', { name: '7 days' })).toBeChecked()],
    ['/dashboard/library?category=engagement&q=banner', async () => {
      await expect(chosen('Engagement')).toBeVisible()
      await expect(page.getByRole('searchbox')).toHaveValue('banner')
    }],
    ['/dashboard/components?q=piece&status=draft&type=banner&sort=name&view=list&page=3', async () => {
      await expect(page.getByText('97 to 144 of 200')).toBeVisible()
      await expect(page.getByRole('searchbox')).toHaveValue('piece')
      await expect(value('Type')).toHaveValue('Banner')
      await expect(value('Order')).toHaveValue('By name')
      await expect(page.getByRole('radio', { name: /Draft/ })).toBeChecked()
    }],
    ['/dashboard/placement?platform=shopify&codes=2&seen=3', async () => {
      await expect(chosen('Shopify')).toBeVisible()
      for (const position of ['21 to 40 of 1,001', '41 to 60 of 1,001']) await expect(page.getByText(position)).toBeVisible()
    }],
    ['/dashboard/analytics?range=24h&rows=2', async () => {
      await expect(page.getByRole('radio', { name: '24 hours' })).toBeChecked()
      await expect(page.getByText('51 to 100 of 1,001')).toBeVisible()
    }],
    ['/admin/users?q=studio&sort=email&order=asc', async () => {
      await expect(page.getByRole('searchbox')).toHaveValue('studio')
      await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending')
    }],
    ['/admin/audit?actor=nobody&from=2026-01-01', async () => {
      await expect(page.getByRole('searchbox', { name: 'Actor' })).toHaveValue('nobody')
      await expect(page.getByLabel('First day')).toHaveValue('2026-01-01')
    }],
    ['/dashboard/submissions?q=visitor&kind=form&range=30', async () => {
      await expect(page.getByRole('searchbox')).toHaveValue('visitor')
      await expect(value('Type')).toHaveValue('Form')
      await expect(value('Time')).toHaveValue('Last 30 days')
    }],
  ]
  for (const [path, shown] of screens) {
    await test.step(path, async () => {
      await page.goto(inlay.origin + path)
      await shown()
      await page.reload()
      await shown()
      await page.getByRole('navigation').getByRole('link', { name: path.startsWith('/admin') ? 'Metrics' : path.includes('/library') ? 'Overview' : 'Component Library' }).click()
      await page.waitForURL((url) => !url.href.endsWith(path))
      await page.goBack()
      await shown()
      expect(page.url()).toBe(inlay.origin + path)
    })
  }
})

test('pages are turned to and fro, and Back turns back; another filter begins at the first', async () => {
  const turn = (to: 'Next' | 'Previous') => page.getByRole('button', { name: `${to} page` }).last().click()
  await page.goto(`${inlay.origin}/dashboard/components?view=list`)
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  await turn('Next')
  await expect(page.getByText('49 to 96 of 1,001')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Components' })).toBeInViewport()
  await page.getByRole('checkbox', { name: /^Select / }).first().check()
  await page.getByRole('button', { name: 'Select all 1,001' }).click()
  await expect(page.getByText('1,001 selected')).toBeVisible()
  await turn('Next')
  await expect(page).toHaveURL(/page=3$/)
  await page.goBack()
  await expect(page.getByText('49 to 96 of 1,001')).toBeVisible()
  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Draft').click()
  await expect(page.getByText('1 to 48 of 1,001')).toBeVisible()
  await page.goto(`${inlay.origin}/dashboard/components?page=999`)
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()

  await page.goto(`${inlay.origin}/dashboard/submissions`)
  const first = page.getByRole('link', { name: /^View the form of/ }).first()
  const newest = await first.getAttribute('href')
  await turn('Next')
  await expect(page).toHaveURL(/page=2/)
  await expect(first).not.toHaveAttribute('href', newest!)
  await page.reload()
  await expect(page.getByText(/^\d+ to \d+ of more than 10,000$/)).not.toContainText(/^1 to/)
  await page.goBack()
  await expect(first).toHaveAttribute('href', newest!)
})
