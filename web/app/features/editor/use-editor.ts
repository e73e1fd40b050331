import { useEffect, useState } from 'react'
import type { FieldErrors } from '../../lib/api-error.ts'
import type { EditorDocument } from './editor-document.ts'
import { sameDocument } from './editor-document.ts'
import type { EditorSource, Stored } from './editor-source.ts'
import { edit, redo, startHistory, undo } from './history.ts'
import { withoutErrorsAt } from './problems.ts'
import { readDraft } from './read-draft.ts'
import { createTypeAhead } from './type-ahead.ts'
import type { TypeAhead } from './type-ahead.ts'
import { useDraft } from './use-draft.ts'

/** A document with its undo steps, its errors, and the draft kept in this browser. */
export interface Editor<C> {
  readonly document: EditorDocument<C>
  /** As it was last saved. */
  readonly stored: Stored<C>
  readonly dirty: boolean
  readonly errors: FieldErrors
  /** The version that the edits build on; the server refuses the save when there is a later one. */
  readonly baseVersion: number
  /** When the unsaved changes of an earlier visit were made, ISO; null: there were none. */
  readonly restoredAt: string | null
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** What draws its letters ahead of it registers here. */
  readonly ahead: TypeAhead
  setErrors(errors: FieldErrors): void
  /** @param path the field that was edited; one path in a row is one undo step. null makes a step of its own. */
  change(next: EditorDocument<C>, path: string | null): void
  undo(): void
  redo(): void
  /** Takes over what the server stored. What was typed while it was on its way stays, as unsaved changes. */
  saved(sent: EditorDocument<C> | undefined, stored: Stored<C>): void
  /** Throws the edits away for what is stored. */
  load(stored: Stored<C>): void
  discard(): void
  /** Puts the edits on top of a later version. */
  rebase(version: number): void
}

export function useEditor<C>(source: EditorSource<C>, initial: Stored<C>): Editor<C> {
  const [stored, setStored] = useState(initial)
  const [draft] = useState(() => readDraft(source, initial))
  const [restoredAt, setRestoredAt] = useState(draft?.at ?? null)
  const [baseVersion, setBaseVersion] = useState(draft?.baseVersion ?? initial.version)
  const [history, setHistory] = useState(() => startHistory(draft?.document ?? initial.document))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [ahead] = useState(createTypeAhead)
  const document = history.present
  const dirty = !sameDocument(document, stored.document)

  useEffect(() => ahead.watch(), [ahead])
  useDraft(source.id, { document, dirty, baseVersion })

  const load = (next: Stored<C>) => {
    ahead.flush()
    setStored(next)
    setBaseVersion(next.version)
    setHistory(startHistory(next.document))
    setErrors({})
    setRestoredAt(null)
  }

  return {
    document,
    stored,
    dirty,
    errors,
    baseVersion,
    restoredAt,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    ahead,
    setErrors(next) {
      ahead.flush()
      setErrors(next)
    },
    change(next, path) {
      setHistory((old) => edit(old, next, path))
      setErrors((old) => withoutErrorsAt(old, path ?? 'config'))
    },
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    saved(sent, next) {
      ahead.flush()
      // Published as it was stored, which may be what somebody else saved meanwhile: the edits still build on what was here.
      if (!sent) return setStored((old) => ({ ...old, is_active: next.is_active }))
      setStored(next)
      setBaseVersion(next.version)
      setErrors({})
      setRestoredAt(null)
      setHistory((old) => (sameDocument(old.present, sent) ? { ...old, present: next.document, group: null } : old))
    },
    load,
    discard: () => load(stored),
    rebase: setBaseVersion,
  }
}
