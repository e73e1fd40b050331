/** What an editor changes: everything of a component, or of a quiz, that makes a version. */
export interface EditorDocument<C = unknown> {
  readonly name: string
  readonly config: C
}

/** Whether two documents say the same. Configs are plain data that one schema wrote, so their keys are in one order. */
export function sameDocument(a: EditorDocument, b: EditorDocument): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
