import { useEffect, useRef, useState } from 'react'
import { copyText } from './copy-text.ts'

/** How long is said what became of it, ms. */
const SAID_FOR = 2000

/** Copies text, and says for two seconds what became of it. */
export function useCopyState() {
  const [state, setState] = useState<'copied' | 'refused' | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string): Promise<boolean> => {
    const done = await copyText(text)
    clearTimeout(timer.current)
    setState(done ? 'copied' : 'refused')
    timer.current = setTimeout(() => setState(null), SAID_FOR)
    return done
  }
  return { state, copy }
}
