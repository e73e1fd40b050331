import { useEffect, useState } from 'react'
import { focusAt, focusPlace } from './focus-place.ts'
import type { FocusPlace } from './focus-place.ts'

/** Where the focus goes back to of a dialog that closes in the moment in which another opens in its place. */
let handedOn: FocusPlace | null = null

/** What has the focus; of an item in a menu, which closes with it, what opens the menu. null: nothing has it. */
function opener(): FocusPlace | null {
  const focused = document.activeElement as HTMLElement | null
  const menu = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const element = menu ? document.getElementById(menu) : focused
  return element && element !== document.body ? focusPlace(element) : null
}

/**
 * Gives the focus back to what had it, once a dialog closes or is taken away, or to its neighbour where what the dialog did took it
 * from the page. The kit's own way knows nothing of dialogs that are drawn open, as those are that are made anew for each opening, nor
 * of menus.
 */
export function useFocusBack(opened: boolean): void {
  const [known, setKnown] = useState(false)
  const [before, setBefore] = useState<FocusPlace | null>(null)
  // While it is drawn, since a menu is gone by the time of an effect.
  if (opened !== known) {
    setKnown(opened)
    if (opened) setBefore(opener())
  }
  useEffect(() => {
    if (!opened) return
    const back = handedOn ?? before
    return () => {
      const left = document.activeElement
      handedOn = back
      // Whatever has taken the focus by then keeps it: another dialog, or a field of the screen that follows.
      window.setTimeout(() => {
        handedOn = null
        const now = document.activeElement
        if (back && (now === null || now === document.body || now === left)) focusAt(back)
      })
    }
  }, [opened, before])
}
