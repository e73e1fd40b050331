import { contentSecurityPolicy } from './content-security-policy.ts'
import { staticAnswer } from './static-answer.ts'
import type { Answer, Asked } from './static-answer.ts'
import type { StaticFile } from './static-files.ts'

/** The areas that the web app draws in the browser. Every other path is a built file, or 404. */
const APP_AREAS = ['/auth', '/dashboard', '/admin', '/api/docs']

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

const PAGE_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/**
 * Serves the built web app.
 * @param files of web/build/client; empty when it is not built
 * @returns the answer to a GET of a path with its query; null when the web app is not built
 */
export function makePages(files: ReadonlyMap<string, StaticFile>): (path: string, query: Readonly<Record<string, string>>, asked: Asked) => Answer | null {
  const policies = new Map([...files.values()].filter(isHtml).map((file) => [file, contentSecurityPolicy(file.plain.toString())]))
  // React Router names the fallback so when "/" itself is prerendered, and index.html when not.
  const fallback = files.get('/__spa-fallback.html') ?? files.get('/index.html')

  const page = (file: StaticFile, asked: Asked, status = 200, more: Record<string, string> = {}): Answer => {
    const answer = staticAnswer(file, asked, REVALIDATE, status)
    return { ...answer, headers: { ...answer.headers, ...PAGE_HEADERS, ...more, 'content-security-policy': policies.get(file)! } }
  }

  return (path, query, asked) => {
    if (!fallback) return null
    const clean = withoutTrailingSlashes(decode(path))
    const file = files.get(clean) ?? files.get(clean === '/' ? '/index.html' : `${clean}/index.html`)
    // Its address may hold an invitation code, or the token of a new password. Both open another form than the one that is built.
    if (clean === '/auth') return page((!query['invite'] && !query['reset'] && file) || fallback, asked, 200, { 'referrer-policy': 'no-referrer' })
    if (file) return isHtml(file) ? page(file, asked) : staticAnswer(file, asked, cacheControl(clean))
    if (APP_AREAS.some((area) => clean === area || clean.startsWith(`${area}/`))) return page(fallback, asked)
    // The app draws the 404 page; the status tells machines.
    return page(fallback, asked, 404)
  }
}

const isHtml = (file: StaticFile) => file.type.startsWith('text/html')

const cacheControl = (path: string) => (path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE)

/** Not by a pattern: `/+$` tries again at each slash, a third of a second for an address that is all slashes but the last character. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
