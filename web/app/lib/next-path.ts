/** Where a signed-in user goes when nothing else was asked for. */
const AFTER_SIGN_IN = '/dashboard'

/** The sign-in page that leads back to `path` (path, query and hash of a page of this app). */
export function signInPath(path: string): string {
  return path === AFTER_SIGN_IN ? '/auth' : `/auth?next=${encodeURIComponent(path)}`
}

/** The page to go back to after sign-in. Only pages of this app count: an address elsewhere would be an open redirect. */
export function nextPath(next: string | null): string {
  // A URL parser reads "/\evil.example" and "//evil.example" as another host.
  if (next === null || !/^\/(?![/\\])/.test(next)) return AFTER_SIGN_IN
  const base = 'http://inlay.invalid'
  if (!URL.canParse(next, base)) return AFTER_SIGN_IN
  const url = new URL(next, base)
  if (url.origin !== base || url.pathname === '/auth') return AFTER_SIGN_IN
  return url.pathname + url.search + url.hash
}
