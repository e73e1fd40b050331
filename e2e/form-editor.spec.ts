import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { Account } from './support/account.ts'
import { EVERY_FIELD } from './support/every-field.ts'
import type { FieldKind } from './support/every-field.ts'
import { HostSite, PLAIN_PAGE } from './support/host-pages.ts'
import { Inlay } from './support/inlay.ts'
import { pickByKeys, pressAt, tabTo } from './support/keys.ts'
import { signedIn } from './support/signed-in.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

// A form of every kind of field, in three steps and with a condition, is built by mouse, answered on a stranger's page and read.
test.describe.configure({ mode: 'serial' })

let inlay: Inlay
let site: HostSite
let account: Account
let page: Page
let id: string

test.beforeAll(async ({ browser }) => {
  inlay = await Inlay.start()
  site = await HostSite.start()
  account = await Account.make(inlay)
  page = await (await signedIn(browser, inlay, account)).newPage()
  id = ((await account.call('POST', '/api/components', { component_type: 'form', name: 'Everything', config: { title: 'Everything', fields: [] } })) as { id: string }).id
  site.paste(inlay.origin, id)
})

test.afterAll(async () => {
  await page?.context().close()
  await site?.close()
  await inlay?.remove()
})

const palette = () => page.getByRole('complementary', { name: 'Kinds of field' })
const settings = () => page.getByRole('complementary', { name: 'Settings' })
const rows = () => page.getByRole('list', { name: 'Fields' }).getByRole('listitem')
const open = (title: string) => rows().getByRole('button', { name: new RegExp(`^${title}`) }).first()
const view = () => page.getByRole('table', { name: 'Submissions' }).getByRole('row').nth(1).getByRole('link').first()
/** All answers of the submission that is open. */
const readAll = async (kinds: readonly FieldKind[]) => {
  const answers = page.getByRole('list', { name: 'Answers' }).getByRole('listitem')
  for (const { label, reads } of kinds) if (reads !== undefined) await expect(answers.filter({ has: page.getByText(label, { exact: true }) })).toContainText(reads, { ignoreCase: true })
}
const stored = async (of = id) => (await account.call('GET', `/api/components/${of}`)) as { version: number; config: { fields: { type: string; name: string; showIf?: object; steps?: { title: string; fields: string[] }[] }[] } }

test('every kind of field is added from the palette, each below the last, in the step that was chosen', async () => {
  await page.goto(`${inlay.origin}/dashboard/components/${id}`)
  await expect(page.getByText('No fields yet')).toBeVisible()
  await palette().getByRole('button', { name: 'Stepper', exact: true }).click()
  await settings().getByRole('button', { name: 'Add a step' }).click()
  await expect(palette().getByRole('button', { name: 'Stepper', exact: true })).toBeDisabled()
  for (const [step, kinds] of EVERY_FIELD.entries()) {
    for (const [place, { label }] of kinds.entries()) {
      await palette().getByRole('button', { name: label, exact: true }).click()
      if (label === 'Hidden') await settings().getByRole('textbox', { name: 'Value' }).fill('newsletter')
      if (step === 0 || place > 0) continue
      await settings().getByRole('combobox', { name: 'Step' }).click()
      await page.getByRole('option', { name: `${step + 1}. Step ${step + 1}` }).click()
    }
    await expect(rows()).toHaveCount(1 + EVERY_FIELD.slice(0, step + 1).flat().length)
  }
  await expect(rows().last()).toContainText('3 steps, always last')
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 'px that the page is longer than the window, whose columns scroll').toBe(0)
})

