import { Notifications } from '@mantine/notifications'

/** Where toasts show; those that were told before it was there show then. */
export default function Toasts() {
  return <Notifications position="bottom-right" limit={3} autoClose={4000} containerWidth={356} transitionDuration={180} />
}
