import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './confirm.module.css'

interface ConfirmProps {
  opened: boolean
  title: string
  children: ReactNode
  /** The act, as in 'Delete'. */
  confirm: string
  cancel?: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before an act that cannot be taken back, or that loses something. */
export function Confirm({ opened, title, children, confirm, cancel = 'Cancel', danger = false, busy = false, onConfirm, onCancel }: ConfirmProps) {
  return (
    <Modal opened={opened} onClose={onCancel} title={title} withCloseButton={false} size={440} role="alertdialog">
      <div className={classes.text}>{children}</div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel} disabled={busy} data-autofocus>{cancel}</Button>
        <Button variant={danger ? 'danger' : 'filled'} onClick={onConfirm} loading={busy}>{confirm}</Button>
      </div>
    </Modal>
  )
}
