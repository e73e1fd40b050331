/**
 * A document with another text at one place; all beside the way to it stays as the objects it was.
 * @param path "config.items.0.question"
 * @returns null where there is no such place
 */
export function withText<D extends object>(document: D, path: string, text: string): D | null {
  return put(document, path.split('.'), text) as D | null
}

function put(part: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text
  if (typeof part !== 'object' || part === null || (rest.length > 0 && !Object.hasOwn(part, key))) return null
  const inner = put((part as Record<string, unknown>)[key], rest, text)
  if (inner === null) return null
  if (!Array.isArray(part)) return { ...part, [key]: inner }
  return Number(key) in part ? part.with(Number(key), inner) : null
}
