import { Switch } from '@mantine/core'
import { memoSetting } from './memo-setting.ts'
import { valueOf } from './setting.ts'
import type { SettingKey, SettingProps } from './setting.ts'

interface SwitchSettingProps extends SettingProps {
  name: SettingKey
  label: string
}

/** A setting of a field that is on or off. */
export const SwitchSetting = memoSetting(function SwitchSetting({ field, set, name, label }: SwitchSettingProps) {
  return <Switch label={label} labelPosition="left" checked={valueOf(field, name) === true} onChange={(event) => set({ [name]: event.currentTarget.checked }, name)} />
})
