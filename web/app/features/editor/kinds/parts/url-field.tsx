import type { Edited } from './edited.ts'
import { isBareHost } from './is-bare-host.ts'
import { TextField } from './text-field.tsx'

interface UrlFieldProps {
  of: Edited<string>
  label: string
  hint?: string | undefined
}

/** An address, with a word for who has left out what makes it one. */
export function UrlField({ of, label, hint }: UrlFieldProps) {
  const bare = isBareHost(of.value) ? `This is taken for a page of your own site. Another site begins with https:// — as in https://${of.value.trim()}` : undefined
  return <TextField of={of} label={label} placeholder="https://, /page, mailto: or tel:" inputMode="url" hint={bare ?? hint} />
}
