import { SegmentedControl } from '@mantine/core'
import { Group } from '../parts/group.tsx'
import { memoSetting } from './memo-setting.ts'
import { valueOf } from './setting.ts'
import type { SettingKey, SettingProps } from './setting.ts'

interface ChoiceSettingProps extends SettingProps {
  name: SettingKey
  label: string
  choices: readonly { value: string; label: string }[]
}

/** A setting of a field that is one of a few. Numbers stay numbers. */
export const ChoiceSetting = memoSetting(function ChoiceSetting({ field, error, set, name, label, choices }: ChoiceSettingProps) {
  const value = valueOf(field, name)
  return (
    <Group label={label} error={error(name)}>
      {(labelledBy) => (
        <SegmentedControl
          size="xs" fullWidth aria-labelledby={labelledBy} data={[...choices]} value={String(value)}
          onChange={(chosen) => set({ [name]: typeof value === 'number' ? Number(chosen) : chosen }, name)}
        />
      )}
    </Group>
  )
})
