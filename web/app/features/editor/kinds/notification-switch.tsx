import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { MAIL_TEXTS } from '@inlay/contract/rules/mail-texts'
import { api } from '../../../lib/api.ts'

interface NotificationSwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether the owner gets a mail about what visitors send; says so where this server can send none. */
export function NotificationSwitch({ checked, onChange }: NotificationSwitchProps) {
  const me = useQuery(api.me.get.queryOptions())
  const noMail = me.data?.mail === false
  const description = noMail ? MAIL_TEXTS.notifications : `To ${me.data?.email ?? 'your address'}; several that come close together share one.`
  return (
    <Switch
      label="Mail me what visitors send" labelPosition="left" description={description} checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