test('a field is shown for one answer alone, dragged to another place, copied, and brought back after its removal', async () => {
  await open('Select').click()
  await settings().getByRole('switch', { name: 'Show only if' }).click()
  await expect(open('Select')).toContainText('Only for Option 1')
  const grip = rows().getByRole('button', { name: /^Move Rating/ })
  const above = await open('Toggle').boundingBox()
  await grip.hover()
  await page.mouse.down()
  await page.mouse.move(600, above!.y + 4, { steps: 5 })
  await expect(page.locator('[data-drop="before"]')).toHaveCount(1)
  await page.mouse.up()
  await expect(rows().nth(14)).toContainText('Rating')
  await open('Checkbox').click()
  await page.getByRole('button', { name: 'Remove Checkbox' }).click()
  await expect(page.getByText('Checkbox was removed. Select is always shown now.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(open('Select')).toContainText('Only for Option 1')
  await open('Phone').click()
  await page.getByRole('button', { name: 'Duplicate Phone' }).click()
  await expect(settings().getByRole('textbox', { name: 'Name' })).toHaveValue('tel_2')
  await page.keyboard.press('Delete')
})

/** A field, its setting, what may not stand there, what is said, and what may. */
const WRONG: readonly (readonly [field: string, setting: string, wrong: string, said: string, right: string])[] = [
  ['Text', 'Label', 'x'.repeat(501), 'Must be at most 500 characters', 'Text'],
  ['Number', 'In steps of', '0', 'Must be more than 0', ''],
  ['Image', 'Address of the picture', 'javascript:alert(1)', 'Must be a web, mail or phone address', ''],
  ['Radio', 'Option 2', 'Option 1', 'Is there twice', 'Option 2'],
  ['Tags', 'Option 1', '', 'Please enter an option', 'Option 1'],
  ['Rating', 'Highest', '1', 'Must be a whole number from 2 to 10', '5'],
  ['Range', 'To', '0', 'Must be more than 0', '20'],
  ['Spacer', 'Height', '401', 'Must be a whole number from 0 to 400', '24'],
]

test('what cannot be saved is said beside its field, all at once, and nothing typed is lost (C14)', async () => {
  const setting = (name: string) => settings().getByRole('textbox', { name, exact: true })
  const { version } = await stored()
  for (const [field, name, wrong] of WRONG) {
    await open(field).click()
    await setting(name).fill(wrong)
  }
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Some fields need another look').first()).toBeVisible()
  await expect(settings().locator('[aria-invalid=true]').first()).toBeFocused()
  await expect(rows().filter({ hasText: 'has an error' })).toHaveCount(WRONG.length)
  for (const [field, name, wrong, said, right] of WRONG) {
    await (field === 'Text' ? rows().getByRole('button', { name: /^x{500}/ }) : open(field)).first().click()
    await expect(setting(name)).toHaveValue(wrong)
    await expect(setting(name)).toHaveAccessibleDescription(new RegExp(said))
    await setting(name).fill(right)
    await expect(setting(name)).not.toHaveAttribute('aria-invalid', 'true')
  }
  await expect(rows().filter({ hasText: 'has an error' })).toHaveCount(0)
  expect((await stored()).version).toBe(version)
})

test('what is no number stays as it was typed, with a word on what counts meanwhile', async () => {
  await open('Range').click()
  const to = settings().getByRole('textbox', { name: 'To', exact: true })
  await to.fill('a lot')
  await page.keyboard.press('Tab')
  await expect(to).toHaveValue('a lot')
  await expect(settings().getByText('Must be a number. Until then it is 20.')).toBeVisible()
  await to.fill('20')
  await expect(settings().getByText('Must be a number')).toBeHidden()
})

test('it is published as it was built, and accessible while it is', async () => {
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Component published').first()).toBeVisible()
  const { config } = await stored()
  expect(config.fields.at(-1)?.steps?.map((step) => step.fields.length)).toEqual(EVERY_FIELD.map((kinds) => kinds.length))
  expect(new Set(config.fields.map(({ type }) => type)).size).toBe(30)
  expect(config.fields.find(({ type }) => type === 'select')?.showIf).toEqual({ field: 'checkbox', value: 'Option 1' })
})

test('a visitor answers all of it by mouse, step by step on a stranger’s page, and the owner reads every answer', async ({ browser }) => {
  const visitors = await browser.newContext()
  const { page: host } = await visit(visitors, site.address(PLAIN_PAGE))
  await expect(host.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
  for (const [step, kinds] of EVERY_FIELD.entries()) {
    if (step === 1) await expect(host.getByRole('combobox', { name: 'Select' })).toBeHidden()
    for (const { byMouse } of kinds) await byMouse?.(host)
    await host.getByRole('button', { name: step < 2 ? 'Next' : 'Get Started' }).click()
  }
  await expect(host.getByText("Thank you! We'll be in touch soon.")).toBeVisible()
  await visitors.close()
  await page.goto(`${inlay.origin}/dashboard/submissions`)
  await view().click()
  await readAll(EVERY_FIELD.flat())
})

test('a form of three steps with a condition is built, published, answered and read by keyboard alone', async ({ browser }) => {
  const long = process.env['INLAY_TEST_LONG']
  const steps = EVERY_FIELD.map((kinds) => kinds.filter(({ label }) => long || /^(Text|Hidden|Checkbox|Select|Rating|Date range|File|Long text)$/.test(label)))
  const { keyboard } = page
  const other = ((await account.call('POST', '/api/components', { component_type: 'form', name: 'By keys', config: { title: 'By keys', fields: [] } })) as { id: string }).id
  const find = palette().getByRole('textbox', { name: 'Find a field' })
  const add = async (word: string) => {
    await keyboard.type(word)
    await keyboard.press('Enter')
    await expect(settings().locator(':focus')).toHaveCount(1)
  }
  const again = async () => {
    await tabTo(page, page.getByRole('button', { name: 'Add a field', exact: true }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(find).toBeFocused()
  }
  await page.goto(`${inlay.origin}/dashboard/components/${other}`)
  await expect(page.getByText('No fields yet')).toBeVisible()
  await tabTo(page, find)
  await add('Stepper')
  await pressAt(page, settings().getByRole('button', { name: 'Add a step' }), 'Enter')
  for (const [step, kinds] of steps.entries()) {
    for (const [place, { label, find: word = label }] of kinds.entries()) {
      await again()
      await add(word)
      if (label === 'Hidden') {
        await tabTo(page, settings().getByRole('textbox', { name: 'Value' }))
        await keyboard.type('newsletter')
      }
      if (step > 0 && place === 0) {
        const box = settings().getByRole('combobox', { name: 'Step' })
        await tabTo(page, box)
        await pickByKeys(page, step)
        await expect(box).toHaveValue(new RegExp(`^${step + 1}\\.`))
      }
      if (label !== 'Select') continue
      await pressAt(page, settings().getByRole('switch', { name: 'Show only if' }), 'Space')
    }
  }
  await keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Component updated successfully').first()).toBeVisible()
  await page.reload()
  await pressAt(page, page.getByRole('button', { name: 'Publish', exact: true }), 'Enter')
  await expect(page.getByText('Component published').first()).toBeVisible()
  const { fields } = (await stored(other)).config
  expect(fields.at(-1)?.steps?.map((step) => step.fields.length)).toEqual(steps.map((kinds) => kinds.length))
  expect(fields.find(({ type }) => type === 'select')?.showIf).toEqual({ field: 'checkbox', value: 'Option 1' })

  site.paste(inlay.origin, other)
  const visitors = await browser.newContext()
  const { page: host } = await visit(visitors, site.address(PLAIN_PAGE))
  await expect(host.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
  for (const [step, kinds] of steps.entries()) {
    for (const { byKeys } of kinds) await byKeys?.(host)
    await pressAt(host, host.getByRole('button', { name: step < 2 ? 'Next' : 'Get Started' }), 'Enter')
  }
  await expect(host.getByText("Thank you! We'll be in touch soon.")).toBeVisible()
  await visitors.close()
  await page.goto(`${inlay.origin}/dashboard/submissions?component=${other}`)
  await expect(view()).toBeVisible()
  await pressAt(page, view(), 'Enter')
  await readAll(steps.flat())
})

test('a phone of 360 px shows its parts in turn and scrolls nowhere sideways', async ({ browser }) => {
  const phone = await (await signedIn(browser, inlay, account, { viewport: { width: 360, height: 740 }, hasTouch: true })).newPage()
  await phone.goto(`${inlay.origin}/dashboard/components/${id}`)
  const parts = phone.getByRole('navigation', { name: 'Editor parts' })
  await phone.getByRole('button', { name: /^Radio Radio/ }).click()
  for (const part of ['Form', 'Fields', 'Settings', 'Preview']) {
    await parts.getByRole('button', { name: part }).click()
    expect(await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    // What lies half below the bar at the foot is measured as too small, wherever the page is scrolled to.
    expect((await violations(phone)).filter((found) => !found.startsWith('target-size'))).toEqual([])
  }
  await phone.context().close()
})
