import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Inlay } from '@inlay/e2e/support/inlay'

// Lighthouse's four scores of public pages of the built product, as it simulates a phone. 12 is the newest that runs on
// Node 20; it is fetched into a temporary folder, since nothing else here needs its hundred packages.
const LIGHTHOUSE = 'lighthouse@12.8.2'
const PAGES = ['/', '/features', '/use-cases', '/pricing', '/docs', '/docs/poll', '/docs/page-api', '/demo', '/auth']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TARGET = 95

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>>
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>
}

const folder = mkdtempSync(join(tmpdir(), 'inlay-lighthouse-'))
const inlay = await Inlay.start()
try {
  execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--silent', LIGHTHOUSE], { stdio: 'inherit' })
  for (const path of process.argv.length > 2 ? process.argv.slice(2) : PAGES) {
    const file = join(folder, 'report.json')
    try {
      measure(path, file)
    } catch {
      // Now and then its browser's trace lacks the beginning; of a page that cannot be measured the second time fails too.
      measure(path, file)
    }
    const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report
    const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100))
    const short = CATEGORIES.filter((_, i) => scores[i]! < TARGET)
      .flatMap((name) => categories[name]?.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => audits[id]?.title ?? id) ?? [])
    console.log(`lighthouse ${path}: ${CATEGORIES.map((name, i) => `${name} ${scores[i]}`).join(', ')} (target ≥ ${TARGET} each)${short.length > 0 ? `; short of it: ${short.join('; ')}` : ''}`)
  }
} finally {
  await inlay.remove()
  rmSync(folder, { recursive: true, force: true })
}

function measure(path: string, file: string): void {
  execFileSync(
    join(folder, 'node_modules/.bin/lighthouse'),
    [inlay.origin + path, '--quiet', '--output=json', `--output-path=${file}`, '--chrome-flags=--headless=new --no-sandbox --disable-gpu', '--no-enable-error-reporting'],
    { env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
}
