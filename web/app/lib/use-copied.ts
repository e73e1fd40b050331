import { useEffect, useRef, useState } from 'react'
import { copyText } from './copy-text.ts'
import { toastError } from './toast.tsx'

/** How long the copied indicator stays, ms. */
const COPIED_FOR = 2000

/** `copied` is true for two seconds after `copy` put the text on the clipboard. */
export function useCopied(): { copied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = (text: string) => {
    void copyText(text).then((done) => {
      if (!done) return toastError('The browser refused the clipboard. Select the text and copy it by hand.')
      clearTimeout(timer.current)
      setCopied(true)
      timer.current = setTimeout(() => setCopied(false), COPIED_FOR)
    })
  }
  return { copied, copy }
}
