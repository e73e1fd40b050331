import type { VisitorConfigOf } from '@inlay/contract/delivery'
import type { Frame } from '../renderer.ts'
import { whenShown } from './when-shown.ts'

/**
 * Calls `due` when something is to open by itself, perhaps more than once. A page in the background waits.
 * @param later calls `due` after so many ms
 */
export function trigger(frame: Frame, when: VisitorConfigOf['modal']['trigger'], due: () => void, later: (ms: number) => void): void {
  const { listen, body } = frame
  const { ownerDocument: document } = body
  if (when.on === 'delay') whenShown(frame, () => later(when.seconds * 1_000))
  if (when.on === 'leave')
    // Where there is no mouse, nothing leaves.
    listen(document, 'mouseout', (event) => {
      const { relatedTarget, clientY } = event as MouseEvent
      if (!relatedTarget && clientY <= 0) due()
    })
  if (when.on === 'scroll') {
    const look = ({ target }: { target: EventTarget | null }) => {
      const { scrollTop, scrollHeight, clientHeight } = ((target === document ? document.scrollingElement : target) || {}) as Element
      // No element scrolls a page without a doctype whose body does. A carousel or a list is not the page. A pixel is lost to rounding at the end.
      if (scrollTop > 0 && clientHeight * 2 > innerHeight && (scrollTop + 1) * 100 >= when.percent * (scrollHeight - clientHeight)) due()
    }
    // Caught on its way down: many pages scroll in an element of their own, whose event goes no further.
    listen(document, 'scroll', look, true)
    look({ target: document })
  }
}
