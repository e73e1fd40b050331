import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { transform } from 'esbuild'
import { Account, PERSON } from './support/account.ts'
import { Inlay } from './support/inlay.ts'
import { SNIPPETS } from './support/snippets.ts'

const run = promisify(execFile)

let inlay: Inlay
let account: Account
test.beforeAll(async () => {
  inlay = await Inlay.start()
  account = await Account.make(inlay)
})
test.afterAll(() => inlay?.remove())

const published = async (component_type: string): Promise<string> => {
  const { id } = (await account.call('POST', '/api/components', { component_type, name: component_type })) as { id: string }
  await account.call('PATCH', `/api/components/${id}`, { is_active: true })
  return id
}
const of = (...languages: string[]) => SNIPPETS.filter(({ language }) => languages.includes(language))

test('the calls that the documentation makes are answered', async () => {
  test.slow()
  const [component, form] = await Promise.all([published('faq'), published('newsletter')])
  const env = { ...process.env, INLAY_EMAIL: PERSON.email, INLAY_PASSWORD: PERSON.password, INLAY_TOKEN: account.token, INLAY_COMPONENT: component, INLAY_FORM: form }
  const calls = of('sh').filter(({ code }) => code.includes('curl'))
  expect(calls.length).toBeGreaterThan(4)
  for (const { name, code } of calls) {
    const { stdout } = await run('bash', ['-c', code.replaceAll('https://inlay.example', inlay.origin)], { env })
    expect(JSON.parse(stdout), name).not.toHaveProperty('error')
  }
  const programs = of('ts')
  expect(programs).toHaveLength(1)
  for (const { name, code } of programs) {
    const { code: script } = await transform(code.replaceAll('https://inlay.example', inlay.origin), { loader: 'ts', format: 'esm' })
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { env })
    expect(stdout, name).toMatch(/^Live: <div data-inlay="[0-9a-f-]{36}"><\/div>$/m)
  }
})
