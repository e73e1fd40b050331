/**
 * The address when a visitor may follow it, else null. http, https, mailto and tel pass, and addresses relative to
 * the host page; everything with another scheme (javascript:, data:, vbscript: …) does not, however it is disguised.
 */
export function safeLink(address: string): string | null {
  // Browsers drop tab, CR, LF anywhere and control characters in front before they read the scheme (WHATWG URL).
  const read = address.replace(/^[\0-\x20]+|[\t\n\r]/g, '')
  return read && !/^(?!(https?|mailto|tel):)[a-z][a-z\d+.-]*:/i.test(read) ? read : null
}
