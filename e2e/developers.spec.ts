import { expect, test } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { Account } from './support/account.ts'
import { Inlay } from './support/inlay.ts'
import { Receiver } from './support/receiver.ts'
import { signedIn } from './support/signed-in.ts'
import { violations } from './support/violations.ts'
import { withDatabase } from './support/with-database.ts'

let inlay: Inlay
let account: Account
let receiver: Receiver

test.beforeAll(async () => {
  inlay = await Inlay.start({ env: { DEFAULT_PLAN: 'free', WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1', SMTP_URL: 'smtp://127.0.0.1:9' } })
  ;[account, receiver] = await Promise.all([Account.make(inlay), Receiver.start()])
})
test.afterAll(async () => {
  await receiver?.close()
  await inlay?.remove()
})

test('an owner makes a key and a webhook, uses both, and takes the key away again', async ({ browser }) => {
  const page = await (await signedIn(browser, inlay, account)).newPage()
  const dialog = page.getByRole('dialog')
  const { id: me } = (await account.call('GET', '/api/me')) as { id: string }

  await test.step('on the Free plan it says what it takes', async () => {
    await page.goto(`${inlay.origin}/dashboard`)
    await page.getByRole('link', { name: 'API & Webhooks' }).click()
    await expect(page.getByRole('heading', { name: 'API keys and webhooks are part of the paid plans' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing')
    await expect(page.getByRole('button', { name: /Create Key|Add Webhook/ })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await account.call('PUT', `/api/admin/users/${me}/plan`, { plan: 'pro' })
    await page.reload()
  })

  const key = await test.step('a key is made and shown once', async () => {
    await expect(page.getByText('No API keys yet')).toBeVisible()
    await page.getByRole('button', { name: 'Create Key' }).click()
    await dialog.getByRole('button', { name: 'Create Key' }).click()
    await expect(dialog.getByText('Please enter a name')).toBeVisible()
    await dialog.getByLabel('Name').fill('Site generator')
    await dialog.getByText('Read and write').click()
    await dialog.getByRole('button', { name: 'Create Key' }).click()
    const field = dialog.getByLabel('API key')
    await expect(field).toHaveValue(/^inlay_[\w-]{43}$/)
    expect(await violations(page)).toEqual([])
    const made = await field.inputValue()
    await dialog.getByRole('button', { name: 'Close' }).click()
    const row = page.getByRole('list', { name: 'API keys' }).getByRole('listitem')
    await expect(row).toContainText(/Site generator.*Read and write.*Never used/s)
    await expect(page.getByText(made)).toHaveCount(0)
    return made
  })
  const call = (method: string, path: string, body?: object) =>
    fetch(inlay.origin + path, { method, headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' }, ...(body && { body: JSON.stringify(body) }) })

  const form = await test.step('a program publishes a component with it', async () => {
    const made = await call('POST', '/api/components', { component_type: 'newsletter', name: 'Kiln letters' })
    const { id } = (await made.json()) as { id: string }
    expect([made.status, (await call('PATCH', `/api/components/${id}`, { is_active: true })).status]).toEqual([201, 200])
    return id
  })

  await test.step('a webhook is added, and its secret shown', async () => {
    await page.getByRole('button', { name: 'Add Webhook' }).click()
    await dialog.getByRole('textbox', { name: 'Address' }).fill('http://10.1.2.3/hook')
    await dialog.getByRole('button', { name: 'Add Webhook' }).click()
    await expect(dialog.getByText('This leads to a private network. Webhooks go to public addresses alone.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url)
    await dialog.getByLabel('Description').fill('CRM')
    await dialog.getByRole('button', { name: 'Add Webhook' }).click()
    await expect(dialog.getByText('Signing secret')).toBeVisible()
    const secret = dialog.getByLabel('For CRM')
    await expect(secret).toHaveValue(/^whsec_/)
    await expect(secret).toHaveAttribute('type', 'password')
    await dialog.getByRole('button', { name: 'Show secret' }).click()
    await expect(secret).toHaveAttribute('type', 'text')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
  })
  const [hook] = (await account.call('GET', '/api/webhooks')) as [{ id: string }]
  const { secret } = (await account.call('GET', `/api/webhooks/${hook.id}/secret`)) as { secret: string }

  await test.step('a submission is told, signed, and seen in the log', async () => {
    receiver.status = 503
    const sent = await fetch(`${inlay.origin}/functions/v1/submit-form`, { method: 'POST', body: JSON.stringify({ component_id: form, data: { email: 'ada@example.com' }, host_url: 'https://shop.example/' }) })
    expect(sent.status).toBe(200)
    await page.getByRole('link', { name: 'Deliveries of CRM' }).click()
    const row = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem')
    await expect(row).toContainText(/Waiting.*submission\.created.*Answered 503.*1 attempt/s)
    await row.getByText('submission.created').click()
    await expect(row.getByText('not now')).toBeVisible()
    expect(await violations(page)).toEqual([])
    receiver.status = 200
    await row.getByRole('button', { name: 'Send now' }).click()
    await expect(row).toContainText(/Delivered.*2 attempts/s)
    await row.getByRole('button', { name: 'Replay' }).click()
    await expect(row).toContainText('3 attempts')
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    for (const { body, headers } of receiver.received) {
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ type: 'submission.created', data: { component_name: 'Kiln letters', answers: [{ name: 'email', value: 'ada@example.com' }] } })
    }
    await row.getByRole('link', { name: 'The submission' }).click()
    await expect(page.getByText('ada@example.com').first()).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Send Test' }).click()
    await expect(page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem').first()).toContainText(/Delivered.*webhook\.test/s)
    await page.getByRole('link', { name: 'API & Webhooks' }).last().click()
  })

  await test.step('one that was switched off by itself says why, and is switched on from its row or its page', async () => {
    const givenUp = () => withDatabase(inlay, (client) => client.query(`update webhook_endpoints set enabled = false, given_up_at = now() - interval '2 hours'`))
    await givenUp()
    await page.reload()
    const row = page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem')
    await expect(row).toContainText(/CRM.*Switched off.*For 5 days nothing that was sent to it was taken, so it was switched off 2 h ago\./s)
    expect(await violations(page)).toEqual([])
    await row.getByRole('button', { name: 'Switch on CRM' }).click()
    await expect(row.getByText('Switched off')).toHaveCount(0)
    await givenUp()
    await page.getByRole('link', { name: 'Deliveries of CRM' }).click()
    await page.waitForURL('**/webhooks/*')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'This webhook was switched off 2 h ago' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Switch On' }).click()
    await expect(page.getByText('Webhook switched on').last()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'This webhook was switched off' })).toHaveCount(0)
    await page.getByRole('link', { name: 'API & Webhooks' }).last().click()
  })

  await test.step('the key is revoked, and refused from then on', async () => {
    await expect(page.getByRole('list', { name: 'API keys' })).toContainText('Last used')
    // A question that is called off gives the focus back, also one that was drawn for it alone.
    for (const opener of ['Create Key', 'Revoke Site generator']) {
      await page.getByRole('button', { name: opener }).click()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: opener })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText('API key revoked')).toBeVisible()
    await expect(page.getByText('No API keys yet')).toBeVisible()
    const refused = await call('GET', '/api/components')
    expect([refused.status, await refused.json()]).toEqual([401, { error: { code: 'UNAUTHORIZED', message: 'This API key does not exist, or was revoked' } }])
  })
  await page.context().close()
})

test('whoever forgot a password asks for a link by mail, and is told nothing of who has an account', async ({ page }) => {
  await page.goto(`${inlay.origin}/auth`)
  await page.getByLabel('Email').fill('nobody@studio')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email').fill('nobody@studio.example')
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByText('If there is an account of nobody@studio.example, a link')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
})
