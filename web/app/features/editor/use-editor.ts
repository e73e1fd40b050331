import { useEffect, useState } from 'react'
import { CONFIG_SCHEMAS } from '@inlay/contract/component-configs'
import type { ComponentType } from '@inlay/contract/component-types'
import type { FieldErrors } from '../../lib/api-error.ts'
import { drafts } from './drafts.ts'
import type { EditorDocument } from './editor-document.ts'
import { sameDocument } from './editor-document.ts'
import { edit, redo, startHistory, undo } from './history.ts'
import { withoutErrorsAt } from './problems.ts'

/** What was last saved, and as which version. */
interface Saved {
  document: EditorDocument
  version: number
}

/** The document of one component with its undo steps, its errors, and the draft kept in this browser. */
export function useEditor(id: string, type: ComponentType, initial: Saved) {
  const [saved, setSaved] = useState(initial)
  const [draft] = useState(() => readDraft(id, type, initial))
  const [restoredAt, setRestoredAt] = useState(draft?.at ?? null)
  /** The version that the edits build on; the server refuses the save when there is a later one. */
  const [baseVersion, setBaseVersion] = useState(draft?.baseVersion ?? initial.version)
  const [history, setHistory] = useState(() => startHistory(draft?.document ?? initial.document))
  const [errors, setErrors] = useState<FieldErrors>({})
  const document = history.present
  const dirty = !sameDocument(document, saved.document)

  useEffect(() => {
    if (dirty) drafts.write(id, { document, baseVersion, at: new Date().toISOString() })
    else drafts.remove(id)
  }, [id, document, dirty, baseVersion])

  const load = ({ document: next, version }: Saved) => {
    setSaved({ document: next, version })
    setBaseVersion(version)
    setHistory(startHistory(next))
    setErrors({})
    setRestoredAt(null)
  }

  return {
    document,
    dirty,
    errors,
    baseVersion,
    restoredAt,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    setErrors,
    change(next: EditorDocument, path: string | null) {
      setHistory((old) => edit(old, next, path))
      setErrors((old) => withoutErrorsAt(old, path ?? 'config'))
    },
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    /** Takes over what the server stored. What was typed while it was on its way stays, as unsaved changes. */
    saved(sent: EditorDocument, stored: Saved) {
      setSaved(stored)
      setBaseVersion(stored.version)
      setErrors({})
      setRestoredAt(null)
      setHistory((old) => (sameDocument(old.present, sent) ? { ...old, present: stored.document, group: null } : old))
    },
    /** Throws the edits away for what is stored. */
    load,
    discard: () => load(saved),
    /** Puts the edits on top of a later version. */
    rebase: setBaseVersion,
  }
}

function readDraft(id: string, type: ComponentType, initial: Saved) {
  const draft = drafts.read(id)
  if (!draft) return null
  const parsed = CONFIG_SCHEMAS[type].safeParse(draft.document.config)
  // Half-typed values are a draft too; data of another shape is not.
  if (parsed.error?.issues.some(({ code }) => code === 'invalid_type' || code === 'invalid_value')) return null
  const document = { name: draft.document.name, config: parsed.data ?? draft.document.config }
  return sameDocument(document, initial.document) ? null : { ...draft, document }
}
