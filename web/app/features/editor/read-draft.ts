import { drafts } from './drafts.ts'
import type { Draft } from './drafts.ts'
import type { EditorDocument } from './editor-document.ts'
import { sameDocument } from './editor-document.ts'
import type { EditorSource, Stored } from './editor-source.ts'

/** The draft of an earlier visit, unless it says what is stored or its config is of another shape. */
export function readDraft<C>({ id, schema }: Pick<EditorSource<C>, 'id' | 'schema'>, initial: Stored<C>): (Draft & { document: EditorDocument<C> }) | null {
  const draft = drafts.read(id)
  if (!draft) return null
  const parsed = schema.safeParse(draft.document.config)
  // Half-typed values are a draft too, as 1.5 is where a whole number belongs; data of another shape is not.
  const misshapen = parsed.error?.issues.some((issue) => issue.code === 'invalid_value' || (issue.code === 'invalid_type' && issue.expected !== 'int'))
  if (misshapen) return null
  const document = { name: draft.document.name, config: parsed.data ?? (draft.document.config as C) }
  return sameDocument(document, initial.document) ? null : { ...draft, document }
}
