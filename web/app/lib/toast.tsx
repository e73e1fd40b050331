import { notifications } from '@mantine/notifications'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'

const closeButtonProps = { 'aria-label': 'Close this message' }

/** Tells that something went well. */
export function toastSuccess(message: string): void {
  notifications.show({ message, icon: <CircleCheck size={16} strokeWidth={1.75} aria-hidden />, withCloseButton: true, closeButtonProps })
}

/** Tells what is worth knowing of what went well. */
export function toastNote(message: string): void {
  notifications.show({ message, icon: <Info size={16} strokeWidth={1.75} aria-hidden />, 'data-tone': 'note', closeButtonProps })
}

/** Tells that something failed; titled 'Error' unless the catalogue names another title. */
export function toastError(message: string, title = 'Error'): void {
  notifications.show({
    title,
    message,
    icon: <CircleAlert size={16} strokeWidth={1.75} aria-hidden />,
    'data-tone': 'bad',
    closeButtonProps,
  })
}
