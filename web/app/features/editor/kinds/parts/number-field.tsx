import { TextInput } from '@mantine/core'
import type { Edited } from './edited.ts'
import { useTyped } from './use-typed.ts'

interface NumberFieldProps {
  of: Edited<number>
  label: string
  /** What it counts, as in "seconds". */
  unit: string
  hint?: string | undefined
}

/** A number. Where the text is none the last number holds, and is written there again when the field is left. */
export function NumberField({ of: { value, path, errors, onChange }, label, unit, hint }: NumberFieldProps) {
  const [text, type] = useTyped(value, String)
  const error = errors[path]
  return (
    <TextInput
      label={label} inputMode="decimal" value={text} error={error} description={error ? null : hint} inputWrapperOrder={['label', 'input', 'description', 'error']}
      rightSection={<span aria-hidden>{unit}</span>} rightSectionWidth={84} rightSectionPointerEvents="none" aria-label={`${label}, ${unit}`}
      onChange={({ currentTarget: { value: typed } }) => {
        const number = typed.trim() === '' ? NaN : Number(typed.replace(',', '.'))
        type(typed, Number.isFinite(number) ? number : value)
        if (Number.isFinite(number) && number !== value) onChange(number, path)
      }}
      onBlur={() => type(String(value), value)}
    />
  )
}
