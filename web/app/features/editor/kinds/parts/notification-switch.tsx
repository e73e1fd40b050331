import type { Edited } from './edited.ts'
import { at } from './edited.ts'
import { MailSwitch } from './mail-switch.tsx'

/** Whether the owner gets a mail about what visitors send. */
export function NotificationSwitch({ of }: { of: Edited<{ email: boolean }> }) {
  return <MailSwitch of={at(of, 'email')} label="Mail me about new answers" hint="Several that come close together share one mail." missing="notifications" />
}
