const ALLOWED = /^(https?|mailto|tel):/i

/**
 * The address when a visitor may follow it, else null. http, https, mailto and tel pass, and addresses relative to
 * the host page; everything with another scheme (javascript:, data:, vbscript: …) does not, however it is disguised.
 */
export function safeLink(address: string): string | null {
  // Browsers drop tab, CR, LF anywhere and control characters in front before they read the scheme (WHATWG URL).
  // eslint-disable-next-line no-control-regex
  const read = address.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '')
  if (read === '') return null
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(read)
  if (!scheme) return read
  return ALLOWED.test(read) ? read : null
}
