import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldErrors } from '../../lib/api-error.ts'
import { fieldErrorsOf, messageOf, statusOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import type { Change, EditorSource, Stored } from './editor-source.ts'
import { problemsOf } from './problems.ts'
import { changesBetween } from '../versions/changes-between.ts'
import type { FieldChange } from '../versions/field-change.ts'
import type { Editor } from './use-editor.ts'

/** A save came from elsewhere while this editor was open. */
export interface Conflict {
  latest: Pick<Stored<unknown>, 'version' | 'updated_at'>
  /** What a save over it would change of it. */
  changes: readonly FieldChange[]
  takeLatest: () => void
  keepMine: () => void
  cancel: () => void
}

export interface Save {
  readonly busy: 'save' | 'publish' | null
  readonly conflict: Conflict | null
  save(): void
  /** @param note why, for the version history */
  saveWithNote(note: string): void
  /** Saves first what is not saved: in one request, so that both happen or neither. */
  publish(): void
  unpublish(): void
}

/**
 * Saving, publishing and unpublishing.
 * @param onErrors told the errors of a refused save, which are beside their fields by then
 */
export function useSave<C>(source: EditorSource<C>, editor: Editor<C>, onErrors: (errors: FieldErrors) => void): Save {
  const { words } = source
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const refuse = (errors: FieldErrors) => {
    editor.setErrors(errors)
    onErrors(errors)
    toastError('Some fields need another look')
  }

  const send = useMutation({
    mutationFn: (change: Change<C>) => source.save(change),
    onSuccess: (stored, { document, live }) => {
      editor.saved(document, stored)
      toastSuccess(live === undefined ? words.saved : live ? words.published : words.unpublished)
    },
    onError: async (error, change) => {
      const fields = fieldErrorsOf(error)
      if (statusOf(error) === 409) await ask(change)
      else if (Object.keys(fields).length > 0) refuse(fields)
      else toastError(messageOf(error, words.failed), words.failed)
    },
  })

  async function ask(change: Change<C>): Promise<void> {
    const latest = await source.load().catch((error: unknown) => {
      toastError(messageOf(error, words.failed), words.failed)
      return null
    })
    if (!latest) return
    setConflict({
      latest,
      changes: change.document ? changesBetween(latest.document, change.document) : [],
      takeLatest() {
        editor.load(latest)
        setConflict(null)
      },
      keepMine() {
        editor.rebase(latest.version)
        send.mutate({ ...change, base: latest.version })
        setConflict(null)
      },
      cancel: () => setConflict(null),
    })
  }

  const submit = ({ document, live, note }: Omit<Change<C>, 'base'>) => {
    if (send.isPending) return
    const problems = document ? problemsOf(source.schema, document) : {}
    if (Object.keys(problems).length > 0) refuse(problems)
    else send.mutate({ document, live, note, base: document && editor.baseVersion })
  }

  const changed = editor.dirty ? editor.document : undefined
  return {
    busy: send.isPending ? (send.variables.live === undefined ? 'save' : 'publish') : null,
    conflict,
    save: () => {
      if (changed) submit({ document: changed, live: undefined })
    },
    saveWithNote: (note) => {
      if (changed) submit({ document: changed, live: undefined, note: note.trim() || undefined })
    },
    publish: () => submit({ document: changed, live: true }),
    unpublish: () => submit({ document: undefined, live: false }),
  }
}
