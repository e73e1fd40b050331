import { useState } from 'react'

/**
 * The text of a field that stands for a value which not every text can be, as a number is. What is typed stays as it was
 * typed for as long as it stands for the value; a value from elsewhere, as by undo, is written anew.
 * @returns the text, and what tells which text was typed and what it stands for
 */
export function useTyped<V>(value: V, write: (value: V) => string) {
  const [typed, setTyped] = useState(() => ({ text: write(value), value }))
  const text = Object.is(typed.value, value) ? typed.text : write(value)
  return [text, (text: string, value: V) => setTyped({ text, value })] as const
}
