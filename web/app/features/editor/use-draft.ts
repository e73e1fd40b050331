import { useEffect, useRef } from 'react'
import { drafts } from './drafts.ts'
import type { EditorDocument } from './editor-document.ts'

/** How long nothing may change before it is written, ms: a large document is not written down at each letter. */
const CALM = 300

/** Keeps unsaved work in this browser, at the latest when the page is left; what is saved needs no draft. */
export function useDraft(id: string, { document, dirty, baseVersion }: { document: EditorDocument; dirty: boolean; baseVersion: number }): void {
  const write = useRef<(() => void) | null>(null)

  useEffect(() => {
    const at = new Date().toISOString()
    write.current = () => {
      write.current = null
      if (dirty) drafts.write(id, { document, baseVersion, at })
      else drafts.remove(id)
    }
    const timer = setTimeout(() => write.current?.(), CALM)
    return () => clearTimeout(timer)
  }, [id, document, dirty, baseVersion])

  useEffect(() => {
    const flush = () => write.current?.()
    // A phone that puts the page aside may never come back to it.
    const hidden = () => window.document.visibilityState === 'hidden' && flush()
    window.addEventListener('pagehide', flush)
    window.document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('pagehide', flush)
      window.document.removeEventListener('visibilitychange', hidden)
      flush()
    }
  }, [])
}
