import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { ROOT } from './root.mjs'

// After the web app is built: the sitemap of its pages, their scripts put after the first picture, and each file compressed
// once for all requests. Pages are not among them: a server writes its own address into them first.

const CLIENT = join(ROOT, 'web/build/client')
const COMPRESSED = /\.(js|css|svg|data|json|webmanifest)$/
const ORIGIN = /'(https:[^']+)'/.exec(readFileSync(join(ROOT, 'contract/src/rules/built-origin.ts'), 'utf8'))[1]

const SCRIPT = /<script type="module" async="">([^]*?)<\/script>/
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g

const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))

const pages = files.filter((file) => file.endsWith('index.html')).map((file) => `/${relative(CLIENT, file)}`.replace(/\/index\.html$/, '') || '/').sort()
const urls = pages.map((path) => `  <url><loc>${ORIGIN}${path}</loc></url>`).join('\n')
writeFileSync(join(CLIENT, 'sitemap.xml'), `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`)
writeFileSync(join(CLIENT, 'robots.txt'), `User-agent: *\nDisallow: /dashboard\nDisallow: /admin\nDisallow: /api/\nAllow: /api/docs\n\nSitemap: ${ORIGIN}/sitemap.xml\n`)

// Every page that has the router loads the manifest of all routes. What they import is most of it, and is there only to be fetched a
// little earlier; their modules ask for it themselves.
const HEAD = 'window.__reactRouterManifest='
const lasting = new Set()
for (const file of files.filter((path) => /\/manifest-[^/]+\.js$/.test(path))) {
  const manifest = JSON.parse(readFileSync(file, 'utf8').slice(HEAD.length).replace(/;\s*$/, ''))
  for (const [id, route] of Object.entries(manifest.routes)) if (id !== 'root') route.imports = []
  for (const sheet of manifest.routes.root.css.filter((href) => href.endsWith('#'))) lasting.add(sheet)
  writeFileSync(file, `${HEAD}${JSON.stringify(manifest)};`)
}

// A style sheet that scripts bring too is marked by the router with a "#", so that they bring it again: the page's own may go with a
// route. That of the root never goes, and to apply it twice lays out the whole page anew, since it has the typeface.
for (const file of files.filter((path) => /\/manifest-[^/]+\.js$|\.html$/.test(path))) {
  let text = readFileSync(file, 'utf8')
  for (const sheet of lasting) text = text.replaceAll(`"${sheet}"`, `"${sheet.slice(0, -1)}"`)
  writeFileSync(file, text)
}

// A page that is there to be read shows before any of its scripts is asked for: they would take the line from its style sheets
// and its typeface.
const ISLANDS = files.map((path) => `/${relative(CLIENT, path)}`).find((path) => /\/islands-[^/]+\.js$/.test(path))
for (const file of files.filter((path) => path.endsWith('index.html'))) {
  const html = readFileSync(file, 'utf8')
  writeFileSync(file, html.includes(' data-island=') ? withIslands(html, file) : withLateStart(html, file))
}

/** A public page is made live part by part, see web/app/features/site/islands.ts: what the router would have begun with goes. */
function withIslands(html, file) {
  const end = html.indexOf('<script', html.indexOf('<body'))
  if (!ISLANDS || end < 0 || !html.slice(0, end).includes('</footer>')) throw new Error(`${file} is not built as it was; see tools/finish-web.mjs.`)
  const page = html.slice(0, end).replaceAll(PRELOAD, '').replaceAll(/(<link rel="stylesheet" href="[^"#]+)#"/g, '$1"')
  return `${page}<script type="module">${afterFirstPicture([], ISLANDS)}</script></body></html>`
}

/** What the page would have started with becomes a file, which is asked for after the first picture. */
function withLateStart(html, file) {
  const start = SCRIPT.exec(html)?.[1]
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href)
  if (!start || modules.length === 0) throw new Error(`${file} does not load its scripts as it did; see tools/finish-web.mjs.`)
  const name = `assets/start-${createHash('sha256').update(start).digest('base64url').slice(0, 8)}.js`
  writeFileSync(join(CLIENT, name), start)
  if (!files.includes(join(CLIENT, name))) files.push(join(CLIENT, name))
  return html.replaceAll(PRELOAD, '').replace(SCRIPT, () => `<script type="module">${afterFirstPicture(modules, `/${name}`)}</script>`)
}

/**
 * @returns a script; a page in a background tab, which draws nothing, waits a second. A few modules at a time: to ask for forty at once
 * keeps a phone's main thread for a tenth of a second.
 */
function afterFirstPicture(modules, start) {
  return `{const hrefs=${JSON.stringify(modules)};let begun;const ask=()=>{for(const href of hrefs.splice(0,8)){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}hrefs[0]?setTimeout(ask):import("${start}")},begin=()=>{if(!begun)begun=1,ask()};requestAnimationFrame(()=>setTimeout(begin));setTimeout(begin,1e3)}`
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]
await Promise.all(
  files.filter((file) => COMPRESSED.test(file)).map(async (file) => {
    const plain = readFileSync(file)
    await Promise.all([brotli(plain).then((bytes) => writeFile(`${file}.br`, bytes)), zip(plain, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes))])
  }),
)
