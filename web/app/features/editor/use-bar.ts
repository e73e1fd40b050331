import { useMemo } from 'react'
import { useSteady } from '../../lib/use-steady.ts'
import type { Editor } from './use-editor.ts'
import type { Save } from './use-save.ts'

/** What the bar shows of an editor and does to it: the same until it shows something else, so that no letter draws it again. */
export function useBar({ stored, dirty, canUndo, canRedo, undo, redo }: Editor<unknown>, { busy, conflict, ...acts }: Save) {
  const steps = useSteady({ undo, redo })
  const saving = useSteady(acts)
  return useMemo(
    () => ({ editor: { stored, dirty, canUndo, canRedo, ...steps }, save: { busy, conflict, ...saving } }),
    [stored, dirty, canUndo, canRedo, steps, busy, conflict, saving],
  )
}
