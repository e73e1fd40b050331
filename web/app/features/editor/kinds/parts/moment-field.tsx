import { ActionIcon, TextInput } from '@mantine/core'
import { X } from 'lucide-react'
import { VIEWER_ZONE } from '../../../../lib/dates.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { Edited } from './edited.ts'
import { fromLocal, toLocal } from './local-moment.ts'
import { useTyped } from './use-typed.ts'

interface MomentFieldProps {
  of: Edited<string | null>
  label: string
  hint?: string
}

/** A date with a time, by the clocks of the viewer, or none. */
export function MomentField({ of: { value, path, errors, onChange }, label, hint }: MomentFieldProps) {
  const [text, type] = useTyped(value, (moment) => toLocal(moment, VIEWER_ZONE))
  const set = (local: string) => {
    const moment = fromLocal(local, VIEWER_ZONE)
    type(local, moment)
    if (moment !== value) onChange(moment, path)
  }
  const error = errors[path]
  return (
    <TextInput
      type="datetime-local" label={label} value={text} error={error} description={error ? null : hint}
      onChange={(event) => set(event.currentTarget.value)}
      rightSection={value === null ? null : <ActionIcon aria-label={`Clear: ${label}`} onClick={() => set('')}><Icon of={X} /></ActionIcon>}
    />
  )
}
