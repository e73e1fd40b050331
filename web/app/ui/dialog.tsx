import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from '../lib/use-focus-back.ts'
import classes from './dialog.module.css'

interface DialogProps {
  opened: boolean
  title: string
  /** Width, px. */
  width?: number
  onClose: () => void
  children: ReactNode
  /** Buttons, the one that goes on last. */
  actions: ReactNode
}

/** A question over the page: title, text, and the buttons that answer it. */
export function Dialog({ opened, title, width = 440, onClose, children, actions }: DialogProps) {
  useFocusBack(opened)
  return (
    <Modal.Root opened={opened} onClose={onClose} returnFocus={false} size={width} radius="xl" centered transitionProps={{ transition: 'fade', duration: 180 }}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Title className={classes.title}>{title}</Modal.Title>
        <Modal.Body className={classes.body}>
          {children}
          <div className={classes.actions}>{actions}</div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
