import { Button } from '@mantine/core'
import { memo } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Conflict } from './use-save.ts'
import { ChangeList } from '../versions/change-list.tsx'
import classes from './conflict-dialog.module.css'

/** Somebody saved a later version: theirs or mine, laid side by side. */
export const ConflictDialog = memo(function ConflictDialog({ conflict }: { conflict: Conflict | null }) {
  const version = conflict?.latest.version
  const changes = conflict?.changes ?? []
  return (
    <Dialog
      opened={conflict !== null}
      title="It was changed by someone else in the meantime"
      width={640}
      onClose={() => conflict?.cancel()}
      actions={
        <>
          <Button variant="subtle" onClick={conflict?.cancel}>Cancel</Button>
          <Button variant="default" onClick={conflict?.takeLatest}>Load version {version}</Button>
          <Button onClick={conflict?.keepMine}>Save mine over it</Button>
        </>
      }
    >
      <p>
        Version {version} was saved {conflict ? <TimeAgo iso={conflict.latest.updated_at} /> : null}, and your changes began before it.
        Load it and lose your changes, or save yours over it. Every version stays in the history.
      </p>
      <div className={classes.changes} tabIndex={0} role="group" aria-label="Where the two differ">
        {changes.length > 0 ? <ChangeList changes={changes} before={`Version ${version}`} after="Yours" /> : <p className={classes.same}>Both say the same.</p>}
      </div>
    </Dialog>
  )
})
