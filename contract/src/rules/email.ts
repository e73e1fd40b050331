/** Longest address that mail can be sent to (RFC 5321), characters. */
const EMAIL_MAX = 254

/**
 * Whether text is an address that mail can reach: one @, a host with a dot, no empty part, no space. Letters of any
 * script and plus tags pass. Surrounding space is the caller's to trim.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && !NEVER.test(text) && ADDRESS.test(text)
}

/** Spaces, what nobody sees (control characters, marks of direction and width), and what an address must quote. */
// oxlint-disable-next-line no-control-regex
const NEVER = /[\s\0-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2060"(),:;<>[\\\]]/

/**
 * Up to 64 characters in parts with single dots between; then labels of letters of any script, digits and inner
 * hyphens. The last label has two characters or more and is no number.
 */
const ADDRESS = /^(?=.{1,64}@)[^@.]+(\.[^@.]+)*@([^!-/:-@[-`{-~]([^!-,./:-@[-`{-~]{0,61}[^!-/:-@[-`{-~])?\.)+[^!-/:-@[-`{-~][^!-,./:-@[-`{-~]*[^!-@[-`{-~]$/
