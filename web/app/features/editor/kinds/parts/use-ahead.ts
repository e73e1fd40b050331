import { useContext, useState } from 'react'
import type { ChangeEvent } from 'react'
import { useSteady } from '../../../../lib/use-steady.ts'
import { TypeAheadContext } from '../../type-ahead.ts'

/**
 * The text of a field that shows and draws each letter at once, and tells the editor once typing rests.
 * @param path where the text is: "config.items.0.question"
 * @returns the text, and what a change of the field calls
 */
export function useAhead(path: string, value: string, onChange: (text: string) => void) {
  const ahead = useContext(TypeAheadContext)
  const [typed, setTyped] = useState<string | null>(null)
  const steady = useSteady({ onChange })
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const text = currentTarget.value
    const tell = () => {
      steady.onChange(text)
      setTyped(null)
    }
    if (ahead?.hold(currentTarget, path, text, tell)) setTyped(text)
    else tell()
  }
  return [typed ?? value, type] as const
}
