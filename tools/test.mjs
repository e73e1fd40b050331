import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureBrowser, ensureOtherBrowsers, ensureShell } from './browser.mjs'
import { installPackages } from './install.mjs'
import { ROOT } from './root.mjs'

// Everything: what is missing is installed, what is stale is built, then checks, unit, integration and browser tests.
// --long adds the proof that takes longer than a change should wait for.
const long = process.argv.includes('--long')
installPackages()
const { build } = await import('./build.mjs')
const { runChecks } = await import('./checks.mjs')
const chromium = ensureBrowser()
// The long run drives the whole browser throughout.
const shell = long ? chromium : ensureShell()
const others = long ? ensureOtherBrowsers() : []
build()

const scratch = mkdtempSync(join(tmpdir(), 'inlay-test-'))
const bin = (name) => join(ROOT, 'node_modules', '.bin', name)
const total = { passed: 0, failed: 0 }
const failures = []
const names = []
const times = []
const children = new Set()
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    stopped = true
    for (const child of children) child.kill(signal)
    endOnceAlone()
  })

const began = Date.now()
const checks = await runChecks()
record(checks.passed, checks.failed.length, 'checks', began)
names.push(...checks.failed)
// The first four compute on one core each.
await Promise.all([vitest('contract'), vitest('tools').then(() => vitest('web')).then(() => vitest('embed'))])
await vitest('server')
// The oldest PostgreSQL that is supported.
if (long && existsSync('/usr/lib/postgresql/15/bin/initdb')) await vitest('server', 'server on PostgreSQL 15', { INLAY_TEST_PG: '15' }, ['--exclude', '**/faults/**'])
await playwright('embed')
for (const browser of others) await playwright('embed', browser)
await playwright('e2e')

rmSync(scratch, { recursive: true, force: true })
console.log(`\n${times.join('\n')}`)
// Said once more at the end: whoever reads a log from behind finds what failed.
if (failures.length > 0) console.log(`\nFailed in: ${failures.join(', ')}\n${names.map((name) => `  ✗ ${name}`).join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

/** After a signal: what runs takes its own down first, and nothing is begun any more. */
function endOnceAlone() {
  if (children.size > 0) return
  rmSync(scratch, { recursive: true, force: true })
  process.exit(1)
}

async function vitest(workspace, name = workspace, extra = {}, args = []) {
  console.log(`\n── ${name} ──`)
  const began = Date.now()
  const file = join(scratch, `${name.replaceAll(' ', '-')}.json`)
  const code = await run(bin('vitest'), ['run', '--root', workspace, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args], extra)
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = report(file) ?? {}
  for (const { name: path, assertionResults, status, message } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    for (const test of failed) names.push(`${relative(ROOT, path)}: ${test.fullName}: ${test.failureMessages[0]?.split('\n')[0]}`)
    if (status === 'failed' && failed.length === 0) names.push(`${relative(ROOT, path)}: ${message.split('\n')[0]}`)
  }
  console.log(`${name}: ${numPassedTests} passed, ${numFailedTests} failed`)
  // A runner that ends badly without a failed test (a crash, a file that cannot be loaded) counts as one.
  record(numPassedTests, numFailedTests || (code === 0 ? 0 : 1), name, began)
}

async function playwright(workspace, browser = 'chromium') {
  const name = `${workspace} in ${browser}`
  console.log(`\n── ${name} ──`)
  const began = Date.now()
  const file = join(scratch, `${workspace}-${browser}.json`)
  const code = await run(bin('playwright'), ['test', '--config', `${workspace}/playwright.config.ts`, '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file, INLAY_BROWSER: browser })
  const { stats: { expected = 0, unexpected = 0, flaky = 0 } = {}, suites = [] } = report(file) ?? {}
  names.push(...suites.flatMap(failedSpecs))
  record(expected, unexpected + flaky || (code === 0 ? 0 : 1), name, began)
}

function record(passed, failed, name, began) {
  times.push(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${name}`)
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(name)
}

function failedSpecs({ specs = [], suites = [] }) {
  return [...specs.filter((spec) => !spec.ok).map((spec) => `${spec.file}:${spec.line}: ${spec.title}`), ...suites.flatMap(failedSpecs)]
}

function report(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function run(command, args, extra = {}) {
  return new Promise((resolve) => {
    if (stopped) return
    const env = { ...process.env, FORCE_COLOR: '0', CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: shell, ...(long ? { INLAY_TEST_LONG: '1' } : {}), ...extra }
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] })
    children.add(child)
    child.on('close', (code) => {
      children.delete(child)
      if (stopped) endOnceAlone()
      else resolve(code)
    })
  })
}
