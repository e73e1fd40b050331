import { useState } from 'react'
import { storage } from '../../lib/storage.ts'
import type { ViewMode } from '../../ui/view-switch.tsx'

const KEY = 'inlay.library-view'

/** Grid or list, remembered for the next time. */
export function useLibraryView(): [ViewMode, (view: ViewMode) => void] {
  const [view, setView] = useState<ViewMode>(() => (storage.get(KEY) === 'list' ? 'list' : 'grid'))
  return [
    view,
    (next) => {
      storage.set(KEY, next)
      setView(next)
    },
  ]
}
