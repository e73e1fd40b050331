/** Value of a cookie in a document.cookie string, or null. */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split('; ')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at) === name) return decodeURIComponent(pair.slice(at + 1))
  }
  return null
}

/** A document.cookie assignment for the whole site. @param days lifetime */
export function cookieAssignment(name: string, value: string, days: number): string {
  return `${name}=${encodeURIComponent(value)}; path=/; max-age=${days * 24 * 60 * 60}; samesite=lax`
}
