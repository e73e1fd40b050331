import { useEffect } from 'react'
import type { RefObject } from 'react'

/** How far out of sight a row is far. */
const MARGIN = '600px'

/**
 * Marks rows that are far out of sight with `data-far`; base.css leaves their icons out of the picture. To the browser each icon is
 * a coordinate system of its own, and five hundred of them cost a phone's processor a third of each letter that is typed.
 * @param list its children are the rows
 */
export function useFarRows(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const rows = list.current
    if (!rows) return
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) target.toggleAttribute('data-far', !isIntersecting)
      },
      // The list scrolls within the window; browsers that do not know scrollMargin draw the icons as a row comes into sight.
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    )
    const watch = () => {
      for (const row of rows.children) seen.observe(row)
    }
    const added = new MutationObserver(watch)
    added.observe(rows, { childList: true })
    watch()
    return () => {
      added.disconnect()
      seen.disconnect()
    }
  }, [list])
}
