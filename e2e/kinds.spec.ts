import { expect, test } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { Account } from './support/account.ts'
import { HostSite, PLAIN_PAGE } from './support/host-pages.ts'
import { Inlay } from './support/inlay.ts'
import { signedIn } from './support/signed-in.ts'
import { isSound } from './support/sound.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

let inlay: Inlay
let account: Account
let site: HostSite
let page: Page
let visitors: BrowserContext
let templates: { name: string; template_type: string }[]

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  account = await Account.make(inlay)
  site = await HostSite.start()
  templates = ((await account.call('GET', '/api/library')) as { templates: typeof templates }).templates
  // What fades in is looked at as it stays.
  page = await (await signedIn(browser, inlay, account, { reducedMotion: 'reduce' })).newPage()
  visitors = await browser.newContext()
})
test.afterAll(async () => {
  await visitors?.close()
  await page?.context().close()
  await site?.close()
  await inlay?.remove()
})

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const choose = (name: string) => page.getByText(name, { exact: true }).filter({ visible: true }).first().click()
/** A switch, by its key: what shows is drawn over the input. */
const turn = (name: string) => page.getByRole('switch', { name, exact: true }).press('Space')
const preview = () => page.getByRole('region', { name: 'Live preview' })
const save = () => page.keyboard.press('ControlOrMeta+s')

interface Journey {
  type: string
  /** Changes words and settings, beginning with a fresh editor. */
  edit: () => Promise<void>
  /** What the preview then shows, and a visitor sees; what is done before is done on the host page alone. */
  shows: string
  first?: (host: Page) => Promise<void>
}

const JOURNEYS: readonly Journey[] = [
  {
    type: 'poll',
    shows: 'Copper green',
    async edit() {
      await field('Question').fill('Which glaze next?')
      await page.getByRole('button', { name: 'Add an option' }).click()
      await page.keyboard.type('Copper green')
      await turn('Several answers')
    },
  },
  {
    type: 'newsletter',
    shows: 'Kiln letters',
    async edit() {
      await field('Headline').fill('Kiln letters')
      await turn('Ask for the name too')
      await field('Label of the name').fill('What shall we call you?')
      await page.getByRole('button', { name: 'Add a field' }).click()
      await page.keyboard.type('City')
      await expect(field('Name')).toHaveValue('city')
      await expect(page.getByText('Mail is not set up on this server: sign-ups are kept as unconfirmed')).toBeVisible()
    },
  },
  {
    type: 'waitlist',
    shows: 'Let me know',
    async edit() {
      await field('Button').fill('Let me know')
      await field('Address of your privacy policy').fill('/privacy')
    },
  },
  {
    type: 'banner',
    shows: 'See the new pieces',
    async edit() {
      await field('Link text').fill('See the new pieces')
      await field('Leads to').fill('shop.example/new')
      await expect(page.getByText('Another site begins with https://')).toBeVisible()
      await field('Leads to').fill('/new')
      await choose('Bottom')
      await page.getByLabel('Shown from', { exact: true }).fill('2020-01-02T10:00')
      await page.getByLabel('Shown until', { exact: true }).fill('2019-01-02T10:00')
      await save()
      await expect(page.getByText('Must be after the start')).toBeVisible()
      await expect(page.getByLabel('Shown until', { exact: true })).toBeFocused()
      await page.getByRole('button', { name: 'Clear: Shown until' }).click()
    },
  },
  {
    type: 'cta',
    shows: 'See dates',
    async edit() {
      await field('Button text').first().fill('See dates')
      await field('Leads to').first().fill('javascript:alert(1)')
      await save()
      await expect(page.getByText('Must be a web, mail or phone address')).toBeVisible()
      await expect(field('Leads to').first()).toBeFocused()
      await expect(field('Leads to').first()).toHaveValue('javascript:alert(1)')
      await field('Leads to').first().fill('/dates')
    },
  },
  {
    type: 'modal',
    shows: 'Ten percent on your first bowl',
    async edit() {
      await field('Title').fill('Ten percent on your first bowl')
      await choose('A form')
      await expect(preview().getByRole('textbox', { name: 'Email' })).toBeVisible()
      await choose('Buttons')
      await page.getByRole('combobox', { name: 'Opens' }).click()
      await page.getByRole('option', { name: 'After a while' }).click()
      await page.getByRole('textbox', { name: 'After, seconds' }).fill('0')
    },
  },
  {
    type: 'widget',
    shows: 'Opening hours',
    async edit() {
      await page.getByRole('radio', { name: 'phone', exact: true }).check({ force: true })
      await choose('Left')
      await choose('Links')
      await page.getByRole('button', { name: 'Add a link' }).click()
      await page.keyboard.type('Opening hours')
      await field('Leads to').fill('/hours')
    },
    first: async (host) => host.getByRole('button', { expanded: false }).last().click(),
  },
]

for (const { type, edit, shows, first } of JOURNEYS) {
  test(`a ${type} is made from the library, edited, saved, published and seen on a page`, async () => {
    const { name } = templates.find(({ template_type }) => template_type === type)!
    await page.goto(`${inlay.origin}/dashboard/library`)
    await page.getByRole('searchbox', { name: 'Find a template' }).fill(name)
    const card = page.getByRole('list', { name: 'Templates' }).getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await card.getByRole('button', { name: /Add to My Components/ }).click()
    await page.waitForURL('**/dashboard/components/*')
    await expect(preview()).toBeVisible()
    const id = new URL(page.url()).pathname.split('/').at(-1)!

    await edit()
    await expect(preview().getByText(shows).first()).toBeVisible()
    await page.setViewportSize({ width: 360, height: 800 })
    await isSound(page)
    await page.setViewportSize({ width: 1440, height: 600 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 'px too high').toBe(0)
    expect(await violations(page)).toEqual([])

    await save()
    await expect(page.getByText('Component updated successfully').first()).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Component published').first()).toBeVisible()

    site.paste(inlay.origin, id)
    const { page: host, errors } = await visit(visitors, site.address(PLAIN_PAGE))
    if (first) await first(host)
    await expect(host.getByText(shows).first()).toBeVisible()
    expect(errors).toEqual([])
    await host.close()
  })
}
