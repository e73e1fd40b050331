import { TextInput } from '@mantine/core'
import type { Edited } from './edited.ts'
import { steadyField } from './steady-field.tsx'
import { useNumberText } from './use-number-text.ts'

interface NumberFieldProps {
  of: Edited<number>
  label: string
  /** What it counts, as in "seconds". */
  unit: string
  hint?: string | undefined
}

/** A number. */
export const NumberField = steadyField<number, Omit<NumberFieldProps, 'of'>>(function NumberField({ of: { value, path, errors, onChange }, label, unit, hint }) {
  const number = useNumberText(value, false, (next) => onChange(next!, path))
  const error = number.wrong ?? errors[path]
  return (
    <TextInput
      label={label} inputMode="decimal" value={number.text} error={error} description={error ? null : hint}
      rightSection={<span aria-hidden>{unit}</span>} rightSectionWidth={84} rightSectionPointerEvents="none" aria-label={`${label}, ${unit}`}
      onChange={(event) => number.onChange(event.currentTarget.value)} onBlur={number.onBlur}
    />
  )
})
