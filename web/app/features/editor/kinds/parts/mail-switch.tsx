import { useQuery } from '@tanstack/react-query'
import { MAIL_TEXTS } from '@inlay/contract/rules/mail-texts'
import { api } from '../../../../lib/api.ts'
import type { Edited } from './edited.ts'
import { SwitchField } from './switch-field.tsx'

interface MailSwitchProps {
  of: Edited<boolean>
  label: string
  hint: string
  /** Which words say what is missing where the server sends no mail. */
  missing: keyof typeof MAIL_TEXTS
}

/** A switch for what needs mail. It can be set without: the mail may come later. */
export function MailSwitch({ of, label, hint, missing }: MailSwitchProps) {
  const me = useQuery(api.me.get.queryOptions())
  return <SwitchField of={of} label={label} hint={me.data?.mail === false ? MAIL_TEXTS[missing] : hint} />
}
