import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { listen } from './listen.ts'
import { KINDS, idOf } from './samples.ts'

const PAGES = fileURLToPath(new URL('./pages', import.meta.url))
/** The site's one picture. */
const PICTURE = '/shelf.svg'
const GALLERY = fileURLToPath(new URL('./gallery', import.meta.url))

/** Somebody's website: the pages beside the specs, on an origin of its own. */
export interface Site {
  /** https in all but name: browsers trust 127.0.0.1. */
  readonly origin: string
  /** The same pages where browsers offer only what plain http gets. */
  readonly plainOrigin: string
  /** Sent with every page. */
  readonly headers: Record<string, string>
  /** What stands for {{name}} in the pages, beside {{inlay}} and {{<kind>}}, the id of its sample. */
  readonly words: Record<string, string>
  readonly close: () => Promise<void>
}

export async function startSite(inlayOrigin: string): Promise<Site> {
  const headers: Record<string, string> = {}
  const words: Record<string, string> = { inlay: inlayOrigin, ...Object.fromEntries(KINDS.map((kind) => [kind, idOf(kind)])) }
  const { port, close } = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const isPicture = pathname === PICTURE
    readFile((isPicture ? GALLERY : PAGES) + pathname, 'utf8').then(
      (html) =>
        response
          .writeHead(200, { 'content-type': `${isPicture ? 'image/svg+xml' : 'text/html'}; charset=utf-8`, ...headers })
          .end(html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => words[name] ?? '')),
      () => response.writeHead(404).end(),
    )
  })
  return { origin: `http://127.0.0.1:${port}`, plainOrigin: `http://shop.test:${port}`, headers, words, close }
}
