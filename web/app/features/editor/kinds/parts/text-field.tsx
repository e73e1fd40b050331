import { AheadTextarea, AheadTextInput } from './ahead-input.tsx'
import type { Edited } from './edited.ts'
import { steadyField } from './steady-field.tsx'

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
  const props = {
    ...rest, ...(hiddenLabel ? { 'aria-label': label } : { label }), error, description: error ? null : hint,
    path, value, onText: (text: string) => onChange(text, path),
  }
  return lines === undefined ? <AheadTextInput {...props} /> : <AheadTextarea {...props} minRows={lines} maxRows={14} />
})
