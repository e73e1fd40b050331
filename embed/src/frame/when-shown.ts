import type { Frame } from '../renderer.ts'

/** Calls `then` once the page is looked at: at once, or when a page in the background or prepared in advance comes up. */
export function whenShown({ body, listen }: Frame, then: () => void): void {
  const { ownerDocument } = body
  let waiting = true
  const look = () => {
    if (!waiting || ownerDocument.hidden) return
    waiting = false
    then()
  }
  look()
  if (waiting) listen(ownerDocument, 'visibilitychange', look)
}
