import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { dirname, extname, join, normalize } from 'node:path'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const packageFolder = (name: string, file = 'package.json') => dirname(require.resolve(`${name}/${file}`))

interface HostPage {
  readonly name: string
  /** Folder that the page's own addresses are relative to. */
  readonly root: string
  /** The page, as its makers wrote it. */
  readonly html: () => Promise<string>
  /** Where its owner puts the marker: right behind this text, which the page holds. */
  readonly markerAfter: string
}

const fromPackage = (name: string, path: string, adapt = (html: string) => html) => ({
  root: packageFolder(name),
  html: async () => adapt(await readFile(join(packageFolder(name), path), 'utf8')),
  path,
})

const article = (styleSheet: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A shop</title>
<link rel="stylesheet" href="${styleSheet}"></head>
<body><header><h1>Stoneware</h1><nav><ul><li><a href="#shop">Shop</a></li></ul></nav></header>
<main><section><h2>Bowls and cups</h2><p>Every piece is thrown by hand.</p><details><summary>Ours</summary><p>The page has one too.</p></details>
<form><label>Search <input type="search" name="q"></label><button type="submit">Find</button></form></section></main><footer><small>The end</small></footer></body></html>`

/** Pages nobody here wrote, out of npm packages, and two of ours that stand under a framework's style sheet. */
export const HOST_PAGES: readonly (HostPage & { readonly path: string })[] = [
  { name: 'an AdminLTE dashboard', ...fromPackage('admin-lte', 'dist/index.html'), markerAfter: '<main class="app-main">' },
  {
    name: 'a blog under Bulma',
    // The template names Bulma on a CDN; the same file comes out of the package here.
    ...fromPackage('bulma-templates', 'templates/blog.html', (html) => html.replace(/href="https:[^"]*bulma(\.min)?\.css"/, 'href="/npm/bulma/css/bulma.css"')),
    markerAfter: '<section class="articles">',
  },
  { name: 'a landing page under Bootstrap', ...fromPackage('startbootstrap-landing-page', 'dist/index.html'), markerAfter: '<section class="testimonials text-center bg-light">' },
  { name: 'a page under Pico CSS', root: '', path: 'index.html', html: () => Promise.resolve(article('/npm/@picocss/pico/css/pico.css')), markerAfter: '</h2>' },
  { name: 'a page under Tailwind’s preflight', root: '', path: 'index.html', html: () => Promise.resolve(article('/npm/tailwindcss/preflight.css')), markerAfter: '</h2>' },
]

/** One of them that does nothing of its own. */
export const PLAIN_PAGE = HOST_PAGES.find(({ root }) => root === '')!

const MIME: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.woff2': 'font/woff2' }

/** A web server of another origin than Inlay's that shows HOST_PAGES with the owner's tag and marker pasted in. */
export class HostSite {
  readonly #server: Server
  readonly origin: string
  /** What the owner pasted; empty pages when nothing. */
  pasted = { head: '', body: '' }

  private constructor(server: Server, port: number) {
    this.#server = server
    this.origin = `http://127.0.0.1:${port}`
  }

  static start(): Promise<HostSite> {
    return new Promise((resolve) => {
      const server = createServer((req, res) => {
        site.#answer(decodeURIComponent(new URL(req.url ?? '/', 'http://host').pathname)).then(
          ({ body, type }) => res.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
          () => res.writeHead(404).end(),
        )
      })
      let site: HostSite
      server.listen(0, '127.0.0.1', () => {
        site = new HostSite(server, (server.address() as AddressInfo).port)
        resolve(site)
      })
    })
  }

  address(page: (typeof HOST_PAGES)[number]): string {
    return `${this.origin}/${HOST_PAGES.indexOf(page)}/${page.path}`
  }

  /** Pastes the script tag of an Inlay and the markers of its components. */
  paste(inlay: string, ...ids: readonly string[]): void {
    this.pasted = { head: `<script src="${inlay}/embed.js" async></script>`, body: ids.map((id) => `<div data-inlay="${id}"></div>`).join('') }
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  async #answer(path: string): Promise<{ body: string | Buffer; type: string }> {
    const type = MIME[extname(path)] ?? 'application/octet-stream'
    const [, first = '', ...rest] = normalize(path).split('/')
    if (first === 'npm') return { body: await readFile(require.resolve(rest.join('/'))), type }
    const page = HOST_PAGES[Number(first)]
    if (!page) throw new Error('No such page')
    if (rest.join('/') !== page.path) return { body: await readFile(join(page.root, ...rest)), type }
    const html = await page.html()
    if (!html.includes(page.markerAfter)) throw new Error(`${page.name} no longer holds ${page.markerAfter}`)
    return { body: html.replace('</head>', `${this.pasted.head}</head>`).replace(page.markerAfter, `${page.markerAfter}${this.pasted.body}`), type }
  }
}
