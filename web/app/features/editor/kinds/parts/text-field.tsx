import { Textarea, TextInput } from '@mantine/core'
import type { Edited } from './edited.ts'
import { steadyField } from './steady-field.tsx'
import { useAhead } from './use-ahead.ts'

interface TextFieldProps {
  of: Edited<string>
  label: string
  /** Where the place says what it is: the label is for screen readers. */
  hiddenLabel?: boolean
  hint?: string | undefined
  /** What is said where this is empty. */
  placeholder?: string
  /** How many lines it begins with; one that has none takes no line breaks. */
  lines?: number
  inputMode?: 'url'
}

/** Words. However long, what is typed stays; what is too much is said beside it. */
export const TextField = steadyField<string, Omit<TextFieldProps, 'of'>>(function TextField({ of: { value, path, errors, onChange }, label, hiddenLabel = false, hint, lines, ...rest }) {
  const error = errors[path]
  const [text, type] = useAhead(path, value, (text) => onChange(text, path))
  const props = {
    ...rest, ...(hiddenLabel ? { 'aria-label': label } : { label }), value: text, error, description: error ? null : hint, onChange: type,
  }
  return lines === undefined ? <TextInput {...props} /> : <Textarea {...props} autosize minRows={lines} maxRows={14} />
})
