import { createHash, randomBytes } from 'node:crypto'
import { KEY_START } from '@inlay/contract/api-keys'

/** Characters of a key that are shown, to know it by: too few to guess the rest from. */
const SHOWN = KEY_START.length + 6

/** What is stored of a key, in hexadecimal. */
export const keyHash = (key: string) => createHash('sha256').update(key).digest('hex')

/** A new key of 256 random bits, and what is stored of it. */
export function makeKey(): { readonly key: string; readonly prefix: string; readonly hash: string } {
  const key = KEY_START + randomBytes(32).toString('base64url')
  return { key, prefix: key.slice(0, SHOWN), hash: keyHash(key) }
}

/** The key that a request brings in the place of a session's token; null: it brings none. */
export function keyIn(headers: Headers): string | null {
  const [, token = ''] = /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  return token.startsWith(KEY_START) ? token : null
}
