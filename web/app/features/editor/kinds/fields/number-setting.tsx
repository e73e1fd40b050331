import { TextInput } from '@mantine/core'
import { useNumberText } from '../parts/use-number-text.ts'
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

/** A setting of a field that is a number. */
export const NumberSetting = memoSetting(function NumberSetting({ field, error, set, name, label, hint, optional = false }: NumberSettingProps) {
  const value = valueOf(field, name)
  const number = useNumberText(typeof value === 'number' ? value : null, optional, (next) => set({ [name]: next }, name))
  const wrong = number.wrong ?? error(name)
  return (
    <TextInput
      label={label} inputMode="decimal" value={number.text} error={wrong} description={wrong ? null : hint}
      onChange={(event) => number.onChange(event.currentTarget.value)} onBlur={number.onBlur}
    />
  )
})
