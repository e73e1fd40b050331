/** What an editor changes: everything of a component, or of a quiz, that makes a version. */
export interface EditorDocument<C = unknown> {
  readonly name: string
  readonly config: C
}

/** Whether two documents say the same. */
export function sameDocument(a: EditorDocument, b: EditorDocument): boolean {
  return sameData(a, b)
}

/**
 * Plain data, part by part. An edit leaves all other parts as the objects they were, which are not looked into: this is asked at
 * each letter. What is undefined is as if it were not there, as in what is sent.
 */
function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((part, place) => sameData(part, b[place]))
  }
  const [left, right] = [a, b] as [Record<string, unknown>, Record<string, unknown>]
  return Object.keys({ ...left, ...right }).every((key) => sameData(left[key], right[key]))
}
