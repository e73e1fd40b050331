import { SegmentedControl, Select } from '@mantine/core'
import type { Edited } from './edited.ts'
import { Group } from './group.tsx'

interface ChoiceFieldProps<V extends string> {
  of: Edited<V>
  label: string
  hint?: string | undefined
  /** In the order they are shown: what is stored, and its name. */
  options: readonly (readonly [V, string])[]
}

/** One of a few: side by side up to three, in a menu from four on. */
export function ChoiceField<V extends string>({ of: { value, path, errors, onChange }, label, hint, options }: ChoiceFieldProps<V>) {
  const data = options.map(([value, label]) => ({ value, label }))
  const error = errors[path]
  if (options.length > 3) {
    return (
      <Select
        label={label} data={data} value={value} error={error} description={error ? null : hint} allowDeselect={false}
        onChange={(chosen) => chosen && onChange(chosen, path)}
      />
    )
  }
  return (
    <Group label={label} hint={hint} error={error}>
      {(labelledBy) => <SegmentedControl fullWidth aria-labelledby={labelledBy} data={data} value={value} onChange={(chosen) => onChange(chosen, path)} />}
    </Group>
  )
}
