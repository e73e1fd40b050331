import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import classes from './toast-removed.module.css'

/** Tells that something is gone, with the way back. */
export function toastRemoved(message: string, onUndo: () => void): void {
  const id = `removed-${Date.now()}`
  const undo = () => {
    notifications.hide(id)
    onUndo()
  }
  notifications.show({ id, message: <span className={classes.line}>{message}<Button variant="subtle" size="xs" onClick={undo}>Undo</Button></span> })
}
