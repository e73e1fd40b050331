import { AheadTextarea, AheadTextInput } from '../parts/ahead-input.tsx'
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
  const common = {
    label, placeholder, error: error(name), description: error(name) ? null : hint,
    path: `${path}.${name}`, value: typeof value === 'string' ? value : '', onText: (text: string) => set({ [name]: text }, name),
  }
  return lines ? <AheadTextarea minRows={lines} maxRows={12} {...common} /> : <AheadTextInput type={type} {...common} />
})
