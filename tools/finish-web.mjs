import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { ROOT } from './root.mjs'

// After the web app is built: the sitemap of its pages, and each file compressed once for all requests. Pages are not
// among them: a server writes its own address into them first.

const CLIENT = join(ROOT, 'web/build/client')
const COMPRESSED = /\.(js|css|svg|data|json|webmanifest)$/
const ORIGIN = /'(https:[^']+)'/.exec(readFileSync(join(ROOT, 'contract/src/rules/built-origin.ts'), 'utf8'))[1]

const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))

const pages = files.filter((file) => file.endsWith('index.html')).map((file) => `/${relative(CLIENT, file)}`.replace(/\/index\.html$/, '') || '/').sort()
const urls = pages.map((path) => `  <url><loc>${ORIGIN}${path}</loc></url>`).join('\n')
writeFileSync(join(CLIENT, 'sitemap.xml'), `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`)
writeFileSync(join(CLIENT, 'robots.txt'), `User-agent: *\nDisallow: /dashboard\nDisallow: /admin\nDisallow: /api/\nAllow: /api/docs\n\nSitemap: ${ORIGIN}/sitemap.xml\n`)

// Every page loads the manifest of all routes. What the screens behind sign-in import is a third of it, and is there only
// to be fetched a little earlier; their modules ask for it themselves.
const PUBLIC = /^(root$|features\/(home|features-page|use-cases|pricing|demo|docs)\/)/
const HEAD = 'window.__reactRouterManifest='
for (const file of files.filter((path) => /\/manifest-[^/]+\.js$/.test(path))) {
  const manifest = JSON.parse(readFileSync(file, 'utf8').slice(HEAD.length).replace(/;\s*$/, ''))
  for (const [id, route] of Object.entries(manifest.routes)) if (!PUBLIC.test(id)) route.imports = []
  writeFileSync(file, `${HEAD}${JSON.stringify(manifest)};`)
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]
await Promise.all(
  files.filter((file) => COMPRESSED.test(file)).map(async (file) => {
    const plain = readFileSync(file)
    await Promise.all([brotli(plain).then((bytes) => writeFile(`${file}.br`, bytes)), zip(plain, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes))])
  }),
)
