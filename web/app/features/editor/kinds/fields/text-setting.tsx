import { Textarea, TextInput } from '@mantine/core'
import { memoSetting } from './memo-setting.ts'
import { valueOf } from './setting.ts'
import type { SettingKey, SettingProps } from './setting.ts'

interface TextSettingProps extends SettingProps {
  name: SettingKey
  label: string
  hint?: string
  /** Lines that it has room for; one without. */
  lines?: number
  type?: 'text' | 'date' | 'time' | 'datetime-local'
  placeholder?: string
}

/** A setting of a field that is text. */
export const TextSetting = memoSetting(function TextSetting({ field, error, set, name, label, hint, lines, type = 'text', placeholder }: TextSettingProps) {
  const value = valueOf(field, name)
  const common = {
    label, placeholder, value: typeof value === 'string' ? value : '', error: error(name), description: error(name) ? null : hint,
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }, name),
  }
  return lines ? <Textarea autosize minRows={lines} maxRows={12} {...common} /> : <TextInput type={type} {...common} />
})
