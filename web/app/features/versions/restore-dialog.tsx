import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PLAN_LIMITS } from '@inlay/contract/rules/plans'
import { api } from '../../lib/api.ts'
import { messageOf, statusOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { EditorSource } from '../editor/editor-source.ts'
import type { Editor } from '../editor/use-editor.ts'

interface RestoreDialogProps<C> {
  opened: boolean
  version: number
  source: Pick<EditorSource<C>, 'restore'>
  editor: Pick<Editor<C>, 'stored' | 'dirty' | 'load'>
  onClose: () => void
  onRestored: () => void
}

/** Asks before an old version takes the place of the newest; on the Free plan it says what that takes. */
export function RestoreDialog<C>({ opened, version, source, editor, onClose, onRestored }: RestoreDialogProps<C>) {
  const me = useQuery(api.me.get.queryOptions())
  const restore = useMutation({
    mutationFn: () => source.restore(version),
    onSuccess(stored) {
      editor.load(stored)
      toastSuccess(`Version ${version} restored`)
      onRestored()
    },
    onError(error) {
      if (statusOf(error) !== PLAN_REQUIRED) toastError(messageOf(error, 'The version could not be restored'), 'The version could not be restored')
    },
  })
  const { is_active: live } = editor.stored
  const included = me.data ? PLAN_LIMITS[me.data.plan].restore : true
  if (!included || statusOf(restore.error) === PLAN_REQUIRED) {
    return (
      <Dialog
        opened={opened} title="Restoring is part of the paid plans" onClose={onClose}
        actions={<><Button variant="default" onClick={onClose}>Close</Button><Button component={Link} to="/pricing">See the plans</Button></>}
      >
        You see every version and what it changed. With Pro or Enterprise any of them comes back with one click, as a new version on top; nothing is lost on the way.
      </Dialog>
    )
  }
  return (
    <Confirm opened={opened} title={`Restore version ${version}?`} confirm="Restore" busy={restore.isPending} onConfirm={() => restore.mutate()} onCancel={onClose}>
      It becomes a new version on top of the others{live ? ', and visitors get it at once' : ''}.
      {editor.dirty ? ' Your unsaved changes are lost.' : ''}
    </Confirm>
  )
}

const PLAN_REQUIRED = 402
