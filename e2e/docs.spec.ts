import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { build, transform } from 'esbuild'
import { Account } from './support/account.ts'
import { freePort } from './support/free-port.ts'
import { Inlay } from './support/inlay.ts'
import { SNIPPETS } from './support/snippets.ts'
import type { Snippet } from './support/snippets.ts'
import { SnippetPage } from './support/snippet-page.ts'
import { visit } from './support/visit.ts'

const run = promisify(execFile)
const ROOT = `${import.meta.dirname}/..`
const KINDS = ['faq', 'poll', 'form', 'newsletter', 'waitlist', 'banner', 'modal', 'widget', 'cta'] as const

let inlay: Inlay
let account: Account
let key: string
const ids = new Map<string, string>()
test.beforeAll(async () => {
  inlay = await Inlay.start({ env: { DEFAULT_PLAN: 'pro', WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1' } })
  account = await Account.make(inlay)
  for (const kind of KINDS) {
    const { id } = (await account.call('POST', '/api/components', { component_type: kind, name: kind })) as { id: string }
    await account.call('PATCH', `/api/components/${id}`, { is_active: true })
    ids.set(kind, id)
  }
  ids.set('quiz', ((await account.call('POST', '/api/quizzes', {})) as { id: string }).id)
  ;({ key } = (await account.call('POST', '/api/api-keys', { name: 'Documentation', scope: 'write' })) as { key: string })
})
test.afterAll(() => inlay?.remove())

const of = (...languages: string[]) => SNIPPETS.filter(({ language }) => languages.includes(language))
const here = (code: string) => code.replaceAll('https://inlay.example', inlay.origin)
const addHook = async (url: string) => {
  const { id } = (await account.call('POST', '/api/webhooks', { url })) as { id: string }
  return { id, ...((await account.call('GET', `/api/webhooks/${id}/secret`)) as { secret: string }) }
}
const script = async ({ code }: Snippet) => (await transform(here(code), { loader: 'ts', format: 'esm' })).code

test('the calls that the documentation makes are answered', async () => {
  test.slow()
  const hook = await addHook('http://127.0.0.1:9/')
  const env = { ...process.env, INLAY_KEY: key, INLAY_COMPONENT: ids.get('faq'), INLAY_FORM: ids.get('newsletter'), INLAY_WEBHOOK: hook.id }
  const calls = of('sh').filter(({ code }) => code.includes('curl'))
  expect(calls.length).toBeGreaterThan(6)
  for (const { name, code } of calls) {
    const { stdout } = await run('bash', ['-c', here(code)], { env })
    expect(JSON.parse(stdout), name).not.toHaveProperty('error')
  }
  for (const { name, code } of of('json')) expect(() => void JSON.parse(code), name).not.toThrow()

  const said: Record<string, RegExp> = { 'publish.ts': /^Live: <div data-inlay="[0-9a-f-]{36}"><\/div>$/m, 'all-submissions.ts': /^newsletter [0-9a-f-]{36}\nRead: 1$/m }
  const programs = of('ts').filter(({ title }) => title !== 'receive.ts')
  expect(programs.map(({ title }) => title).sort()).toEqual(Object.keys(said).sort())
  for (const program of programs) {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', await script(program)], { env })
    expect(stdout, program.name).toMatch(said[program.title]!)
  }
})

test('the receiver of webhooks in the documentation takes what is sent once, and refuses a forgery', async () => {
  const [program] = of('ts').filter(({ title }) => title === 'receive.ts')
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}/`
  const { id, secret } = await addHook(url)
  const receiver = spawn(process.execPath, ['--input-type=module', '-e', await script(program!)], { cwd: ROOT, env: { ...process.env, PORT: port, INLAY_WEBHOOK_SECRET: secret }, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    let heard = ''
    receiver.stdout.on('data', (chunk: Buffer) => (heard += chunk.toString()))
    await expect(async () => expect((await fetch(url, { method: 'POST', body: '{"type":"forged"}' })).status).toBe(400)).toPass({ timeout: 10_000 })
    const { id: delivery } = (await account.call('POST', `/api/webhooks/${id}/test`, {})) as { id: string }
    await expect.poll(() => heard).toBe('webhook.test This is a test, sent from the dashboard.\n')
    await account.call('POST', `/api/webhooks/${id}/deliveries/${delivery}/replay`, {})
    const log = async () => ((await account.call('GET', `/api/webhooks/${id}/deliveries`)) as { items: object[] }).items
    await expect.poll(log).toMatchObject([{ state: 'delivered', attempts: 2, last_status: 204 }])
    expect(heard.split('\n')).toHaveLength(2)
  } finally {
    receiver.kill()
  }
})

/** A component of the kind that a guide is about; of a guide about no kind, what its snippets open. */
const idFor = ({ guide }: Snippet) => ids.get(guide) ?? ids.get(guide === 'page-api' ? 'modal' : 'faq')!

test('what the documentation tells to paste into a page works there', async ({ browser }) => {
  test.slow()
  const site = await SnippetPage.start(inlay.origin)
  const context = await browser.newContext()
  const pasted = of('html', 'css', 'js', 'http')
  expect(new Set(pasted.map(({ language }) => language)).size).toBe(4)
  try {
    for (const snippet of pasted) {
      await test.step(snippet.name, async () => {
        const id = idFor(snippet)
        site.show({ ...snippet, code: here(snippet.code).replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, id) }, id, snippet.guide === 'quiz')
        const complaints: string[] = []
        const loaded = context.waitForEvent('console', (message) => message.text() === `drawn ${id}`)
        context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
        const { page, errors } = await visit(context, site.address)
        await loaded
        const opener = /getElementById\('(\w+)'\)/.exec(snippet.code)?.[1]
        if (opener) {
          await page.locator(`#${opener}`).click()
          await expect(page.getByRole('dialog')).toBeVisible()
        }
        expect([...errors, ...complaints]).toEqual([])
        context.removeAllListeners('console')
        await page.close()
      })
    }
    const [react] = of('tsx')
    const { outputFiles } = await build({ stdin: { contents: `${react!.code}\nconsole.log(JSON.stringify(Questions().props))`, loader: 'tsx', resolveDir: `${ROOT}/web` }, jsx: 'automatic', bundle: true, write: false, platform: 'node', format: 'cjs' })
    expect(JSON.parse((await run(process.execPath, ['-e', outputFiles[0]!.text])).stdout)).toMatchObject({ style: { minHeight: 220 } })
  } finally {
    await context.close()
    await site.close()
  }
})
