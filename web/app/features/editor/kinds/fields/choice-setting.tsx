import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import { memoSetting } from './memo-setting.ts'
import { valueOf } from './setting.ts'
import type { SettingKey, SettingProps } from './setting.ts'
import classes from './settings.module.css'

interface ChoiceSettingProps extends SettingProps {
  name: SettingKey
  label: string
  choices: readonly { value: string; label: string }[]
}

/** A setting of a field that is one of a few. Numbers stay numbers. */
export const ChoiceSetting = memoSetting(function ChoiceSetting({ field, error, set, name, label, choices }: ChoiceSettingProps) {
  const id = useId()
  const value = valueOf(field, name)
  const wrong = error(name)
  return (
    <div className={classes.group}>
      <span id={id} className={classes.label}>{label}</span>
      <SegmentedControl
        size="xs" fullWidth aria-labelledby={id} data={[...choices]} value={String(value)}
        onChange={(chosen) => set({ [name]: typeof value === 'number' ? Number(chosen) : chosen }, name)}
      />
      {wrong ? <p className={classes.error} role="alert">{wrong}</p> : null}
    </div>
  )
})
