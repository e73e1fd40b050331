import { Textarea, TextInput } from '@mantine/core'
import { useAhead } from '../parts/use-ahead.ts'
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
export const TextSetting = memoSetting(function TextSetting({ field, path, error, set, name, label, hint, lines, type = 'text', placeholder }: TextSettingProps) {
  const value = valueOf(field, name)
  const [text, change] = useAhead(`${path}.${name}`, typeof value === 'string' ? value : '', (text) => set({ [name]: text }, name))
  const common = {
    label, placeholder, value: text, error: error(name), description: error(name) ? null : hint,
    onChange: change,
  }
  return lines ? <Textarea autosize minRows={lines} maxRows={12} {...common} /> : <TextInput type={type} {...common} />
})
