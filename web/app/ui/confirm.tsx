import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

interface ConfirmProps {
  opened: boolean
  title: string
  children: ReactNode
  /** The act, as in 'Delete'. */
  confirm: string
  cancel?: string
  danger?: boolean
  busy?: boolean
  /** What the question says is still being found out: it cannot be said yes to yet. */
  waiting?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before an act that cannot be taken back, or that loses something. */
export function Confirm({ opened, title, children, confirm, cancel = 'Cancel', danger = false, busy = false, waiting = false, onConfirm, onCancel }: ConfirmProps) {
  return (
    <Dialog
      opened={opened}
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button variant="default" onClick={onCancel} disabled={busy} data-autofocus>{cancel}</Button>
          <Button variant={danger ? 'danger' : 'filled'} onClick={onConfirm} loading={busy || waiting}>{confirm}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
