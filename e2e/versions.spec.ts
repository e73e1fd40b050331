import { expect, test } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { Account } from './support/account.ts'
import { HostSite, PLAIN_PAGE } from './support/host-pages.ts'
import { Inlay } from './support/inlay.ts'
import { signedIn } from './support/signed-in.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

// Version history, two tabs at once, and the preview on the owner's own site.

interface Stored {
  id: string
  version: number
  config: { title: string; items: { question: string }[] }
}

/** Starts a server whose clock is past the hour for which a preview link works. */
const AN_HOUR_LATER = `--import=data:text/javascript,${encodeURIComponent('const { now } = Date; Date.now = () => now() + 61 * 60 * 1000')}`
const TITLE = 'Frequently asked questions'

const env: NodeJS.ProcessEnv = { DEFAULT_PLAN: 'free' }
let inlay: Inlay
let account: Account
let context: BrowserContext
let page: Page

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start({ env })
  account = await Account.make(inlay)
  context = await signedIn(browser, inlay, account)
  page = await context.newPage()
})

test.afterAll(async () => {
  await context?.close()
  await inlay?.remove()
})

const stored = async (id: string) => (await account.call('GET', `/api/components/${id}`)) as Stored
const open = async (id: string, at = page) => {
  await at.goto(`${inlay.origin}/dashboard/components/${id}`)
  await expect(title(at)).toBeVisible()
}
const title = (at = page) => at.getByRole('textbox', { name: 'Title', exact: true })
const save = (at = page) => at.keyboard.press('ControlOrMeta+s')
const isVersion = (version: number, at = page) => expect(at.getByRole('link', { name: `Version ${version}`, exact: true })).toBeVisible()

test('every version says who saved it, why and what it changed, and is previewed; one comes back as a new version, on a paid plan', async () => {
  const id = await account.faq('History', false)
  await open(id)
  await title().fill('Asked in the shop')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Save with a note' }).click()
  await page.getByRole('textbox', { name: 'What is new' }).fill('As people say it')
  await page.keyboard.press('Enter')
  await isVersion(2)
  await page.getByRole('button', { name: 'Remove: How can I reach you?' }).click()
  await save()
  await isVersion(3)

  await page.getByRole('link', { name: 'Version 3' }).click()
  const history = page.getByRole('dialog', { name: 'Version history' })
  const listed = history.getByRole('navigation', { name: 'Versions' }).getByRole('listitem')
  await expect(listed).toContainText([/Version 3Current.*Studio owner.*Question 3/, /Version 2.*Studio owner.*As people say it.*Title/, /Version 1.*Studio owner.*First version/])
  const chosen = (version: number) => history.getByRole('region', { name: `Version ${version}` })
  await expect(chosen(3).getByRole('list', { name: 'Changes' })).toContainText('How can I reach you?')
  await expect(chosen(3).getByRole('list', { name: 'Changes' })).toContainText('Not there')
  await expect(chosen(3).getByRole('button', { name: 'Restore this version' })).toBeHidden()
  await listed.nth(1).click()
  await expect(chosen(2).getByRole('listitem')).toHaveText([new RegExp(`Title.*${TITLE}.*Asked in the shop`)])
  await listed.nth(2).click()
  await expect(chosen(1).getByRole('region', { name: 'Preview of the version' }).getByRole('heading', { name: TITLE })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await chosen(1).getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByRole('dialog', { name: 'Restoring is part of the paid plans' })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(account.call('POST', `/api/components/${id}/rollback`, { version: 1 })).rejects.toThrow('answered 402')
  expect((await stored(id)).version).toBe(3)

  const me = (await account.call('GET', '/api/me')) as { id: string }
  await account.call('PUT', `/api/admin/users/${me.id}/plan`, { plan: 'pro' })
  await page.reload()
  await chosen(1).getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('dialog', { name: 'Restore version 1?' }).getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText('Version 1 restored').first()).toBeVisible()
  await expect(history).toBeHidden()
  await isVersion(4)
  await expect(title()).toHaveValue(TITLE)
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  const { version, config } = await stored(id)
  expect([version, config.title, config.items.length]).toEqual([4, TITLE, 3])
  await page.getByRole('link', { name: 'Version 4' }).click()
  await expect(listed).toHaveCount(4)
})

