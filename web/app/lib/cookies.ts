/** Value of a cookie in a document.cookie string, as it stands there, or null. Another server of this host may have set one of the name. */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split('; ')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at) === name) return pair.slice(at + 1)
  }
  return null
}

/** A document.cookie assignment for the whole site. @param value a word @param days lifetime */
export function cookieAssignment(name: string, value: string, days: number): string {
  return `${name}=${value}; path=/; max-age=${days * 24 * 60 * 60}; samesite=lax`
}
