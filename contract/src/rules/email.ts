/** Longest address that mail can be sent to (RFC 5321), characters. */
const EMAIL_MAX = 254

/**
 * Whether text is an address that mail can reach: one @, a host with a dot, no empty part, no space. Letters of any
 * script and plus tags pass. Surrounding space is the caller's to trim.
 */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX) return false
  const [local = '', host = '', ...more] = text.split('@')
  return !more.length && local.length < 65 && DOTTED.test(local) && HOST.test(host)
}

/** Parts of anything but space and what an address must quote, with single dots between. */
const DOTTED = /^[^\s"(),:;<>@[\\\].]+(\.[^\s"(),:;<>@[\\\].]+)*$/
/** Letters of any script, digits and inner hyphens, with at least one dot; the last part is no number. */
const HOST = /^([^\s!-,./:-@[-`{-~-]([^\s!-,./:-@[-`{-~]{0,61}[^\s!-,./:-@[-`{-~-])?\.)+[^\s!-,./:-@[-`{-~-]*[^\s!-@[-`{-~-]$/
