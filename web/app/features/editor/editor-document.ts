import type { ConfigOf } from '@inlay/contract/component-configs'
import type { ComponentType } from '@inlay/contract/component-types'

/** What an editor changes: everything of a component that makes a version. */
export interface EditorDocument<T extends ComponentType = ComponentType> {
  readonly name: string
  readonly config: ConfigOf[T]
}

/** Whether two documents say the same. Configs are plain data that one schema wrote, so their keys are in one order. */
export function sameDocument(a: EditorDocument, b: EditorDocument): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
