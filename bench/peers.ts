import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { componentMarker, scriptTag } from '@inlay/contract/rules/embed-code'
import { build } from 'esbuild'
import { idOf, sample } from '../embed/test/samples.ts'
import { openChromium } from './support/chromium.ts'
import { countPage } from './support/counted-page.ts'
import type { Answer, Counted } from './support/counted-page.ts'
import { PEERS } from './support/peers.ts'
import type { Peer } from './support/peers.ts'

// Bytes until the first component shows, brotli 11: a page with one component of Inlay against a page with one of the
// peers' published packages. Whatever the peers' servers send that is in no package is named and not counted, and so
// counts in their favour; Inlay's answer is counted. Needs a package registry.
const DIST = join(import.meta.dirname, '../embed/dist')
const INLAY = 'https://inlay.test'

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' }
const fileAnswer = (path: string, name: string): Answer | undefined =>
  existsSync(path) ? { body: readFileSync(path), type: TYPES[path.split('.').pop() ?? ''] ?? 'application/octet-stream', name } : undefined

const folder = mkdtempSync(join(tmpdir(), 'inlay-peers-'))
const browser = await openChromium()
const total = ({ parts }: Counted) => parts.reduce((sum, [, bytes]) => sum + bytes, 0)
const list = ({ parts }: Counted) => parts.map(([name, bytes]) => `${name} ${bytes}`).join(', ')

try {
  const wanted = [...new Set(PEERS.map(({ package: name, version }) => `${name}@${version}`))]
  execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--omit=peer', '--silent', ...wanted], { stdio: ['ignore', 'ignore', 'inherit'] })

  const { renderers } = JSON.parse(readFileSync(join(DIST, 'manifest.json'), 'utf8')) as { renderers: Record<string, string> }
  const own: number[] = []
  for (const kind of (['faq', 'form', 'poll'] as const).filter((one) => one in renderers)) {
    const counted = await countInlay(kind, renderers)
    own.push(total(counted))
    console.log(`peers: Inlay, a page with one ${kind}: ${total(counted)} bytes (${list(counted)})`)
  }
  const heaviest = Math.max(...own)
  for (const peer of PEERS) {
    const counted = await countPeer(peer)
    console.log(
      `peers: ${peer.package} ${peer.version}, ${peer.way}: ${total(counted)} bytes (${list(counted)}), ratio to Inlay's heaviest ${(total(counted) / heaviest).toFixed(1)}. ` +
        `Not counted: ${peer.besides} (${counted.uncounted.join(', ')})`,
    )
  }
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

function countInlay(kind: 'faq' | 'form' | 'poll', renderers: Record<string, string>): Promise<Counted> {
  const answer = JSON.stringify({ components: [sample(kind)], renderers: { [kind]: renderers[kind] } })
  const page = `<!doctype html><html><head>${scriptTag(INLAY)}</head><body>${componentMarker(idOf(kind))}</body></html>`
  return countPage(browser, page, '[data-inlay] .inlay > *', ({ pathname }) =>
    pathname === '/v1/components' ? { body: answer, type: 'application/json', name: 'answer' } : fileAnswer(join(DIST, pathname), pathname.slice(1)),
  )
}

async function countPeer(peer: Peer): Promise<Counted> {
  const bundles = new Map<string, Answer>()
  if (peer.source) {
    const { outputFiles } = await build({
      stdin: { contents: peer.source, resolveDir: folder },
      outdir: folder,
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      legalComments: 'none',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'warning',
    })
    for (const { path, contents } of outputFiles) {
      const name = `bundle.${path.split('.').pop()}`
      bundles.set(`/${name}`, { body: Buffer.from(contents), type: TYPES[name.slice(7)] ?? '', name })
    }
  }
  const page = `<!doctype html><html><head></head><body>${peer.page}</body></html>`
  return countPage(browser, page, peer.shown, ({ pathname }) => {
    const bundle = bundles.get(pathname)
    if (bundle) return bundle
    const answer = Object.entries(peer.answers ?? {}).find(([part]) => pathname.endsWith(part))
    if (answer) return typeof answer[1] === 'string' ? { body: answer[1], type: TYPES['js']! } : { body: JSON.stringify(answer[1]), type: 'application/json' }
    const at = Object.entries(peer.files).find(([start]) => pathname.startsWith(start))?.[1]
    const file = at && `${at}/${basename(pathname)}`
    return file ? fileAnswer(join(folder, 'node_modules', peer.package, file), file) : undefined
  })
}
