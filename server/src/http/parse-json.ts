import { storableText } from '@inlay/contract/text'

/** Deepest nesting of lists and objects that a request may have. */
export const JSON_MAX_DEPTH = 32

/** The text is not JSON that Inlay takes; the message says why, in words for the caller. */
export class NotJson extends Error {}

/** What JSON can bring that PostgreSQL's text cannot hold, a NUL and half of a surrogate pair, comes as an escape alone. */
const UNSTORABLE = /\\u(0000|d[89a-f])/i

/** The value that a request's body holds, every text in it as it can be stored. Depth is bounded before any code of ours walks it. */
export function parseJson(body: Buffer): unknown {
  const text = decode(body)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new NotJson('The body is not valid JSON')
  }
  if (isDeeper(value, JSON_MAX_DEPTH)) throw new NotJson(`The body is nested deeper than ${JSON_MAX_DEPTH} levels`)
  return UNSTORABLE.test(text) ? JSON.parse(text, storable) : value
}

const storable = (_key: string, value: unknown): unknown => (typeof value === 'string' ? storableText(value) : value)

function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw new NotJson('The body is not valid UTF-8')
  }
}

// Level by level and not by recursion, so that the depth of the value is never the depth of the stack.
function isDeeper(value: unknown, levels: number): boolean {
  let layer: unknown[] = [value]
  for (let depth = 0; depth <= levels; depth++) {
    layer = layer.flatMap((item): unknown[] => (typeof item === 'object' && item !== null ? Object.values(item) : []))
    if (layer.length === 0) return false
  }
  return true
}
