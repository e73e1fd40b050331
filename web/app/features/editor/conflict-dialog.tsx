import { Button, Modal } from '@mantine/core'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Conflict } from './use-save.ts'
import classes from './conflict-dialog.module.css'

/** Somebody saved a later version: theirs or mine. */
export function ConflictDialog({ conflict }: { conflict: Conflict | null }) {
  return (
    <Modal opened={conflict !== null} onClose={() => conflict?.cancel()} title="It was changed by someone else in the meantime" withCloseButton={false} size={520}>
      {conflict ? (
        <>
          <p>
            Version {conflict.latest.version} was saved <TimeAgo iso={conflict.latest.updated_at} />, and your changes began before it.
            Load it and lose your changes, or save yours over it. Every version stays in the history.
          </p>
          <div className={classes.actions}>
            <Button variant="subtle" onClick={conflict.cancel}>Cancel</Button>
            <Button variant="default" onClick={conflict.takeLatest}>Load version {conflict.latest.version}</Button>
            <Button onClick={conflict.keepMine}>Save mine over it</Button>
          </div>
        </>
      ) : null}
    </Modal>
  )
}
