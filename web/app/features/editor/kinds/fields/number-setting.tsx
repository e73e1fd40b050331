import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { memoSetting } from './memo-setting.ts'
import { valueOf } from './setting.ts'
import type { SettingKey, SettingProps } from './setting.ts'

interface NumberSettingProps extends SettingProps {
  name: SettingKey
  label: string
  hint?: string
  /** May be left empty, for no limit. */
  optional?: boolean
}

/** A setting of a field that is a number. What is half typed stands there, and counts once it is a number. */
export const NumberSetting = memoSetting(function NumberSetting({ field, error, set, name, label, hint, optional = false }: NumberSettingProps) {
  const value = valueOf(field, name)
  const stored = typeof value === 'number' ? String(value) : ''
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string) => (text.trim() === '' ? (optional ? null : undefined) : Number.isFinite(Number(text.replace(',', '.'))) ? Number(text.replace(',', '.')) : undefined)
  const wrong = typed !== null && read(typed) === undefined ? 'Must be a number' : error(name)
  return (
    <TextInput
      label={label} inputMode="decimal" value={typed ?? stored} error={wrong} description={wrong ? null : hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']} onBlur={() => setTyped(null)}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        const number = read(text)
        if (number !== undefined && number !== value) set({ [name]: number }, name)
      }}
    />
  )
})
