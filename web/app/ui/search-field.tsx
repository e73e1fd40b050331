import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Icon } from './icon.tsx'

/** Longest search, characters; the server takes no longer one. */
const SEARCH_MAX = 200

interface SearchFieldProps {
  /** What is searched, as in 'Find a component'. */
  label: string
  value: string
  onChange: (typed: string) => void
  /** How long nothing is typed before it is told, ms. */
  pause?: number
  /** For its width. */
  className?: string | undefined
}

/**
 * Where one types what a list is narrowed down to. Its value may come back late, as from the address: what is typed in the
 * meantime stays, and a value that was not typed here (a filter taken away) is shown.
 */
export function SearchField({ label, value, onChange, pause = 0, className = '' }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  /** What was told and has not come back yet, in order. */
  const [underWay, setUnderWay] = useState<readonly string[]>([])
  if (value !== known) {
    const at = underWay.indexOf(value)
    setKnown(value)
    setUnderWay(underWay.slice(at + 1))
    if (at < 0) setText(value)
  }
  const tell = (typed: string) => {
    setUnderWay((before) => [...before, typed])
    onChange(typed)
  }
  const tellLater = useDebouncedCallback(tell, pause)
  return (
    <TextInput
      className={`quiet-field ${className}`} type="search" aria-label={label} placeholder={label} maxLength={SEARCH_MAX} leftSection={<Icon of={Search} />} value={text}
      onChange={({ currentTarget: { value: typed } }) => {
        setText(typed)
        if (pause > 0) tellLater(typed)
        else tell(typed)
      }}
    />
  )
}
