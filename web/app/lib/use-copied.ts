import { toastError } from './toast.tsx'
import { useCopyState } from './use-copy-state.ts'

/** `copied` is true for two seconds after `copy` put the text on the clipboard; where a browser refuses, a toast says so. */
export function useCopied(): { copied: boolean; copy: (text: string) => void } {
  const { state, copy } = useCopyState()
  const tell = (done: boolean) => done || toastError('The browser refused the clipboard. Select the text and copy it by hand.')
  return { copied: state === 'copied', copy: (text) => void copy(text).then(tell) }
}
