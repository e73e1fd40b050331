import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Component } from '@inlay/contract/components'
import { api, client } from '../../lib/api.ts'
import type { FieldErrors } from '../../lib/api-error.ts'
import { fieldErrorsOf, messageOf, statusOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import type { EditorDocument } from './editor-document.ts'
import { problemsOf } from './problems.ts'
import { storedDocument } from './stored-document.ts'
import type { useEditor } from './use-editor.ts'

/** A save came from elsewhere while this editor was open. */
export interface Conflict {
  latest: Component
  takeLatest: () => void
  keepMine: () => void
  cancel: () => void
}

interface Request {
  /** null leaves the document as it is stored. */
  document: EditorDocument | null
  /** undefined leaves the component live, or a draft. */
  live: boolean | undefined
}

/**
 * Saving, publishing and unpublishing.
 * @param onErrors told the errors of a refused save, which are beside their fields by then
 */
export function useSave(component: Component, editor: ReturnType<typeof useEditor>, onErrors: (errors: FieldErrors) => void) {
  const { id, component_type } = component
  const queryClient = useQueryClient()
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const refuse = (errors: FieldErrors) => {
    editor.setErrors(errors)
    onErrors(errors)
    toastError('Some fields need another look')
  }

  const takeOver = (latest: Component) => {
    queryClient.setQueryData(api.components.get.queryKey({ input: { id } }), latest)
    void queryClient.invalidateQueries({ queryKey: api.components.list.key() })
    void queryClient.invalidateQueries({ queryKey: api.overview.key() })
  }

  const send = useMutation({
    mutationFn: ({ document, live, base }: Request & { base: number }) =>
      client.components.update({ id, ...document, base_version: document ? base : undefined, is_active: live }),
    onSuccess: (stored, { document, live }) => {
      if (document) editor.saved(document, { document: storedDocument(stored), version: stored.version })
      takeOver(stored)
      toastSuccess(live === undefined ? 'Component updated successfully' : live ? 'Component published' : 'Component unpublished')
    },
    onError: async (error, request) => {
      const fields = fieldErrorsOf(error)
      if (statusOf(error) === 409) await ask(request)
      else if (Object.keys(fields).length > 0) refuse(fields)
      else toastError(messageOf(error, 'Failed to save the component'))
    },
  })

  async function ask(request: Request): Promise<void> {
    const latest = await client.components.get({ id }).catch((error: unknown) => {
      toastError(messageOf(error, 'Failed to save the component'))
      return null
    })
    if (!latest) return
    setConflict({
      latest,
      takeLatest() {
        takeOver(latest)
        editor.load({ document: storedDocument(latest), version: latest.version })
        setConflict(null)
      },
      keepMine() {
        editor.rebase(latest.version)
        send.mutate({ ...request, base: latest.version })
        setConflict(null)
      },
      cancel: () => setConflict(null),
    })
  }

  const submit = (request: Request) => {
    if (send.isPending) return
    const problems = request.document ? problemsOf(component_type, request.document) : {}
    if (Object.keys(problems).length > 0) refuse(problems)
    else send.mutate({ ...request, base: editor.baseVersion })
  }

  const changed = editor.dirty ? editor.document : null
  return {
    busy: send.isPending ? (send.variables.live === undefined ? 'save' : 'publish') : null,
    conflict,
    save: () => {
      if (changed) submit({ document: changed, live: undefined })
    },
    /** Saves first what is not saved: in one request, so that both happen or neither. */
    publish: () => submit({ document: changed, live: true }),
    unpublish: () => submit({ document: null, live: false }),
  } as const
}
