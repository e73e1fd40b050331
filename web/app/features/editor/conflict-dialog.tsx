import { Button } from '@mantine/core'
import { Dialog } from '../../ui/dialog.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Conflict } from './use-save.ts'

/** Somebody saved a later version: theirs or mine. */
export function ConflictDialog({ conflict }: { conflict: Conflict | null }) {
  const version = conflict?.latest.version
  return (
    <Dialog
      opened={conflict !== null}
      title="It was changed by someone else in the meantime"
      width={520}
      onClose={() => conflict?.cancel()}
      actions={
        <>
          <Button variant="subtle" onClick={conflict?.cancel}>Cancel</Button>
          <Button variant="default" onClick={conflict?.takeLatest}>Load version {version}</Button>
          <Button onClick={conflict?.keepMine}>Save mine over it</Button>
        </>
      }
    >
      Version {version} was saved {conflict ? <TimeAgo iso={conflict.latest.updated_at} /> : null}, and your changes began before it.
      Load it and lose your changes, or save yours over it. Every version stays in the history.
    </Dialog>
  )
}