test('of two tabs the second to save is told of the first, compares, and overwrites nothing unasked', async () => {
  const id = await account.faq('Two tabs', false)
  const other = await context.newPage()
  await open(id)
  await open(id, other)
  await title(other).fill('The other one’s')
  await save(other)
  await isVersion(2, other)

  await title().fill('Mine')
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('And mine?')
  const conflict = page.getByRole('dialog', { name: 'It was changed by someone else in the meantime' })
  const compare = async () => {
    await save()
    await expect(conflict.getByRole('list', { name: 'Changes' }).getByRole('listitem')).toHaveText([/Title.*The other one’s.*Mine/, /Question 1.*And mine\?/])
    expect((await stored(id)).config.title).toBe('The other one’s')
  }
  await compare()
  expect(await violations(page)).toEqual([])
  await conflict.getByRole('button', { name: 'Cancel' }).click()
  await expect(title()).toHaveValue('Mine')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await compare()
  await conflict.getByRole('button', { name: 'Save mine over it' }).click()
  await isVersion(3)
  expect((await stored(id)).config).toMatchObject({ title: 'Mine', items: [{ question: 'And mine?' }, {}, {}] })

  await title(other).fill('Never mind')
  await save(other)
  await other.getByRole('button', { name: 'Load version 3' }).click()
  await expect(title(other)).toHaveValue('Mine')
  await expect(other.getByText('Unsaved changes')).toBeHidden()
  expect(((await account.call('GET', `/api/components/${id}/versions`)) as { config: { title: string } }[]).map(({ config }) => config.title)).toEqual(['Mine', 'The other one’s', TITLE])
  await other.close()
})

test('a preview link shows drafts on a page of another origin, counts and keeps nothing, and ends after its hour', async ({ browser }) => {
  const config = {
    title: 'Not out yet',
    fields: [{ type: 'text', name: 'name', label: 'Your name' }, { type: 'file', name: 'photo', label: 'Photo', required: true }],
    successMessage: 'We have it.',
  }
  const { id } = (await account.call('POST', '/api/components', { component_type: 'form', name: 'Draft', config })) as Stored
  const live = await account.faq('Live', true)
  const site = await HostSite.start()
  site.paste(inlay.origin, id, live)
  const address = site.address(PLAIN_PAGE)
  await page.goto(`${inlay.origin}/dashboard/components/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Preview on your site' }).click()
  await page.getByRole('textbox', { name: 'Page', exact: true }).fill('shop.example')
  await page.getByRole('button', { name: 'Open preview' }).click()
  await expect(page.getByRole('textbox', { name: 'Page', exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'Page', exact: true }).fill(address)
  const opened = context.waitForEvent('page')
  const told = context.waitForEvent('request', (request) => request.url() === `${inlay.origin}/v1/events`)
  await page.getByRole('button', { name: 'Open preview' }).click()
  const host = await opened
  await expect(host.getByRole('heading', { name: 'Not out yet' })).toBeVisible()
  expect(new URL(host.url()).searchParams.get('inlay-preview')).toMatch(/^[\w-]{48}$/)
  expect(await host.evaluate(() => window.opener as unknown)).toBeNull()

  const fill = async () => {
    await host.getByRole('textbox', { name: 'Your name' }).fill('Ann')
    await host.getByLabel('Photo').setInputFiles({ name: 'room.txt', mimeType: 'text/plain', buffer: Buffer.from('A room') })
    await expect(host.getByText('room.txt', { exact: true })).toBeVisible()
  }
  // People take longer than a moment, which the server expects of them.
  const send = (said: string) => expect(async () => {
    await host.getByRole('button', { name: 'Get Started' }).click()
    await expect(host.getByText(said)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await fill()
  await send('Preview: nothing was stored. We have it.')
  await told
  const visitors = await browser.newContext()
  const { page: visitor } = await visit(visitors, address)
  await expect(visitor.getByText('How long does delivery take?')).toBeVisible()
  await expect(visitor.getByText('Not out yet')).toBeHidden()
  // It sends what is left as it is left, after all that the preview sent: the one load there is is theirs.
  await visitor.goto('about:blank')
  const overview = async () => (await account.call('GET', '/api/overview')) as { events_total: number; submissions_total: number }
  await expect(async () => expect((await overview()).events_total).toBeGreaterThan(0)).toPass()
  const { totals } = (await account.call('GET', '/api/analytics?range=24h')) as { totals: Record<string, number> }
  expect(totals['component_load']).toBe(1)
  expect((await overview()).submissions_total).toBe(0)
  await visitors.close()

  await host.reload()
  await expect(host.getByRole('heading', { name: 'Not out yet' })).toBeVisible()
  await inlay.stop()
  env['NODE_OPTIONS'] = AN_HOUR_LATER
  await inlay.resume()
  await fill()
  await send('This preview has ended. Please open a new one from the editor.')
  await expect(host.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ann')
  await host.reload()
  await expect(host.getByText('How long does delivery take?')).toBeVisible()
  await expect(host.getByText('Not out yet')).toBeHidden()
  await site.close()
})
