import { TextInput } from '@mantine/core'
import { memo, useState } from 'react'
import { fieldName } from '@inlay/contract/form-field'
import { nameFrom } from './name-from.ts'
import type { SettingProps } from './setting.ts'
import { uniqueName } from './unique-name.ts'
import classes from './settings.module.css'

interface NameSettingProps extends SettingProps {
  /** Names that other fields have. */
  taken: ReadonlySet<string>
}

/** The name of a field. It counts as soon as it is one; what is none, or another field's, is made one when the field is left. */
export const NameSetting = memo(function NameSetting({ field, error, set, taken }: NameSettingProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const right = (name: string) => fieldName.safeParse(name).success && !taken.has(name)
  const wrong = typed !== null && !right(typed)
  return (
    <TextInput
      className={classes.mono} label="Name" value={typed ?? field.name} error={error('name')} spellCheck={false} autoCapitalize="off"
      description={error('name') ? null : wrong ? (taken.has(typed) ? `Another field is named ${typed}` : 'A letter first, then letters, digits, - and _') : 'The column in your exports.'}
      onChange={(event) => {
        const name = event.currentTarget.value
        setTyped(name)
        if (right(name)) set({ name }, 'name')
      }}
      onBlur={() => {
        if (typed !== null && wrong && nameFrom(typed)) set({ name: uniqueName(nameFrom(typed), taken) }, 'name')
        setTyped(null)
      }}
    />
  )
}, (one, other) => one.field.name === other.field.name && one.error === other.error && one.set === other.set && one.taken === other.taken)
