import type { Link } from '@inlay/contract/link'
import type { Edited } from './edited.ts'
import { at } from './edited.ts'
import { SwitchField } from './switch-field.tsx'
import { TextField } from './text-field.tsx'
import { UrlField } from './url-field.tsx'

interface LinkFieldsProps {
  of: Edited<Link>
  textLabel?: string
  /** What becomes of it without an address. */
  hint?: string
}

/** Words that lead somewhere. */
export function LinkFields({ of, textLabel = 'Link text', hint }: LinkFieldsProps) {
  return (
    <>
      <TextField of={at(of, 'text')} label={textLabel} />
      <UrlField of={at(of, 'url')} label="Leads to" hint={hint} />
      <SwitchField of={at(of, 'newTab')} label="Open in a new tab" />
    </>
  )
}
