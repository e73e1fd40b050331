import { InputBase, Textarea } from '@mantine/core'
import type { InputBaseProps, TextareaProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useAhead } from './use-ahead.ts'

interface Ahead {
  /** Where the text is: "config.items.0.question" */
  path: string
  value: string
  onText: (text: string) => void
}

type Without<P> = Omit<P, 'onChange' | 'value' | 'defaultValue'>

/** An input that shows and draws each letter at once, and tells the editor once typing rests. */
export function AheadInput({ path, value, onText, ...input }: Ahead & Without<ComponentProps<'input'>>) {
  const [text, type] = useAhead(path, value, onText)
  return <input {...input} value={text} onChange={type} />
}

/** The same with a label and what is said below. A letter draws the input alone again, since all around it would take longer than the rest. */
export function AheadTextInput(props: Ahead & Without<InputBaseProps & Omit<ComponentProps<'input'>, keyof InputBaseProps>>) {
  return <InputBase {...props} component={AheadInput} />
}

/** The same with lines, of which it has as many as its text. */
export function AheadTextarea({ path, value, onText, ...rest }: Ahead & Without<TextareaProps>) {
  const [text, type] = useAhead(path, value, onText)
  return <Textarea {...rest} autosize value={text} onChange={type} />
}
